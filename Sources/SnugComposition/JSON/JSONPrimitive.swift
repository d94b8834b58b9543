/// The Swift types that JSON's own leaves become, strictly and without loss.
protocol JSONPrimitive: Codable {
    init(_ node: JSONNode) throws(SpecFault)
    func jsonValue() throws(SpecFault) -> JSONNode.Value
}

extension Bool: JSONPrimitive {
    init(_ node: JSONNode) throws(SpecFault) {
        guard case .bool(let bool) = node.value else { throw .wrongType(expected: .bool, found: node.kind) }
        self = bool
    }

    func jsonValue() throws(SpecFault) -> JSONNode.Value { .bool(self) }
}

extension String: JSONPrimitive {
    init(_ node: JSONNode) throws(SpecFault) {
        guard case .string(let string) = node.value else { throw .wrongType(expected: .string, found: node.kind) }
        self = string
    }

    func jsonValue() throws(SpecFault) -> JSONNode.Value { .string(self) }
}

extension Double: JSONPrimitive {
    init(_ node: JSONNode) throws(SpecFault) {
        self = try node.number().value
    }

    func jsonValue() throws(SpecFault) -> JSONNode.Value {
        guard let number = JSONNumber(self) else { throw .notFinite }
        return .number(number)
    }
}

extension Float: JSONPrimitive {
    init(_ node: JSONNode) throws(SpecFault) {
        let number = try node.number()
        self.init(number.value)
        guard isFinite else {
            let greatest = String(Float.greatestFiniteMagnitude)
            throw .outOfRange(found: number.text, minimum: "-" + greatest, maximum: greatest)
        }
    }

    func jsonValue() throws(SpecFault) -> JSONNode.Value {
        guard let number = JSONNumber(self) else { throw .notFinite }
        return .number(number)
    }
}

extension JSONPrimitive where Self: FixedWidthInteger {
    init(_ node: JSONNode) throws(SpecFault) {
        self = try node.number().integer()
    }

    func jsonValue() throws(SpecFault) -> JSONNode.Value { .number(JSONNumber(self)) }
}

extension Int: JSONPrimitive {}
extension Int8: JSONPrimitive {}
extension Int16: JSONPrimitive {}
extension Int32: JSONPrimitive {}
extension Int64: JSONPrimitive {}
extension Int128: JSONPrimitive {}
extension UInt: JSONPrimitive {}
extension UInt8: JSONPrimitive {}
extension UInt16: JSONPrimitive {}
extension UInt32: JSONPrimitive {}
extension UInt64: JSONPrimitive {}
extension UInt128: JSONPrimitive {}

extension JSONNode {
    fileprivate func number() throws(SpecFault) -> JSONNumber {
        guard case .number(let number) = value else { throw .wrongType(expected: .number, found: kind) }
        return number
    }
}
