public import SnugGeometry

/// Colours that change from a point outwards, the same on ellipses round it.
public struct RadialGradient: Hashable, Sendable {
    /// The colours in the order of their locations, one at least.
    public var stops: [GradientStop]
    /// Where location 0 lies.
    public var center: Point
    /// Half the axes of the ellipse on which location 1 lies; if one is 0, all is in the last stop's colour.
    public var radii: Size

    /// Makes a gradient.
    public init(stops: [GradientStop], center: Point, radii: Size) {
        self.stops = stops
        self.center = center
        self.radii = radii
    }
}
