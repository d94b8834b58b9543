/// An ellipse round boxes whose axes are horizontal and vertical, in layout units.
public struct FittedEllipse: Hashable, Sendable {
    /// The middle.
    public var center: Point
    /// Half the width.
    public var radiusX: Double
    /// Half the height.
    public var radiusY: Double

    /// Makes an ellipse from its middle and its two radii.
    public init(center: Point, radiusX: Double, radiusY: Double) {
        self.center = center
        self.radiusX = radiusX
        self.radiusY = radiusY
    }

    /// The ellipse as a path of eight cubic curves.
    public var path: Path { .ellipse(in: bounds) }

    /// The rectangle about the ellipse.
    public var bounds: Rect {
        Rect(x0: center.x - radiusX, y0: center.y - radiusY, x1: center.x + radiusX, y1: center.y + radiusY)
    }

    /// The smallest ellipse around all boxes whose axes are in proportion to the sides of their bounds, with both radii
    /// then grown by the padding.
    ///
    /// Coordinates are taken to the nearest 1/65,536 unit. Empty boxes count for nothing; nil if there are no others.
    /// O(n log n). Throws like `FittedCircle.enclosing(boxes:padding:)`.
    public static func enclosing(boxes: [Rect], padding: Double) throws(GeometryError) -> FittedEllipse? {
        try FittedCircle.checkPadding(padding)
        let boxes = try LatticeBox.boxes(from: boxes)
        guard let bounds = LatticeBox.bounds(of: boxes)?.rect else { return nil }
        // Stretched to a square the ellipse is a circle.
        let stretch = bounds.width / bounds.height
        let corners = boxes.flatMap { $0.corners.map { Point(x: $0.x, y: $0.y * stretch) } }
        guard let circle = FittedCircle.smallest(around: corners) else { return nil }
        return FittedEllipse(
            center: Point(x: circle.center.x, y: circle.center.y / stretch), radiusX: circle.radius + padding,
            radiusY: circle.radius / stretch + padding)
    }

    /// The smallest ellipse about the middle of all boxes' bounds that holds the boxes and whose axes are in proportion to
    /// the sides of the bounds, with both radii then grown by the padding.
    ///
    /// What it holds stands in its middle. Coordinates are taken to the nearest 1/65,536 unit. Empty boxes count for nothing;
    /// nil if there are no others. O(n). Throws like `FittedCircle.enclosing(boxes:padding:)`.
    public static func centered(boxes: [Rect], padding: Double) throws(GeometryError) -> FittedEllipse? {
        try FittedCircle.checkPadding(padding)
        let boxes = try LatticeBox.boxes(from: boxes)
        guard let bounds = LatticeBox.bounds(of: boxes)?.rect else { return nil }
        let stretch = bounds.width / bounds.height
        let reach = boxes.reach(from: bounds.center, stretch: stretch)
        return FittedEllipse(center: bounds.center, radiusX: reach + padding, radiusY: reach / stretch + padding)
    }
}
