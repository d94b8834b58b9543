internal import SnugGeometry

/// The shape behind a caption's lines, in one of its modes.
enum CaptionOutline: Hashable, Sendable {
    /// Rectilinear with rounded corners: has exact parallel outlines.
    case rounded(Outline)
    /// The union of rounded boxes.
    case union(RoundedUnion)
    /// Its parallel shapes are no ellipses.
    case ellipse(FittedEllipse)

    /// The round shape of a caption with its box's corner at a point.
    init(_ fitted: FittedShape, at corner: Point) throws(GeometryError) {
        let box = Rect(origin: corner, size: fitted.size)
        guard let radius = fitted.radius else {
            self = .ellipse(FittedEllipse(center: box.center, radiusX: box.width / 2, radiusY: box.height / 2))
            return
        }
        // A circle is a square with the largest corners: so it has parallel outlines as other shapes have.
        let parameters = OutlineParameters(outerRadius: radius, innerRadius: 0, cap: .unlimited)
        self = .rounded(try Outline(around: [box], parameters: parameters))
    }

    /// The shape that clings to padded line boxes, nil in mode `none`.
    init?(around boxes: [Rect], _ background: ResolvedCaption.Background, em: Double) throws(GeometryError) {
        switch background.mode {
        case .none, .circle, .maxSide, .ellipse, .pill, .badge:
            return nil
        case .union:
            self = .union(try RoundedUnion(of: boxes, radius: background.radius))
        case .block:
            let block = boxes.reduce(Rect(x0: 0, y0: 0, x1: 0, y1: 0)) { $0.union($1) }
            let parameters = OutlineParameters(
                outerRadius: background.radius, innerRadius: 0, snap: 0, bridge: 0, cap: .automatic)
            self = .rounded(try Outline(around: [block], parameters: parameters))
        case .fillet:
            let parameters = OutlineParameters(
                outerRadius: background.radius, innerRadius: background.innerRadius,
                snap: Self.snap(background, boxes: boxes, em: em), bridge: background.bridge, cap: .automatic)
            self = .rounded(try Outline(around: boxes, parameters: parameters))
        }
    }

    /// The largest step that is merged: as told, or in proportion to the radii that the boxes leave.
    private static func snap(_ background: ResolvedCaption.Background, boxes: [Rect], em: Double) -> Double {
        if let snap = background.snap { return snap }
        let cap = (boxes.lazy.filter { !$0.isEmpty }.map(\.height).min() ?? 0) / 2
        let radii = min(background.radius, cap) + min(background.innerRadius, cap)
        let range = CaptionDefaults.snapRange
        return min(max(CaptionDefaults.snapRatio * radii, range.lowerBound * em), range.upperBound * em)
    }

    /// The shape as a path.
    var path: Path {
        switch self {
        case .rounded(let outline): outline.path
        case .union(let union): union.path
        case .ellipse(let ellipse): ellipse.path
        }
    }

    /// The parallel shape at a distance, outwards above 0; nil where none exists that is free of faults.
    func offset(by distance: Double) -> Path? {
        if distance == 0 { return path }
        switch self {
        case .rounded(let outline): return outline.offset(by: distance)?.path
        case .union, .ellipse: return nil
        }
    }
}
