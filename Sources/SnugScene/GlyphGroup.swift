public import SnugGeometry

/// Glyphs of one size that are painted together, so that overlaps do not show.
public struct GlyphGroup: Hashable, Sendable {
    /// One glyph's outline and place.
    public struct Glyph: Hashable, Sendable {
        /// Index into `DisplayList.glyphOutlines`.
        public var outline: Int
        /// Where the outline's origin lies, in layout units.
        public var origin: Point

        /// Makes a placed glyph.
        public init(outline: Int, origin: Point) {
            self.outline = outline
            self.origin = origin
        }
    }

    /// Layout units per em: what the outlines, which are one em large, are multiplied with.
    public var size: Double
    /// The glyphs in painting order.
    public var glyphs: [Glyph]

    /// Makes a group.
    public init(size: Double, glyphs: [Glyph]) {
        self.size = size
        self.glyphs = glyphs
    }
}
