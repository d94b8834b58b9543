/// One glyph as a shaper gives it, in the font's design units, y up, in visual order from left to right.
public struct ShapedGlyph: Hashable, Sendable {
    /// The glyph's number in its face; 0 is the missing glyph.
    public var id: UInt32
    /// The first UTF-8 byte of the characters that it stands for.
    public var cluster: Int
    /// How far the pen moves to the right.
    public var advance: Int32
    /// Where the outline lies right of the pen.
    public var xOffset: Int32
    /// Where the outline lies above the pen.
    public var yOffset: Int32
    /// Whether cutting the text before this glyph's cluster changes glyphs or places on either side.
    public var isUnsafeToBreak: Bool

    /// Makes a glyph.
    public init(
        id: UInt32, cluster: Int, advance: Int32, xOffset: Int32 = 0, yOffset: Int32 = 0, isUnsafeToBreak: Bool = false
    ) {
        self.id = id
        self.cluster = cluster
        self.advance = advance
        self.xOffset = xOffset
        self.yOffset = yOffset
        self.isUnsafeToBreak = isUnsafeToBreak
    }
}
