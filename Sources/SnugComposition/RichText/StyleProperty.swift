/// One property of a style: its key in JSON, in words and in markup, and how its values are read and written.
protocol StyleProperty<Style>: Sendable {
    associatedtype Style

    /// The key, in camelCase.
    var key: String { get }
    /// What it does, in one line.
    var summary: String { get }
    /// What the value of the JSON key may be.
    var schema: SpecSchema { get }

    /// Reads the words of a value into the style.
    func read(_ words: String, into style: inout Style) throws(SpecFault)
    /// The value in words, nil if the style says nothing of it.
    func words(of style: Style) -> String?
    /// Takes the value over from another style where that has one.
    func copy(from source: Style, to target: inout Style)
    /// Reads the value of a JSON key.
    func decode<Key: CodingKey>(
        from container: KeyedDecodingContainer<Key>, forKey key: Key, into style: inout Style
    ) throws
    /// Writes the value under its JSON key, if the style says anything of it.
    func encode<Key: CodingKey>(
        _ style: Style, to container: inout KeyedEncodingContainer<Key>, forKey key: Key
    ) throws
}

/// A property that is nil where the style says nothing of it.
protocol OptionalProperty<Style, Value>: StyleProperty {
    associatedtype Value: Codable

    var path: any WritableKeyPath<Style, Value?> & Sendable { get }
    func value(in words: String) throws(SpecFault) -> Value
    func words(for value: Value) -> String
}

extension OptionalProperty {
    func read(_ words: String, into style: inout Style) throws(SpecFault) {
        style[keyPath: path] = try value(in: words)
    }

    func words(of style: Style) -> String? {
        style[keyPath: path].map(words(for:))
    }

    func copy(from source: Style, to target: inout Style) {
        if let value = source[keyPath: path] { target[keyPath: path] = value }
    }

    func decode<Key: CodingKey>(
        from container: KeyedDecodingContainer<Key>, forKey key: Key, into style: inout Style
    ) throws {
        style[keyPath: path] = try container.decode(Value.self, forKey: key)
    }

    func encode<Key: CodingKey>(
        _ style: Style, to container: inout KeyedEncodingContainer<Key>, forKey key: Key
    ) throws {
        try container.encodeIfPresent(style[keyPath: path], forKey: key)
    }
}

/// A property whose values read and print words themselves.
struct ValueProperty<Style, Value: SpecValue>: OptionalProperty {
    let key: String
    let path: any WritableKeyPath<Style, Value?> & Sendable
    let summary: String
    let schema: SpecSchema

    init(
        _ key: String, _ path: any WritableKeyPath<Style, Value?> & Sendable, _ summary: String,
        schema: SpecSchema = Value.schema
    ) {
        self.key = key
        self.path = path
        self.summary = summary
        self.schema = schema
    }

    func value(in words: String) throws(SpecFault) -> Value { try Value(specText: words) }

    func words(for value: Value) -> String { value.specText }
}

/// A property that is on or off.
struct ToggleProperty<Style>: OptionalProperty {
    let key: String
    let path: any WritableKeyPath<Style, Bool?> & Sendable
    let summary: String

    init(_ key: String, _ path: any WritableKeyPath<Style, Bool?> & Sendable, _ summary: String) {
        self.key = key
        self.path = path
        self.summary = summary
    }

    var schema: SpecSchema { .bool }

    func value(in words: String) throws(SpecFault) -> Bool {
        switch words.trimmed {
        case "true": return true
        case "false": return false
        default: throw .notOneOf(["true", "false"], found: words)
        }
    }

    func words(for value: Bool) -> String { String(value) }
}

/// A property that takes any words.
struct WordsProperty<Style>: OptionalProperty {
    let key: String
    let path: any WritableKeyPath<Style, String?> & Sendable
    let summary: String

    init(_ key: String, _ path: any WritableKeyPath<Style, String?> & Sendable, _ summary: String) {
        self.key = key
        self.path = path
        self.summary = summary
    }

    var schema: SpecSchema { .string }

    func value(in words: String) -> String { words }

    func words(for value: String) -> String { value }
}
