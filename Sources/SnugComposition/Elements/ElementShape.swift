/// A shape inside a rectangle.
public enum ElementShape: Hashable, Sendable {
    /// The rectangle itself.
    case rectangle
    /// The rectangle with round corners, whose radius is at most half the shorter side.
    case roundedRectangle(cornerRadius: Length)
    /// The largest circle inside the rectangle, in its middle.
    case circle
    /// The ellipse that touches all four sides.
    case ellipse
    /// The rectangle with half circles at the shorter sides.
    case capsule
}
