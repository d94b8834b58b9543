public import SnugGeometry

/// Why a display list cannot be written as SVG; `item` counts from 0.
public enum SVGError: Error, Hashable, Sendable {
    /// The scale is not a finite number above 0.
    case scale(Double)
    /// The canvas has no pixel, or is not below a thousand million pixels a side.
    case canvas(Size)
    /// An item has a coordinate, a size, an opacity or a gradient's place that is not finite, or a coordinate of a
    /// thousand million units or more.
    case coordinates(item: Int)
    /// An item's line has a width or a dash that is negative or not finite, or only dashes of length 0.
    case stroke(item: Int)
    /// An item's gradient has no stops, or stops out of order.
    case gradient(item: Int)
    /// An item uses a glyph outline that the list does not have.
    case missingOutline(item: Int, outline: Int)
    /// An item uses a picture that the list does not have.
    case missingImage(item: Int, image: Int)
}
