public import SnugGeometry

/// Why a display list cannot be painted; `item` counts from 0.
public enum PaintError: Error, Hashable, Sendable {
    /// The scale is not a finite number above 0.
    case scale(Double)
    /// The canvas has no pixel, or no finite size.
    case canvas(Size)
    /// The canvas would be longer than the limit, in pixels.
    case sideTooLong(pixels: Double, limit: Int)
    /// The canvas would have more pixels than the limit.
    case tooManyPixels(width: Int, height: Int, limit: Int)
    /// An item has coordinates that are not finite or a negative glyph size, or reaches into the canvas from more than
    /// four million pixels away.
    case coordinates(item: Int)
    /// An item's line has a width or a dash that is negative or not finite, or only dashes of length 0.
    case stroke(item: Int)
    /// An item uses a glyph outline that the list does not have.
    case missingOutline(item: Int, outline: Int)
    /// An item uses a picture that the list does not have.
    case missingImage(item: Int, image: Int)
    /// An item's picture has a side that is longer than cairo can draw, in pixels.
    case imageTooLong(item: Int, pixels: Int, limit: Int)
    /// cairo gave up, with its own words for the reason.
    case cairo(String)
}
