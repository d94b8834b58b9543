/// A part of a rich text, as `text[range]` gives it, with attributes that can be read and set.
///
///     var text: RichText = "Caption with a word"
///     if let range = text.string.firstRange(of: "word") {
///         text[range].backgroundColor = .cyan
///     }
///
/// An attribute reads as nil where the part has none or several values of it. Setting one replaces what the part's runs
/// said, and nil takes it back.
public struct RichTextPart: Hashable, Sendable {
    /// The part as a text of its own.
    public private(set) var text: RichText

    init(_ text: RichText) {
        self.text = text
    }

    /// The part's letters.
    public var string: String { text.string }

    /// The letters' colour, if it is a fixed one.
    public var foregroundColor: Color? {
        get { self[\.color]?.color }
        set { self[\.color] = newValue.map { .color($0) } }
    }

    /// The colour of the innermost highlight, if it is only one; setting one replaces all highlights of the part.
    public var backgroundColor: Color? {
        get {
            if case .color(let color) = highlights?.last?.color { color } else { nil }
        }
        set { highlights = newValue.map { [Highlight(color: $0)] } }
    }

    /// What lies behind the letters, from the outermost to the innermost.
    public var highlights: [Highlight]? {
        get { common(\.highlights) }
        set { set(\.highlights, newValue ?? []) }
    }

    /// The families wished for, best first.
    public var font: FontNames? {
        get { self[\.font] }
        set { self[\.font] = newValue }
    }

    /// The letters' size.
    public var fontSize: Length? {
        get { self[\.fontSize] }
        set { self[\.fontSize] = newValue }
    }

    /// How bold the letters are.
    public var fontWeight: FontWeight? {
        get { self[\.weight] }
        set { self[\.weight] = newValue }
    }

    /// Whether the letters are slanted.
    public var italic: Bool? {
        get { self[\.italic] }
        set { self[\.italic] = newValue }
    }

    /// Extra room between letters; the same as `tracking`.
    public var kerning: Length? {
        get { self[\.letterSpacing] }
        set { self[\.letterSpacing] = newValue }
    }

    /// Extra room between letters.
    public var tracking: Length? {
        get { self[\.letterSpacing] }
        set { self[\.letterSpacing] = newValue }
    }

    /// Whether the text is underlined.
    public var underline: Bool? {
        get { self[\.underline] }
        set { self[\.underline] = newValue }
    }

    /// Whether the text is struck through.
    public var strikethrough: Bool? {
        get { self[\.strike] }
        set { self[\.strike] = newValue }
    }

    /// How far the letters are raised, if by a length.
    public var baselineOffset: Length? {
        get {
            if case .length(let length) = self[\.baselineShift] { length } else { nil }
        }
        set { self[\.baselineShift] = newValue.map { .length($0) } }
    }

    /// Any other property of the part's runs.
    public subscript<Value: Hashable>(property: WritableKeyPath<RunStyle, Value?>) -> Value? {
        get { common(property) ?? nil }
        set { set(property, newValue) }
    }

    private func common<Value: Hashable>(_ property: WritableKeyPath<RunStyle, Value>) -> Value? {
        guard let first = text.runs.first?.style[keyPath: property] else { return nil }
        return text.runs.allSatisfy { $0.style[keyPath: property] == first } ? first : nil
    }

    private mutating func set<Value>(_ property: WritableKeyPath<RunStyle, Value>, _ value: Value) {
        text = RichText(
            text.runs.map { run in
                var run = run
                run.style[keyPath: property] = value
                return run
            })
    }
}

extension RichText {
    /// The part in a range of `string`. Linear in the text's length.
    ///
    /// An index inside a character's bytes counts as the character's start. Assigning a part changes attributes only: it
    /// must have the letters of the range.
    public subscript(range: Range<String.Index>) -> RichTextPart {
        get { RichTextPart(self[bytes: bytes(of: range)]) }
        set {
            let bytes = bytes(of: range)
            precondition(
                newValue.string == self[bytes: bytes].string, "attributes are assigned to the letters that they are of")
            self = self[bytes: 0..<bytes.lowerBound] + newValue.text + self[bytes: bytes.upperBound..<Int.max]
        }
    }

    private func bytes(of range: Range<String.Index>) -> Range<Int> {
        let utf8 = string.utf8
        let start = utf8.distance(from: utf8.startIndex, to: range.lowerBound)
        return start..<start + utf8.distance(from: range.lowerBound, to: range.upperBound)
    }
}
