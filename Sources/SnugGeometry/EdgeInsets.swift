/// Four distances inwards from the sides of a rectangle, in layout units; negative ones point outwards.
public struct EdgeInsets: Hashable, Sendable {
    /// Distance from the upper side.
    public var top: Double
    /// Distance from the left side.
    public var left: Double
    /// Distance from the lower side.
    public var bottom: Double
    /// Distance from the right side.
    public var right: Double

    /// Makes insets from the four distances.
    public init(top: Double, left: Double, bottom: Double, right: Double) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }

    /// Makes insets that are equal on opposite sides.
    public init(vertical: Double, horizontal: Double) {
        self.init(top: vertical, left: horizontal, bottom: vertical, right: horizontal)
    }

    /// Makes insets that are equal on all four sides.
    public init(_ all: Double) {
        self.init(vertical: all, horizontal: all)
    }

    /// No distance on any side.
    public static let zero = EdgeInsets(0)
}
