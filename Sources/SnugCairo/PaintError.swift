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
    /// The blur of an item's shadow or material has a standard deviation in pixels that is negative, not a number, or
    /// above the limit.
    case blur(item: Int, sigma: Double, limit: Double)
    /// What casts an item's shadow, or a layer with what casts its shadows, has too many pixels, or too many in a row or a
    /// column.
    case shadowTooLarge(item: Int, width: Int, height: Int, limits: PaintLimits)
    /// An item's gradient has no stop, stops out of order, a negative radius, or a number that is not finite.
    case gradient(item: Int)
    /// A layer's opacity is not a number from 0 to 1.
    case opacity(item: Int, Double)
    /// A material's saturation is negative, not a number, or above the limit.
    case saturation(item: Int, Double, limit: Double)
    /// The layers, shadows and materials of an item would take more pixels at the same time than the limit.
    case layersTooLarge(item: Int, pixels: Int, limit: Int)
    /// cairo gave up, with its own words for the reason.
    case cairo(String)
}
