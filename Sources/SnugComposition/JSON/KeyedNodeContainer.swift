import SnugText

/// The members of an object as a type with keys sees them.
struct KeyedNodeContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
    private let decoder: NodeDecoder
    private let members: [JSONNode.Member]
    private let index: MemberIndex

    /// Throws if the node is no object, or has a key that its type does not allow.
    init(_ decoder: NodeDecoder) throws(SpecError) {
        guard case .object(let members) = decoder.node.value else {
            throw decoder.failure(.wrongType(expected: .object, found: decoder.node.kind))
        }
        self.decoder = decoder
        self.members = members
        index = MemberIndex(members)
        if let closed = Key.self as? any CaseIterable.Type {
            try refuseUnknownKeys(allowed: closed)
        }
    }

    var codingPath: [any CodingKey] { decoder.codingPath }

    var allKeys: [Key] { members.compactMap { Key(stringValue: $0.key) } }

    func contains(_ key: Key) -> Bool { index.index(of: key.stringValue, in: members) != nil }

    func decodeNil(forKey key: Key) throws -> Bool { try member(key).node.value == .null }

    // Stands for the requirements of all of JSON's own types.
    func decode<T: JSONPrimitive>(_ type: T.Type, forKey key: Key) throws -> T { try member(key).decode(type) }

    func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T { try member(key).decode(type) }

    func nestedContainer<Nested: CodingKey>(
        keyedBy type: Nested.Type, forKey key: Key
    ) throws -> KeyedDecodingContainer<Nested> {
        try member(key).container(keyedBy: type)
    }

    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
        try member(key).unkeyedContainer()
    }

    func superDecoder() throws -> any Decoder { try member(NameKey.inherited) }

    func superDecoder(forKey key: Key) throws -> any Decoder { try member(key) }

    private func member(_ key: some CodingKey) throws(SpecError) -> NodeDecoder {
        guard let place = index.index(of: key.stringValue, in: members) else {
            throw decoder.failure(.missingKey(key.stringValue))
        }
        return decoder.child(members[place].value, at: .key(key, in: decoder.path))
    }

    private func refuseUnknownKeys(allowed closed: any CaseIterable.Type) throws(SpecError) {
        guard let unknown = members.first(where: { Key(stringValue: $0.key) == nil }) else { return }
        let allowed = names(of: closed)
        throw SpecError(
            path: NodePath.key(NameKey(unknown.key), in: decoder.path).text,
            position: unknown.keyPosition,
            fault: .unknownKey(
                unknown.key, suggestion: closestName(to: unknown.key, among: allowed), allowed: allowed))
    }
}

private func names<T: CaseIterable>(of keys: T.Type) -> [String] {
    T.allCases.compactMap { ($0 as? any CodingKey)?.stringValue }
}
