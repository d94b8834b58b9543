public import SnugGeometry

/// Glyphs that are painted together, so that overlaps do not show.
public struct GlyphGroup: Hashable, Sendable {
    /// One glyph's outline, size and place.
    public struct Glyph: Hashable, Sendable {
        /// Index into `DisplayList.glyphOutlines`.
        public var outline: Int
        /// Layout units per em: what the outline, which is one em large, is multiplied with.
        public var size: Double
        /// Where the outline's origin lies, in layout units.
        public var origin: Point

        /// Makes a placed glyph.
        public init(outline: Int, size: Double, origin: Point) {
            self.outline = outline
            self.size = size
            self.origin = origin
        }
    }

    /// The glyphs in painting order.
    public var glyphs: [Glyph]

    /// Makes a group.
    public init(glyphs: [Glyph] = []) {
        self.glyphs = glyphs
    }
}
