public import SnugGeometry

/// One thing to paint; later items lie over earlier ones.
public indirect enum DisplayItem: Hashable, Sendable {
    /// The inside of a path.
    case fill(Path, Paint, FillRule)
    /// A line along a path.
    case stroke(Path, LineStyle, Paint)
    /// Letters, filled as one shape by the non-zero rule.
    case glyphs(GlyphGroup, Paint)
    /// A line along the letters' outlines.
    case glyphStrokes(GlyphGroup, LineStyle, Paint)
    /// A picture of `DisplayList.images`, scaled smoothly into a rectangle.
    case image(Int, Rect)
    /// The shadow of other items, which are not painted themselves: their common silhouette in one colour.
    ///
    /// What casts it is their alpha as they would be painted, shadows among them included; their colours have no part in
    /// it. Nothing is left out below the items. Without offset and blur it is the silhouette itself, in one tone wherever
    /// the items overlap.
    case shadow(Shadow, of: [DisplayItem])
    /// Items that are painted as one picture.
    case layer(Layer)
    /// The inside of a path, by the non-zero rule, filled with what lies behind it, filtered.
    ///
    /// What lies behind is all that has been painted so far, in the layers round this one too; or, with `backdrop`, these
    /// items alone on a clear canvas, which are not painted themselves. The blur reads beyond the path; beyond the canvas
    /// the pixels at its edge go on. The result takes the place of what was there, so nothing shows twice.
    case material(Path, BackdropFilter, backdrop: [DisplayItem]?)
}
