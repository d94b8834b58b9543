extension JSONWriter {
    /// Writes a node and all it holds. In a pretty document an array of nothing but leaves stands on one line.
    public mutating func write(_ node: JSONNode) {
        switch node.value {
        case .null: writeNull()
        case .bool(let bool): write(bool)
        case .number(let number): write(number)
        case .string(let string): write(string)
        case .array(let items):
            beginArray(inline: items.allSatisfy(\.isLeaf))
            for item in items { write(item) }
            endArray()
        case .object(let members):
            beginObject()
            for member in members {
                key(member.key)
                write(member.value)
            }
            endObject()
        }
    }
}

extension JSONNode {
    /// The node as JSON: members in their order, numbers as they were read or made. A pretty text has a line for each
    /// member, indented by two spaces, an unpretty one no space. No line feed at the end.
    public func text(pretty: Bool = false) -> String {
        var writer = JSONWriter(pretty: pretty)
        writer.write(self)
        return String(decoding: writer.takeBytes(), as: UTF8.self)
    }

    fileprivate var isLeaf: Bool {
        switch value {
        case .array, .object: false
        default: true
        }
    }
}
