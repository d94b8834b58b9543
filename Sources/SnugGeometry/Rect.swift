/// An axis-parallel rectangle between two corners, in layout units, y down.
///
/// The corners are stored as given: a rectangle with `x1 <= x0` or `y1 <= y0` is empty.
public struct Rect: Hashable, Sendable {
    /// The left side.
    public var x0: Double
    /// The upper side.
    public var y0: Double
    /// The right side.
    public var x1: Double
    /// The lower side.
    public var y1: Double

    /// Makes a rectangle from its sides.
    public init(x0: Double, y0: Double, x1: Double, y1: Double) {
        self.x0 = x0
        self.y0 = y0
        self.x1 = x1
        self.y1 = y1
    }

    /// Makes a rectangle from its upper left corner and its size.
    public init(origin: Point, size: Size) {
        self.init(x0: origin.x, y0: origin.y, x1: origin.x + size.width, y1: origin.y + size.height)
    }

    /// Extent along x; negative when the sides are crossed.
    public var width: Double { x1 - x0 }
    /// Extent along y; negative when the sides are crossed.
    public var height: Double { y1 - y0 }
    /// Width and height.
    public var size: Size { Size(width: width, height: height) }
    /// The upper left corner.
    public var origin: Point { Point(x: x0, y: y0) }
    /// The middle.
    public var center: Point { Point(x: (x0 + x1) / 2, y: (y0 + y1) / 2) }
    /// Whether the rectangle has no inside.
    public var isEmpty: Bool { !(x1 > x0 && y1 > y0) }

    /// The smallest rectangle that holds both; an empty one adds nothing.
    public func union(_ other: Rect) -> Rect {
        if other.isEmpty { return self }
        if isEmpty { return other }
        return Rect(
            x0: min(x0, other.x0), y0: min(y0, other.y0), x1: max(x1, other.x1), y1: max(y1, other.y1))
    }

    /// The rectangle whose sides lie inwards by the insets.
    public func inset(by insets: EdgeInsets) -> Rect {
        Rect(x0: x0 + insets.left, y0: y0 + insets.top, x1: x1 - insets.right, y1: y1 - insets.bottom)
    }

    /// The rectangle whose sides lie outwards by the insets.
    public func outset(by insets: EdgeInsets) -> Rect {
        Rect(x0: x0 - insets.left, y0: y0 - insets.top, x1: x1 + insets.right, y1: y1 + insets.bottom)
    }

    /// The rectangle moved by a vector.
    public func offset(by d: Point) -> Rect {
        Rect(x0: x0 + d.x, y0: y0 + d.y, x1: x1 + d.x, y1: y1 + d.y)
    }

    /// The rectangle scaled about the origin.
    public func scaled(by k: Double) -> Rect {
        Rect(x0: x0 * k, y0: y0 * k, x1: x1 * k, y1: y1 * k)
    }
}
