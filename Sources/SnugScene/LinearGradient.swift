public import SnugGeometry

/// Colours that change along a line and are the same across it.
public struct LinearGradient: Hashable, Sendable {
    /// The colours in the order of their locations, one at least.
    public var stops: [GradientStop]
    /// Where location 0 lies.
    public var start: Point
    /// Where location 1 lies; if it is the start, all is in the last stop's colour.
    public var end: Point

    /// Makes a gradient.
    public init(stops: [GradientStop], start: Point, end: Point) {
        self.stops = stops
        self.start = start
        self.end = end
    }
}
