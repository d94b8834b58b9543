/// Which look a picture starts from: a built-in one by its name, or a JSON file with the same keys as a caption's.
public struct StyleReference: Hashable, Sendable {
    /// The built-in look's name or the file's path.
    public var source: String

    /// Makes a reference.
    public init(_ source: String) {
        self.source = source
    }

    /// Whether a file is meant: what has a slash or ends in `.json`.
    public var isFile: Bool { source.contains("/") || source.hasSuffix(".json") }
}

extension StyleReference: SpecValue {
    /// What is expected where a value is none.
    public static let expectation = "a style such as glass or my-style.json"

    /// Reads a name or a path.
    public init(specText: String) throws(SpecFault) {
        guard !specText.trimmed.isEmpty else {
            throw .notAValue(expected: Self.expectation, found: specText, suggestion: nil)
        }
        self.init(specText)
    }

    /// The canonical words.
    public var specText: String { source }
}

extension StyleReference: ExpressibleByStringLiteral {
    /// A name or a path.
    public init(stringLiteral value: String) { self.init(value) }
}
