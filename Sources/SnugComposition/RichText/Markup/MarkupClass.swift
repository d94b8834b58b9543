/// What a class in braces says: `[text]{.bold}`.
public enum MarkupClass: String, Hashable, Sendable, CaseIterable {
    /// Weight 700, as `**`.
    case bold
    /// Slanted, as `*`.
    case italic
    /// Underlined.
    case underline
    /// Struck through, as `~~`.
    case strike
    /// Highlighted, as `==`.
    case highlight
    /// Small and raised.
    case superscript = "super"
    /// Small and lowered.
    case `subscript` = "sub"
    /// 0.8 of the size around.
    case small
    /// 1.25 of the size around.
    case large

    /// The style of the class.
    public var style: RunStyle {
        var style = RunStyle()
        switch self {
        case .bold: style.weight = .bold
        case .italic: style.italic = true
        case .underline: style.underline = true
        case .strike: style.strike = true
        case .highlight: style.highlights = [Highlight()]
        case .superscript: style.baselineShift = .superscript
        case .subscript: style.baselineShift = .subscript
        case .small: style.fontSize = .em(0.8)
        case .large: style.fontSize = .em(1.25)
        }
        return style
    }
}
