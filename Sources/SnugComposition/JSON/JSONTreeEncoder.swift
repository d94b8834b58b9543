/// Encodes values as JSON nodes, the same value as the same node every time.
///
/// Members stand in the order in which `encode(to:)` writes them, optionals that are nil are left out where they are
/// encoded if present, and dictionaries and sets, which have no order of their own, are sorted. A value that encodes
/// nothing becomes an empty object. Nodes have no position.
public struct JSONTreeEncoder: Sendable {
    /// What the types that are encoded find in `Encoder.userInfo`.
    public var userInfo: [CodingUserInfoKey: any Sendable]

    /// Makes an encoder.
    public init(userInfo: [CodingUserInfoKey: any Sendable] = [:]) {
        self.userInfo = userInfo
    }

    /// The value as JSON. Throws with the path of the value that cannot be written: `notFinite` for an infinite number.
    public func encode(_ value: some Encodable) throws(SpecError) -> JSONNode {
        let encoder = SlotEncoder(slot: EncodingSlot(), path: .root, userInfo: userInfo)
        try encoder.encode(value)
        return encoder.slot.node()
    }
}
