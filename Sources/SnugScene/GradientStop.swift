public import SnugPixels

/// A colour at a place of a gradient.
///
/// Between two stops the premultiplied sRGB channels change evenly (CSS Images 3, 3.4.2); before the first and after the
/// last stop their colours go on. Of several stops at one place the first counts before it and the last after it.
public struct GradientStop: Hashable, Sendable {
    /// The place: 0 is the gradient's start and 1 its end; never less than that of the stop before, and it may lie
    /// outside 0 to 1.
    public var location: Double
    /// The colour there.
    public var color: Color

    /// Makes a stop.
    public init(location: Double, color: Color) {
        self.location = location
        self.color = color
    }
}
