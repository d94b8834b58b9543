internal import SnugText

// The names are SwiftUI's. As there, what a part has been told already goes before what the whole is told later: in
// `(red + plain).foregroundColor(.blue)` the first part stays red.
extension RichText {
    /// The letters' colour.
    public func foregroundColor(_ color: Color) -> RichText { setting(\.color, .color(color)) }

    /// What the letters are filled with: a colour, a gradient or a picture.
    public func foregroundStyle(_ style: ShapeStyle) -> RichText { setting(\.color, .style(style)) }

    /// The letters' colour, or `auto` for black or white, whichever is easier to read.
    public func foregroundColor(_ color: TextColor) -> RichText { setting(\.color, color) }

    /// A highlight of a colour behind the text, below those that its parts have.
    public func backgroundColor(_ color: Color) -> RichText { highlight(Highlight(color: color)) }

    /// A highlight behind the text, below those that its parts have.
    public func highlight(_ highlight: Highlight = Highlight()) -> RichText { setting(\.highlights, [highlight]) }

    /// The families wished for, best first.
    public func font(_ names: FontNames) -> RichText { setting(\.font, names) }

    /// A font file that goes before the families.
    public func fontFile(_ path: String, face: Int = 0) -> RichText {
        setting(\.fontFile, FontFile(path: path, face: face))
    }

    /// The letters' size; in ems one relative to the text around.
    public func fontSize(_ size: Length) -> RichText { setting(\.fontSize, size) }

    /// How bold the letters are.
    public func fontWeight(_ weight: FontWeight) -> RichText { setting(\.weight, weight) }

    /// How wide letters are.
    public func fontWidth(_ width: FontWidth) -> RichText { setting(\.fontWidth, width) }

    /// Bold letters.
    public func bold(_ isActive: Bool = true) -> RichText { fontWeight(isActive ? .bold : .regular) }

    /// Slanted letters.
    public func italic(_ isActive: Bool = true) -> RichText { setting(\.italic, isActive) }

    /// Extra room between letters; the same as `tracking`.
    public func kerning(_ spacing: Length) -> RichText { setting(\.letterSpacing, spacing) }

    /// Extra room between letters.
    public func tracking(_ spacing: Length) -> RichText { setting(\.letterSpacing, spacing) }

    /// A line below the letters.
    public func underline(_ isActive: Bool = true) -> RichText { setting(\.underline, isActive) }

    /// A line through the letters.
    public func strikethrough(_ isActive: Bool = true) -> RichText { setting(\.strike, isActive) }

    /// Raises the letters by a length, or lowers them by a negative one.
    public func baselineOffset(_ offset: Length) -> RichText { setting(\.baselineShift, .length(offset)) }

    /// Makes the letters small and raises or lowers them, or moves them by a length.
    public func baselineShift(_ shift: BaselineShift) -> RichText { setting(\.baselineShift, shift) }

    /// A border outside the letters, below all of their fills.
    public func textStroke(_ color: Color, lineWidth: Length) -> RichText {
        textStroke(.color(color), lineWidth: lineWidth)
    }

    /// A border outside the letters, below all of their fills.
    public func textStroke(_ style: ShapeStyle, lineWidth: Length) -> RichText {
        setting(\.textStroke, lineWidth).setting(\.textStrokeColor, style)
    }

    /// Positions on a variable font's axes, where parts have none of their own.
    public func fontVariations(_ variations: FontVariations) -> RichText { setting(\.variations, variations) }

    /// OpenType features, where parts have none of their own.
    public func fontFeatures(_ features: FontFeatures) -> RichText { setting(\.features, features) }

    /// Digits of one width.
    public func monospacedDigit() -> RichText { fontFeatures(FontFeatures([FontFeature(tag: "tnum", value: 1)])) }

    /// The text's language, a BCP 47 tag such as `ja`.
    public func language(_ tag: String) -> RichText { setting(\.lang, tag) }

    private func setting<Value>(_ property: WritableKeyPath<RunStyle, Value>, _ value: Value) -> RichText {
        var style = RunStyle()
        style[keyPath: property] = value
        return inheriting(style)
    }
}
