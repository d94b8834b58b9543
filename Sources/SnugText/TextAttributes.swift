/// All that decides the glyphs of a piece of text and their advances; colours do not.
public struct TextAttributes: Hashable, Sendable {
    /// The face.
    public var font: FontDescription
    /// Layout units per em.
    public var size: Double
    /// A BCP 47 tag, empty if not known.
    public var language: String
    /// OpenType features beyond the default ones.
    public var features: [FontFeature]
    /// Extra room between letters, in layout units; none after a line's last letter, none inside joined scripts.
    public var letterSpacing: Double
    /// Extra room at each space between words, in layout units.
    public var wordSpacing: Double
    /// How far the baseline is raised, in layout units.
    public var baselineShift: Double

    /// Makes a set of attributes.
    public init(
        font: FontDescription, size: Double, language: String = "", features: [FontFeature] = [],
        letterSpacing: Double = 0, wordSpacing: Double = 0, baselineShift: Double = 0
    ) {
        self.font = font
        self.size = size
        self.language = language
        self.features = features
        self.letterSpacing = letterSpacing
        self.wordSpacing = wordSpacing
        self.baselineShift = baselineShift
    }
}
