/// A gradient along a line through the middle of what it fills, as CSS's `linear-gradient()` (CSS Images 3, 3.1).
public struct LinearGradientStyle: Hashable, Sendable {
    /// Where the line leads.
    public enum Direction: Hashable, Sendable {
        /// Degrees clockwise from upwards: 90 leads to the right and 180 down.
        case angle(Double)
        /// Towards a corner of what is filled, so that the two corners beside it have the colour of the middle.
        case corner(Corner)
    }

    /// A corner of what is filled.
    public enum Corner: String, Hashable, Sendable, CaseIterable {
        case topLeft = "top left"
        case topRight = "top right"
        case bottomLeft = "bottom left"
        case bottomRight = "bottom right"
    }

    /// Where the line leads.
    public var direction: Direction
    /// The colours in order, two at least.
    public var colors: [GradientColor]

    /// Makes a gradient.
    public init(direction: Direction, colors: [GradientColor]) {
        self.direction = direction
        self.colors = colors
    }

    /// Makes a gradient whose line leads to an angle in degrees, clockwise from upwards.
    public init(angle: Double = 180, colors: [GradientColor]) {
        self.init(direction: .angle(angle), colors: colors)
    }
}
