/// A picture that fills something.
public struct ImageStyle: Hashable, Sendable {
    /// How the picture lies in what it fills.
    public enum Fit: String, Hashable, Sendable, CaseIterable {
        /// Whole, as large as it fits in, in the middle.
        case contain
        /// As small as it covers everything, its middle in the middle.
        case cover
        /// In its own size from the upper left corner on, repeated.
        case tile
    }

    /// Where the picture comes from.
    public var source: ImageReference
    /// How it lies in what it fills.
    public var fit: Fit

    /// Makes a style.
    public init(_ source: ImageReference, fit: Fit = .cover) {
        self.source = source
        self.fit = fit
    }
}

extension ImageStyle: SpecValue {
    /// What is expected where a value is none.
    public static let expectation = "a picture such as url(photo.jpg) or url(photo.jpg) contain"

    /// Reads CSS's words, `url(photo.jpg)` or `url("a (1).jpg")`, with `contain`, `cover` or `tile` behind them.
    public init(specText: String) throws(SpecFault) {
        guard let function = CSSFunction(specText), function.name == "url", let path = Self.unquoted(function.arguments)
        else {
            throw .notAValue(expected: Self.expectation, found: specText, suggestion: nil)
        }
        let source = try ImageReference(specText: path)
        let word = String(function.rest)
        guard !word.isEmpty else {
            self.init(source)
            return
        }
        guard let fit = Fit(rawValue: word.lowercased()) else {
            throw .notOneOf(Fit.allCases.map(\.rawValue), found: word)
        }
        self.init(source, fit: fit)
    }

    /// The canonical words.
    public var specText: String {
        "url(\(Self.quoted(source.source)))" + (fit == .cover ? "" : " " + fit.rawValue)
    }

    /// The text in quotes, with a backslash before what would end them; nil where something stands behind them.
    private static func unquoted(_ text: Substring) -> String? {
        guard let quote = text.first, quote == "\"" || quote == "'" else { return String(text) }
        var content = ""
        var isEscaped = false
        for index in text.indices.dropFirst() {
            let character = text[index]
            if !isEscaped, character == quote {
                return text.index(after: index) == text.endIndex ? content : nil
            }
            isEscaped = !isEscaped && character == "\\"
            if !isEscaped { content.append(character) }
        }
        return nil
    }

    private static func quoted(_ text: String) -> String {
        guard text.contains(where: { $0.isWhitespace || "\"'()\\".contains($0) }) else { return text }
        let escaped = text.flatMap { $0 == "\"" || $0 == "\\" ? ["\\", $0] : [$0] }
        return "\"\(String(escaped))\""
    }
}
