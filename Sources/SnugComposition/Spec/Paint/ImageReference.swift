/// Where a picture comes from: a PNG or JPEG file, or its bytes in a `data:` URL.
public struct ImageReference: Hashable, Sendable {
    /// A file's path, or a URL such as `data:image/png;base64,iVBOR…`.
    public var source: String

    /// Makes a reference.
    public init(_ source: String) {
        self.source = source
    }

    /// Whether the picture's bytes are in the reference itself.
    public var isData: Bool { source.prefix(5).lowercased() == "data:" }

    /// Whether the picture lies in a file whose path is relative.
    public var isRelativePath: Bool { !isData && !source.hasPrefix("/") }
}

extension ImageReference: SpecValue {
    /// What is expected where a value is none.
    public static let expectation = "a PNG or JPEG file such as photo.jpg"

    /// Reads a path or a `data:` URL.
    public init(specText: String) throws(SpecFault) {
        guard !specText.trimmed.isEmpty else {
            throw .notAValue(expected: Self.expectation, found: specText, suggestion: nil)
        }
        self.init(specText)
    }

    /// The canonical words.
    public var specText: String { source }
}

extension ImageReference: ExpressibleByStringLiteral {
    /// A path or a `data:` URL.
    public init(stringLiteral value: String) { self.init(value) }
}
