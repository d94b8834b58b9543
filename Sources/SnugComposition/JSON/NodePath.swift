/// The way from the root of a JSON document to a node, a list that shares its start with those of its neighbours.
indirect enum NodePath: Sendable {
    case root
    case key(any CodingKey, in: NodePath)
    case index(Int, in: NodePath)

    var codingPath: [any CodingKey] {
        switch self {
        case .root: []
        case .key(let key, let parent): parent.codingPath + [key]
        case .index(let index, let parent): parent.codingPath + [IndexKey(index)]
        }
    }

    /// As JSON path (RFC 9535): `$.runs[2].color`, and `$["a key"]` where a key is no name.
    var text: String {
        switch self {
        case .root: "$"
        case .key(let key, let parent): parent.text + Self.selector(key.stringValue)
        case .index(let index, let parent): parent.text + "[\(index)]"
        }
    }

    private static func selector(_ key: String) -> String {
        let isName =
            key.utf8.allSatisfy { $0.isWordCharacter && $0 != UInt8(ascii: "$") }
            && key.utf8.first.map { !$0.isDigit } ?? false
        return isName ? "." + key : "[" + JSONNode(.string(key)).text() + "]"
    }
}

/// The key of an array's item.
struct IndexKey: CodingKey {
    let index: Int

    init(_ index: Int) { self.index = index }

    init?(intValue: Int) { self.init(intValue) }

    init?(stringValue: String) {
        guard let index = Int(stringValue) else { return nil }
        self.init(index)
    }

    var intValue: Int? { index }
    var stringValue: String { String(index) }
}

/// A key that no type declares: of an inherited type's place, or one found in a document.
struct NameKey: CodingKey {
    let stringValue: String

    init(_ name: String) { stringValue = name }

    init?(stringValue: String) { self.init(stringValue) }

    init?(intValue: Int) { self.init(String(intValue)) }

    var intValue: Int? { nil }

    static let inherited = NameKey("super")
}
