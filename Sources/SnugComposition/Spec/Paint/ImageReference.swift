/// Where a picture comes from: a PNG or JPEG file, or its bytes in a `data:` URL.
public struct ImageReference: Hashable, Sendable {
    /// A file's path, or a URL such as `data:image/png;base64,iVBOR…`.
    public var source: String

    /// Makes a reference.
    public init(_ source: String) {
        self.source = source
    }

    /// The scheme of a URL in small letters, such as `data`; nil for a path.
    public var scheme: String? {
        guard let colon = source.firstIndex(of: ":") else { return nil }
        let scheme = source[..<colon].lowercased()
        let isName =
            scheme.first?.isLetter == true
            && scheme.allSatisfy { $0.isASCII && ($0.isLetter || "+.-".contains($0) || $0.isNumber) }
        guard isName, scheme == "data" || source[colon...].hasPrefix("://") else { return nil }
        return scheme
    }
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
