public import SnugComposition

extension SpecError {
    var wording: Wording {
        var wording = fault.wording
        wording.problem = [place, wording.problem].compactMap { $0 }.joined(separator: ": ")
        return wording
    }

    /// Where in its document the fault is: `line 3, column 15: $.fontSize`.
    private var place: String? { Self.place(path: path, position: position) }

    /// How errors name a value of a document: `line 3, column 15: $.fontSize`; nil for the whole of one.
    public static func place(path: String, position: JSONPosition?) -> String? {
        let line = position.map { "line \($0.line), column \($0.column)" }
        guard path != "$" else { return line }
        return line.map { "\($0): \(path)" } ?? path
    }
}

extension SpecFault {
    /// One line that says what is wrong with a value.
    public var problem: String { wording.problem }

    /// One line that says what to do, where there is something to say.
    public var remedy: String? { wording.remedy }

    var wording: Wording {
        switch self {
        case .syntax(let fault):
            return fault.wording
        case .wrongType(let expected, let found):
            return Wording("\(expected.words) is expected, not \(found.words)", "write \(expected.example)")
        case .missingKey(let key):
            return Wording("the key \(quoted(key)) is missing", "add it")
        case .unknownKey(let key, let suggestion, let allowed):
            let known = allowed.isEmpty ? "leave it out: there are no keys here" : "known are "
            return Wording(
                "unknown key \(quoted(key))",
                Wording.suggestion(suggestion, otherwise: known + allowed.joined(separator: ", ")))
        case .notOneKey(let found, let allowed):
            let words = found.isEmpty ? "none" : found.joined(separator: " and ")
            return Wording(
                "one key says what this is, but there is \(words)",
                "give one of " + allowed.joined(separator: ", "))
        case .missingItem(let index):
            return Wording("the array ends before its item \(index + 1)", "add it")
        case .wrongCount(let expected, let found):
            return Wording("\(expected) items are expected, not \(found)", "give \(expected)")
        case .notOneOf(let found, let suggestion, let allowed):
            return Wording(
                "\(quoted(found)) is none of \(allowed.joined(separator: ", "))",
                Wording.suggestion(suggestion, otherwise: "give one of these words"))
        case .notAValue(let expected, let found, let suggestion):
            return Wording(
                "\(quoted(found)) is not \(Self.kind(of: expected))",
                Wording.suggestion(suggestion, otherwise: "give \(expected)"))
        case .notAnInteger(let found):
            return Wording("\(found) is not a whole number", "leave out the fraction")
        case .outOfRange(let found, let minimum, let maximum):
            return Wording("\(found) is out of range", Self.range(minimum, maximum))
        case .notFinite:
            return Wording("a number is infinite or not a number", "use finite numbers only")
        case .textInStyle:
            return Wording(
                "a style says how texts look and has none itself", "leave it out, or give the file as a spec")
        case .invalid(let reason):
            return Wording(reason)
        }
    }

    /// The kind alone of an expectation that goes on with examples: "a length" of "a length such as 12 or 0.5em".
    private static func kind(of expectation: String) -> String {
        let ends = [", such as ", " such as ", " from "]
        let end = expectation.indices.first { index in ends.contains { expectation[index...].hasPrefix($0) } }
        return String(expectation[..<(end ?? expectation.endIndex)])
    }

    private static func range(_ minimum: String?, _ maximum: String?) -> String? {
        switch (minimum, maximum) {
        case (let minimum?, let maximum?): "give a value from \(minimum) to \(maximum)"
        case (let minimum?, nil): "give a value of at least \(minimum)"
        case (nil, let maximum?): "give a value of at most \(maximum)"
        case (nil, nil): nil
        }
    }
}

extension JSONKind {
    /// The kind with its article.
    var words: String {
        switch self {
        case .null: "null"
        case .bool: "true or false"
        case .number: "a number"
        case .string: "a string"
        case .array: "an array"
        case .object: "an object"
        }
    }

    /// How a value of the kind is written.
    fileprivate var example: String {
        switch self {
        case .null: "null"
        case .bool: "true or false, without quotes"
        case .number: "a number without quotes"
        case .string: "the value in double quotes"
        case .array: "the value in [ ]"
        case .object: "the value in { }"
        }
    }
}
