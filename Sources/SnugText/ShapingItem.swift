/// A piece of text of one font, script, language and direction: what a shaper takes at once.
public struct ShapingItem: Hashable, Sendable {
    /// Bytes of the UTF-8 text; whole characters.
    public var range: Range<Int>
    /// The face.
    public var font: FontID
    /// The writing system.
    public var script: Script
    /// A BCP 47 tag, empty if not known.
    public var language: String
    /// Whether the glyphs run from right to left.
    public var isRightToLeft: Bool
    /// Features beyond those that are on by default.
    public var features: [FontFeature]

    /// Makes an item.
    public init(
        range: Range<Int>, font: FontID, script: Script, language: String, isRightToLeft: Bool,
        features: [FontFeature]
    ) {
        self.range = range
        self.font = font
        self.script = script
        self.language = language
        self.isRightToLeft = isRightToLeft
        self.features = features
    }
}
