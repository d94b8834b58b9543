public import SnugPixels

/// A colour of a gradient and, where it is told, its place.
public struct GradientColor: Hashable, Sendable {
    /// The colour.
    public var color: Color
    /// Where it lies along the gradient: 0 is the start and 1 the end; nil spreads it evenly between its neighbours.
    public var location: Double?

    /// Makes a colour of a gradient.
    public init(_ color: Color, at location: Double? = nil) {
        self.color = color
        self.location = location
    }
}
