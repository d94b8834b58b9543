/// A JSON value and where it stands in its document.
///
/// Two nodes are equal only if their positions are equal too; compare `value`s of leaves, or texts, to leave positions
/// out.
public struct JSONNode: Hashable, Sendable {
    /// What the node holds.
    public var value: Value
    /// Where the value starts, nil if the node was made rather than read.
    public var position: JSONPosition?

    /// Makes a node.
    public init(_ value: Value, position: JSONPosition? = nil) {
        self.value = value
        self.position = position
    }

    /// What a node holds.
    public enum Value: Hashable, Sendable {
        case null
        case bool(Bool)
        case number(JSONNumber)
        case string(String)
        case array([JSONNode])
        /// The members in the order of the document.
        case object([Member])
    }

    /// A key of an object and the value it names.
    public struct Member: Hashable, Sendable {
        /// The key, its escapes resolved.
        public var key: String
        /// Where the key's opening quote stands, nil if the member was made rather than read.
        public var keyPosition: JSONPosition?
        /// The value.
        public var value: JSONNode

        /// Makes a member.
        public init(key: String, keyPosition: JSONPosition? = nil, value: JSONNode) {
            self.key = key
            self.keyPosition = keyPosition
            self.value = value
        }
    }

    /// The kind of the value.
    public var kind: JSONKind {
        switch value {
        case .null: .null
        case .bool: .bool
        case .number: .number
        case .string: .string
        case .array: .array
        case .object: .object
        }
    }

    /// The value that the key names, nil if there is none or the node is no object. Linear in the number of members.
    public subscript(key: String) -> JSONNode? {
        guard case .object(let members) = value else { return nil }
        return members.first { $0.key == key }?.value
    }
}
