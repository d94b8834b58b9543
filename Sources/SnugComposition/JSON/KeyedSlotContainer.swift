/// Writes the members of an object.
struct KeyedSlotContainer<Key: CodingKey>: KeyedEncodingContainerProtocol {
    let encoder: SlotEncoder

    var codingPath: [any CodingKey] { encoder.codingPath }

    func encodeNil(forKey key: Key) throws { encoder.member(key).slot.set(.null) }

    // Stands for the requirements of all of JSON's own types.
    func encode<T: JSONPrimitive>(_ value: T, forKey key: Key) throws { try encoder.member(key).encode(value) }

    func encode<T: Encodable>(_ value: T, forKey key: Key) throws { try encoder.member(key).encode(value) }

    func nestedContainer<Nested: CodingKey>(
        keyedBy type: Nested.Type, forKey key: Key
    ) -> KeyedEncodingContainer<Nested> {
        encoder.member(key).container(keyedBy: type)
    }

    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
        encoder.member(key).unkeyedContainer()
    }

    func superEncoder() -> any Encoder { encoder.member(NameKey.inherited) }

    func superEncoder(forKey key: Key) -> any Encoder { encoder.member(key) }
}
