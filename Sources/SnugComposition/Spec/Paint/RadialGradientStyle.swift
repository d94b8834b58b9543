/// A gradient from a point of what it fills outwards, as CSS's `radial-gradient()` (CSS Images 3, 3.2).
public struct RadialGradientStyle: Hashable, Sendable {
    /// The shape of the lines of one colour.
    public enum Shape: String, Hashable, Sendable, CaseIterable {
        case circle, ellipse
    }

    /// Circles, or ellipses in proportion to what is filled; the last colour lies at its farthest corner.
    public var shape: Shape
    /// Where the first colour lies in what is filled.
    public var center: UnitPoint
    /// The colours from the centre outwards, two at least.
    public var colors: [GradientColor]

    /// Makes a gradient.
    public init(shape: Shape = .ellipse, center: UnitPoint = .center, colors: [GradientColor]) {
        self.shape = shape
        self.center = center
        self.colors = colors
    }
}
