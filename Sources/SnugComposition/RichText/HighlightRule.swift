/// A part of a text that is to be highlighted, named apart from the text, and how it is to look.
public struct HighlightRule<Part: Codable & Hashable & Sendable>: Hashable, Sendable {
    /// The words, or the range of characters.
    public var part: Part
    /// How the highlight looks; nil follows the caption's `highlightStyle`.
    public var style: Highlight?

    /// Makes a rule.
    public init(_ part: Part, style: Highlight? = nil) {
        self.part = part
        self.style = style
    }

    /// The style that a run of the part gets.
    func runStyle(_ common: Highlight?) -> RunStyle {
        var style = RunStyle()
        style.highlights = [(common ?? Highlight()).overridden(by: self.style ?? Highlight())]
        return style
    }
}

extension HighlightRule: Codable {
    enum Key: String, ClosedCodingKey {
        case part, style
    }

    /// Reads the part alone, or an object with `part` and `style`.
    public init(from decoder: any Decoder) throws {
        if let part = try? decoder.singleValueContainer().decode(Part.self) {
            self.init(part)
        } else {
            let container = try decoder.container(keyedBy: Key.self)
            self.init(
                try container.decode(Part.self, forKey: .part),
                style: try container.decodeIfPresent(Highlight.self, forKey: .style))
        }
    }

    /// Writes the part alone where there is no style.
    public func encode(to encoder: any Encoder) throws {
        guard let style else {
            var container = encoder.singleValueContainer()
            return try container.encode(part)
        }
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(part, forKey: .part)
        try container.encode(style, forKey: .style)
    }
}
