/// Writes a node as a whole.
struct SingleSlotContainer: SingleValueEncodingContainer {
    let encoder: SlotEncoder

    var codingPath: [any CodingKey] { encoder.codingPath }

    func encodeNil() throws { encoder.slot.set(.null) }

    // Stands for the requirements of all of JSON's own types.
    func encode<T: JSONPrimitive>(_ value: T) throws { try encoder.encode(value) }

    func encode<T: Encodable>(_ value: T) throws { try encoder.encode(value) }
}
