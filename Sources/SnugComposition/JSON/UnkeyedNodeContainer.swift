/// The items of an array, one after the other.
struct UnkeyedNodeContainer: UnkeyedDecodingContainer {
    private let decoder: NodeDecoder
    private let items: [JSONNode]
    private(set) var currentIndex = 0

    /// Throws if the node is no array.
    init(_ decoder: NodeDecoder) throws(SpecError) {
        guard case .array(let items) = decoder.node.value else {
            throw decoder.failure(.wrongType(expected: .array, found: decoder.node.kind))
        }
        self.decoder = decoder
        self.items = items
    }

    var codingPath: [any CodingKey] { decoder.codingPath }

    var count: Int? { items.count }

    var isAtEnd: Bool { currentIndex >= items.count }

    mutating func decodeNil() throws -> Bool {
        let isNull = try item().node.value == .null
        // The item is spent only if it is what was asked for.
        if isNull { currentIndex += 1 }
        return isNull
    }

    // Stands for the requirements of all of JSON's own types.
    mutating func decode<T: JSONPrimitive>(_ type: T.Type) throws -> T { try taking { try $0.decode(type) } }

    mutating func decode<T: Decodable>(_ type: T.Type) throws -> T { try taking { try $0.decode(type) } }

    mutating func nestedContainer<Nested: CodingKey>(
        keyedBy type: Nested.Type
    ) throws -> KeyedDecodingContainer<Nested> {
        try taking { try $0.container(keyedBy: type) }
    }

    mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
        try taking { try $0.unkeyedContainer() }
    }

    mutating func superDecoder() throws -> any Decoder { try taking { $0 } }

    private func item() throws(SpecError) -> NodeDecoder {
        guard !isAtEnd else { throw decoder.failure(.missingItem(index: currentIndex)) }
        return decoder.child(items[currentIndex], at: .index(currentIndex, in: decoder.path))
    }

    /// Goes to the next item if the use of this one succeeds.
    private mutating func taking<Result>(_ use: (NodeDecoder) throws -> Result) throws -> Result {
        let result = try use(try item())
        currentIndex += 1
        return result
    }
}
