public import SnugGeometry
public import SnugPixels
public import SnugText

/// Where the display list gets the shapes of glyphs.
public protocol GlyphSource: AnyObject {
    /// The glyph's outline: one em large, y down, the origin on the baseline; empty where it has none.
    func outline(of glyph: UInt32, in font: FontID) -> Path

    /// The glyph's picture and its box in ems (y down, the origin on the baseline), if the face draws it in colour.
    func colorGlyph(of glyph: UInt32, in font: FontID) -> (bitmap: Bitmap, box: Rect)?

    /// Whether the face may have glyphs in colour.
    func isColorFont(_ font: FontID) -> Bool
}
