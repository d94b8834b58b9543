internal import SnugGeometry
internal import SnugPixels

/// A glyph that is a picture.
struct ColorGlyph {
    /// The picture, premultiplied and with blue first.
    var bitmap: Bitmap
    /// Where it lies, in fractions of an em, y down, origin on the baseline.
    var box: Rect
}
