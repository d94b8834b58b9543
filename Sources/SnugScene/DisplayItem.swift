public import SnugGeometry

/// One thing to paint; later items lie over earlier ones.
public enum DisplayItem: Hashable, Sendable {
    /// The inside of a path.
    case fill(Path, Paint, FillRule)
    /// A line along a path.
    case stroke(Path, StrokeStyle, Paint)
    /// Letters, filled as one shape by the non-zero rule.
    case glyphs(GlyphGroup, Paint)
    /// A line along the letters' outlines.
    case glyphStrokes(GlyphGroup, StrokeStyle, Paint)
    /// A picture of `DisplayList.images`, scaled smoothly into a rectangle.
    case image(Int, Rect)
}
