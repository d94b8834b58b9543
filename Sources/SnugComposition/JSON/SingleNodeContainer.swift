/// A node as a whole.
struct SingleNodeContainer: SingleValueDecodingContainer {
    let decoder: NodeDecoder

    var codingPath: [any CodingKey] { decoder.codingPath }

    func decodeNil() -> Bool { decoder.node.value == .null }

    // Stands for the requirements of all of JSON's own types.
    func decode<T: JSONPrimitive>(_ type: T.Type) throws -> T { try decoder.decode(type) }

    func decode<T: Decodable>(_ type: T.Type) throws -> T { try decoder.decode(type) }
}
