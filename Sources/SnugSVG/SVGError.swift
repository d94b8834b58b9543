public import SnugGeometry

/// Why a display list cannot be written as SVG; `item` counts from 0.
public enum SVGError: Error, Hashable, Sendable {
    /// The scale is not a finite number above 0.
    case scale(Double)
    /// The canvas has no pixel, or is not below a thousand million pixels a side.
    case canvas(Size)
    /// An item has a coordinate or a size that is not finite, or a thousand million units or more.
    case coordinates(item: Int)
    /// An item's line has a width or a dash that is negative or not finite, or only dashes of length 0.
    case stroke(item: Int)
    /// An item's gradient has no stop, stops out of order, a negative radius, or a number as those of `coordinates`.
    case gradient(item: Int)
    /// A layer's opacity is not a number from 0 to 1.
    case opacity(item: Int, Double)
    /// An item's shadow has a standard deviation that is negative or not finite, in units.
    case blur(item: Int, sigma: Double)
    /// An item uses a glyph outline that the list does not have.
    case missingOutline(item: Int, outline: Int)
    /// An item uses a picture that the list does not have.
    case missingImage(item: Int, image: Int)
    /// An id cannot begin so.
    case idPrefix(String)
}
