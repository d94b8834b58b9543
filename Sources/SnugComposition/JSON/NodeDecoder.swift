/// What a type that is decoded sees of one node.
struct NodeDecoder: Decoder {
    let node: JSONNode
    let path: NodePath
    let userInfo: [CodingUserInfoKey: Any]

    init(node: JSONNode, path: NodePath, userInfo: [CodingUserInfoKey: Any]) {
        self.node = node
        self.path = path
        self.userInfo = userInfo
    }

    var codingPath: [any CodingKey] { path.codingPath }

    func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        KeyedDecodingContainer(try KeyedNodeContainer<Key>(self))
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
        try UnkeyedNodeContainer(self)
    }

    func singleValueContainer() throws -> any SingleValueDecodingContainer {
        SingleNodeContainer(decoder: self)
    }

    func decode<T: Decodable>(_ type: T.Type) throws(SpecError) -> T {
        do {
            return try T(from: self)
        } catch {
            throw located(error, decoding: type)
        }
    }

    func decode<T: JSONPrimitive>(_ type: T.Type) throws(SpecError) -> T {
        do throws(SpecFault) {
            return try T(node)
        } catch {
            throw failure(error)
        }
    }

    /// The decoder of a node that this one's node holds.
    func child(_ node: JSONNode, at path: NodePath) -> NodeDecoder {
        NodeDecoder(node: node, path: path, userInfo: userInfo)
    }

    /// The fault as that of this decoder's node.
    func failure(_ fault: SpecFault) -> SpecError {
        SpecError(path: path.text, position: node.position, fault: fault)
    }
}
