/// The radii of a rectangle's four corners, in layout units.
public struct CornerRadii: Hashable, Sendable, ExpressibleByArrayLiteral {
    /// Radius of the upper left corner.
    public var topLeft: Double
    /// Radius of the upper right corner.
    public var topRight: Double
    /// Radius of the lower right corner.
    public var bottomRight: Double
    /// Radius of the lower left corner.
    public var bottomLeft: Double

    /// Makes radii from the four values, clockwise from the upper left corner.
    public init(topLeft: Double, topRight: Double, bottomRight: Double, bottomLeft: Double) {
        self.topLeft = topLeft
        self.topRight = topRight
        self.bottomRight = bottomRight
        self.bottomLeft = bottomLeft
    }

    /// Makes four equal radii.
    public init(_ all: Double) {
        self.init(topLeft: all, topRight: all, bottomRight: all, bottomLeft: all)
    }

    /// Makes radii from a list of exactly four, clockwise from the upper left corner.
    public init(arrayLiteral radii: Double...) {
        precondition(radii.count == 4, "a rectangle has four corners")
        self.init(topLeft: radii[0], topRight: radii[1], bottomRight: radii[2], bottomLeft: radii[3])
    }

    /// Four sharp corners.
    public static let zero = CornerRadii(0)
}
