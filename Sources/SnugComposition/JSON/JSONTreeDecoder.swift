/// Decodes values from JSON, strictly, and says where in the document a mistake is.
///
/// Nothing is converted from one kind to another; integers are exact (`1.0` is one, `1.5` is not); a key type that lists
/// its cases refuses other keys (see `ClosedCodingKey`). What `init(from:)` of a value type throws, `SpecFault` or
/// `DecodingError`, comes out as a `SpecError` with the path and the position of the innermost node.
public struct JSONTreeDecoder: Sendable {
    /// What the types that are decoded find in `Decoder.userInfo`.
    public var userInfo: [CodingUserInfoKey: any Sendable]

    /// Makes a decoder.
    public init(userInfo: [CodingUserInfoKey: any Sendable] = [:]) {
        self.userInfo = userInfo
    }

    /// The value that the node describes. Throws the first mistake.
    public func decode<T: Decodable>(_ type: T.Type, from node: JSONNode) throws(SpecError) -> T {
        try NodeDecoder(node: node, path: .root, userInfo: userInfo).decode(type)
    }

    /// The value that the document describes. Throws the first mistake of its JSON or, if that is sound, of its values.
    public func decode<T: Decodable>(
        _ type: T.Type, fromJSON bytes: [UInt8], limits: JSONLimits = .standard
    ) throws(SpecError) -> T {
        let node: JSONNode
        do {
            node = try JSONReader.read(bytes, limits: limits)
        } catch {
            throw SpecError(error)
        }
        return try decode(type, from: node)
    }
}
