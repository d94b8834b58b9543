/// One piece of a highlight on one line: a rectangle whose left and right edges are each rounded or square.
public struct HighlightFragment: Hashable, Sendable {
    /// The index of its line in the list that the highlight was made from.
    public var line: Int
    /// The rectangle with its padding, in layout units.
    public var rect: Rect
    /// Whether both left corners are rounded; a square edge is one at which the highlight goes on elsewhere.
    public var isLeftRounded: Bool
    /// Whether both right corners are rounded; a square edge is one at which the highlight goes on elsewhere.
    public var isRightRounded: Bool
    /// The radius of the rounded corners, reduced to what the rectangle has room for; 0 where none is rounded.
    ///
    /// In mode `cling` it is 0, since corners there belong to the outline about all fragments.
    public var radius: Double

    /// Makes a fragment from its parts.
    public init(line: Int, rect: Rect, isLeftRounded: Bool, isRightRounded: Bool, radius: Double) {
        self.line = line
        self.rect = rect
        self.isLeftRounded = isLeftRounded
        self.isRightRounded = isRightRounded
        self.radius = radius
    }

    /// The radii of the four corners.
    public var radii: CornerRadii {
        let (left, right) = (isLeftRounded ? radius : 0, isRightRounded ? radius : 0)
        return CornerRadii(topLeft: left, topRight: right, bottomRight: right, bottomLeft: left)
    }

    /// The area, roundings taken into account.
    public var area: Double {
        let corners = (isLeftRounded ? 2.0 : 0) + (isRightRounded ? 2.0 : 0)
        return rect.width * rect.height - corners * (1 - Double.pi / 4) * radius * radius
    }

    /// The fragment alone as one contour, clockwise on the screen.
    public var path: Path { .roundedRect(rect, radii: radii) }
}
