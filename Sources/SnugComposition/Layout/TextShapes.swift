internal import SnugGeometry
internal import SnugScene

/// What the letters of a caption look like, free of colours.
struct TextShapes {
    /// All outlines.
    var letters = GlyphGroup()
    /// The glyphs that are pictures.
    var pictures: [DisplayItem] = []
    /// For each line from where to where it has letters that can be seen, advances included; nil for a blank one.
    var extents: [ClosedRange<Double>?] = []
}
