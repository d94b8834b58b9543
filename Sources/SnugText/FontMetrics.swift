/// The vertical measures of a face, in fractions of an em, positive away from the baseline.
public struct FontMetrics: Hashable, Sendable {
    /// Design units per em: what `ShapedGlyph` counts in.
    public var unitsPerEm: Int
    /// Height of the font's box above the baseline.
    public var ascent: Double
    /// Depth of the font's box below the baseline.
    public var descent: Double
    /// Extra room between lines that the font asks for.
    public var lineGap: Double
    /// Height of a flat capital.
    public var capHeight: Double
    /// Height of a flat small letter.
    public var xHeight: Double
    /// Distance of the underline's middle below the baseline.
    public var underlinePosition: Double
    /// Thickness of the underline.
    public var underlineThickness: Double
    /// Distance of the strike-through line's middle above the baseline.
    public var strikethroughPosition: Double
    /// Thickness of the strike-through line.
    public var strikethroughThickness: Double

    /// Makes a set of measures.
    public init(
        unitsPerEm: Int, ascent: Double, descent: Double, lineGap: Double, capHeight: Double, xHeight: Double,
        underlinePosition: Double, underlineThickness: Double, strikethroughPosition: Double,
        strikethroughThickness: Double
    ) {
        self.unitsPerEm = unitsPerEm
        self.ascent = ascent
        self.descent = descent
        self.lineGap = lineGap
        self.capHeight = capHeight
        self.xHeight = xHeight
        self.underlinePosition = underlinePosition
        self.underlineThickness = underlineThickness
        self.strikethroughPosition = strikethroughPosition
        self.strikethroughThickness = strikethroughThickness
    }
}
