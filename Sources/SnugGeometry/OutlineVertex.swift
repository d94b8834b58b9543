/// A corner of an outline: where its two edges would meet, and how it is rounded.
public struct OutlineVertex: Hashable, Sendable {
    /// Where the straight edges would meet, in layout units.
    public var position: Point
    /// Whether the region lies inside the corner rather than around it.
    public var isConvex: Bool
    /// Radius of the rounding; 0 for a sharp corner.
    public var radius: Double
    /// Distance from the corner at which the rounding starts on both edges: the radius, or more for a soft corner.
    public var cut: Double

    /// Makes a corner; without `cut` its rounding is a quarter of a circle.
    public init(position: Point, isConvex: Bool, radius: Double, cut: Double? = nil) {
        self.position = position
        self.isConvex = isConvex
        self.radius = radius
        self.cut = cut ?? radius
    }

    /// Whether the rounding is a curve that starts and ends flatter than a circle.
    var isSoft: Bool { radius > 0 && cut > radius }

    /// Where the control points of a soft corner's curve lie, as distance from the corner.
    ///
    /// The curve passes the same apex as the arc of the radius.
    var controlDistance: Double {
        let apex = 1 - 0.5.squareRoot()
        let k = (4 - 8 * apex * radius / cut) / 3
        return cut * (1 - k)
    }
}
