/// A circle round boxes, in layout units.
public struct FittedCircle: Hashable, Sendable {
    /// The middle.
    public var center: Point
    /// The radius, at least 0.
    public var radius: Double

    /// Makes a circle from its middle and radius.
    public init(center: Point, radius: Double) {
        self.center = center
        self.radius = radius
    }

    /// The circle as a path of four arcs.
    public var path: Path { .circle(center: center, radius: radius) }

    /// The square about the circle.
    public var bounds: Rect {
        Rect(x0: center.x - radius, y0: center.y - radius, x1: center.x + radius, y1: center.y + radius)
    }
}
