/// Writes the items of an array, one after the other.
struct UnkeyedSlotContainer: UnkeyedEncodingContainer {
    let encoder: SlotEncoder

    var codingPath: [any CodingKey] { encoder.codingPath }

    var count: Int { encoder.slot.count }

    func encodeNil() throws { encoder.nextItem().slot.set(.null) }

    // Stands for the requirements of all of JSON's own types.
    func encode<T: JSONPrimitive>(_ value: T) throws { try encoder.nextItem().encode(value) }

    func encode<T: Encodable>(_ value: T) throws { try encoder.nextItem().encode(value) }

    func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type) -> KeyedEncodingContainer<Nested> {
        encoder.nextItem().container(keyedBy: type)
    }

    func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { encoder.nextItem().unkeyedContainer() }

    func superEncoder() -> any Encoder { encoder.nextItem() }
}
