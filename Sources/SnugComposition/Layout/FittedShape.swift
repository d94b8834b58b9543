internal import SnugGeometry

/// The one round shape about all lines of a caption, before it has a place on a canvas.
struct FittedShape: Hashable, Sendable {
    /// The box about the shape: whole units, so that its sides can lie on the grid.
    let size: Size
    /// From the box's corner to the text's.
    let textOrigin: Point
    /// The radius of all corners of the box; nil for an ellipse.
    let radius: Double?

    /// Fits a shape to line boxes, whose places count from the text's corner; nil in a mode that clings to the lines, and
    /// if all boxes are empty.
    init?(around boxes: [Rect], _ background: ResolvedCaption.Background) throws(GeometryError) {
        let padding = background.padding
        let bounds = boxes.reduce(Rect.empty) { $0.union($1) }
        guard !bounds.isEmpty else { return nil }
        switch background.mode {
        case .fillet, .union, .block, .none: return nil
        case .circle: self.init(try FittedCircle.centered(boxes: boxes, padding: padding.top))
        case .maxSide: self.init(try FittedCircle.maxSide(boxes: [bounds.outset(by: padding)], padding: 0))
        case .ellipse: self.init(try FittedEllipse.centered(boxes: boxes, padding: padding.top))
        case .pill: self.init(pill: bounds, lineHeight: bounds.height, padding: padding)
        case .badge:
            let lineHeight = boxes.lazy.filter { !$0.isEmpty }.map(\.height).min() ?? bounds.height
            self.init(pill: bounds, lineHeight: lineHeight, padding: padding)
        }
    }

    private init?(_ circle: FittedCircle?) {
        guard let circle else { return nil }
        self.init(about: circle.center, width: circle.radius * 2, height: circle.radius * 2)
    }

    private init?(_ ellipse: FittedEllipse?) {
        guard let ellipse else { return nil }
        self.init(about: ellipse.center, width: ellipse.radiusX * 2, height: ellipse.radiusY * 2, isEllipse: true)
    }

    /// A box whose corners are rounded as the ends of a line of a height are.
    private init(pill content: Rect, lineHeight: Double, padding: EdgeInsets) {
        let height = Self.whole(content.height + padding.top + padding.bottom)
        let growth = (height - content.height - padding.top - padding.bottom) / 2
        let vertical = min(padding.top, padding.bottom) + growth
        let diameter = min(height, lineHeight + padding.top + padding.bottom + 2 * growth)
        let pill = FittedPill(contentHeight: diameter - 2 * vertical, verticalPadding: vertical)
        let least = pill.leastHorizontalPadding
        let padded = content.outset(
            by: EdgeInsets(
                top: padding.top, left: max(padding.left, least), bottom: padding.bottom,
                right: max(padding.right, least)))
        self.init(about: padded.center, width: max(padded.width, diameter), height: height, radius: pill.radius)
    }

    /// A shape about a point, its sides rounded up to whole units; without a radius as round as it can be.
    private init(
        about center: Point, width: Double, height: Double, radius: Double? = nil, isEllipse: Bool = false
    ) {
        size = Size(width: Self.whole(width), height: Self.whole(height))
        textOrigin = Point(x: size.width / 2 - center.x, y: size.height / 2 - center.y)
        self.radius = isEllipse ? nil : radius ?? min(size.width, size.height) / 2
    }

    /// A length rounded up to a whole unit, with the slack of the grid: noise adds no unit.
    private static func whole(_ length: Double) -> Double { (length - 1.0 / 64).rounded(.up) }
}
