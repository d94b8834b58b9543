/// What a part of a text can be told; what is nil follows the text around it.
///
/// The names are those of the caption's settings. Ems are those of the run's own font size, and of the font size itself
/// those of the text around it. A run that names families or a font file is drawn with these, not with the caption's font
/// files.
public struct RunStyle: Hashable, Sendable {
    /// The families wished for, best first.
    public var font: FontNames?
    /// A font file that goes before the families.
    public var fontFile: FontFile?
    /// The letters' size: layout units per em.
    public var fontSize: Length?
    /// How bold the letters are.
    public var weight: FontWeight?
    /// Whether the letters are slanted.
    public var italic: Bool?
    /// How wide the letters are.
    public var fontWidth: FontWidth?
    /// Positions on a variable font's axes.
    public var variations: FontVariations?
    /// OpenType features beyond the default ones.
    public var features: FontFeatures?
    /// What the letters are filled with.
    public var color: TextColor?
    /// Extra room between letters.
    public var letterSpacing: Length?
    /// How far the letters stand above or below the baseline.
    public var baselineShift: BaselineShift?
    /// Whether the text is underlined.
    public var underline: Bool?
    /// Whether the text is struck through.
    public var strike: Bool?
    /// The width of a border outside the letters.
    public var textStroke: Length?
    /// The colour of the letters' border.
    public var textStrokeColor: ShapeStyle?
    /// The text's language, a BCP 47 tag.
    public var lang: String?
    /// What lies behind the letters, from the outermost to the innermost; equal ones count once.
    public var highlights: [Highlight] = []

    /// Makes a style that says nothing.
    public init() {}

    /// Whether the style says nothing.
    public var isPlain: Bool { self == RunStyle() }
}

extension RunStyle {
    /// The style of a part with the style `inner` inside one with this style.
    ///
    /// What `inner` says goes before; its font size in ems is one of this style's, and its highlights lie upon this
    /// style's.
    public func overlaid(by inner: RunStyle) -> RunStyle {
        if isPlain { return inner }
        if inner.isPlain { return self }
        var result = self
        for property in Self.properties {
            property.copy(from: inner, to: &result)
        }
        // Families that are named inside are not to stand behind the outer style's file.
        if inner.font != nil { result.fontFile = inner.fontFile }
        result.fontSize = Self.fontSize(inner.fontSize, inside: fontSize)
        result.highlights = highlights + inner.highlights.filter { !highlights.contains($0) }
        return result
    }

    private static func fontSize(_ inner: Length?, inside outer: Length?) -> Length? {
        guard let inner else { return outer }
        guard let outer, inner.unit == .em else { return inner }
        let bound = Limits.specNumber
        return Length(min(max(inner.value * outer.value, -bound), bound), outer.unit)
    }
}
