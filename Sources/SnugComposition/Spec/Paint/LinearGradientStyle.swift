/// A gradient along a line through the middle of what it fills, as CSS's `linear-gradient()` (CSS Images 3, 3.1).
public struct LinearGradientStyle: Hashable, Sendable {
    /// Where the line leads: degrees clockwise from upwards, so that 90 leads to the right and 180 down.
    public var angle: Double
    /// The colours in order, two at least.
    public var colors: [GradientColor]

    /// Makes a gradient.
    public init(angle: Double = 180, colors: [GradientColor]) {
        self.angle = angle
        self.colors = colors
    }
}
