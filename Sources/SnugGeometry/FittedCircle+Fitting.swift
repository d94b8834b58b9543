extension FittedCircle {
    /// The circle about the middle of all boxes whose diameter is the larger side of their padded bounds.
    ///
    /// Corners of the boxes stay inside only if the whole is much wider than high or the reverse. Empty boxes count for
    /// nothing; nil if there are no others. Throws like `enclosing(boxes:padding:)`.
    public static func maxSide(boxes: [Rect], padding: Double) throws(GeometryError) -> FittedCircle? {
        try checkPadding(padding)
        guard let box = LatticeBox.bounds(of: try LatticeBox.boxes(from: boxes)) else { return nil }
        let bounds = box.rect
        return FittedCircle(center: bounds.center, radius: max(bounds.width, bounds.height) / 2 + padding)
    }

    /// The smallest circle that holds all boxes, with its radius grown by the padding.
    ///
    /// Coordinates are taken to the nearest 1/65,536 unit. Empty boxes count for nothing; nil if there are no others.
    /// The order of the boxes does not matter. O(n log n).
    ///
    /// Throws if a coordinate is not finite or too large, or if the padding is negative or not finite.
    public static func enclosing(boxes: [Rect], padding: Double) throws(GeometryError) -> FittedCircle? {
        try checkPadding(padding)
        let corners = try LatticeBox.boxes(from: boxes).flatMap { $0.corners }
        guard var circle = smallest(around: corners) else { return nil }
        circle.radius += padding
        return circle
    }

    /// The smallest circle about the middle of all boxes' bounds that holds the boxes, with its radius grown by the padding.
    ///
    /// It is hardly larger than the enclosing one, and what it holds stands in its middle. Coordinates are taken to the
    /// nearest 1/65,536 unit. Empty boxes count for nothing; nil if there are no others. O(n). Throws like
    /// `enclosing(boxes:padding:)`.
    public static func centered(boxes: [Rect], padding: Double) throws(GeometryError) -> FittedCircle? {
        try checkPadding(padding)
        let boxes = try LatticeBox.boxes(from: boxes)
        guard let center = LatticeBox.bounds(of: boxes)?.rect.center else { return nil }
        return FittedCircle(center: center, radius: boxes.reach(from: center) + padding)
    }

    /// Throws if a padding is negative or not finite.
    static func checkPadding(_ padding: Double) throws(GeometryError) {
        guard padding >= 0, padding.isFinite else { throw .invalidParameter(.padding, value: padding) }
    }

    /// The smallest circle around points; nil if there are none.
    ///
    /// Starts with the circle about one point and takes in the point farthest outside until there is none: the radius
    /// grows each time, so few rounds suffice.
    static func smallest(around points: [Point]) -> FittedCircle? {
        let hull = ConvexHull.corners(of: points)
        guard let first = hull.first else { return nil }
        var support = [first]
        var circle = FittedCircle(center: first, radius: 0)
        while let farthest = hull.farthest(from: circle.center), !circle.holds(farthest) {
            guard let grown = circle.grown(support, by: farthest), grown.circle.radius > circle.radius else {
                // Points that are all but on one circle: what is left to gain is less than rounding.
                circle.radius = (farthest - circle.center).length
                break
            }
            circle = grown.circle
            support = grown.support
        }
        return circle
    }

    /// The smallest circle around at most three points it stands on now and a new one, and the points it stands on.
    private func grown(_ support: [Point], by new: Point) -> (circle: FittedCircle, support: [Point])? {
        var best: (circle: FittedCircle, support: [Point])?
        func consider(_ circle: FittedCircle, _ points: [Point]) {
            // A choice that leaves a point out needs a larger radius; it is never the best but for rounding.
            var circle = circle
            for point in support { circle.radius = max(circle.radius, (point - circle.center).length) }
            if best.map({ circle.radius < $0.circle.radius }) ?? true { best = (circle, points) }
        }
        for (index, a) in support.enumerated() {
            consider(FittedCircle(diameter: a, new), [a, new])
            for b in support[(index + 1)...] {
                if let circle = FittedCircle(through: a, b, new) { consider(circle, [a, b, new]) }
            }
        }
        return best
    }

    /// Whether a point lies inside, up to rounding.
    private func holds(_ point: Point) -> Bool {
        (point - center).length <= radius * (1 + 1e-12) + 1e-12
    }

    private init(diameter a: Point, _ b: Point) {
        center = Point(x: (a.x + b.x) / 2, y: (a.y + b.y) / 2)
        radius = (b - a).length / 2
    }

    /// The circle through three points; nil if they lie on one line.
    private init?(through a: Point, _ b: Point, _ c: Point) {
        let (u, v) = (b - a, c - a)
        let area = 2 * u.cross(v)
        if area == 0 { return nil }
        let (uu, vv) = (u.dot(u), v.dot(v))
        let d = Point(x: (v.y * uu - u.y * vv) / area, y: (u.x * vv - v.x * uu) / area)
        center = a + d
        radius = d.length
    }
}

extension [Point] {
    fileprivate func farthest(from center: Point) -> Point? {
        self.max { ($0 - center).length < ($1 - center).length }
    }
}

extension [LatticeBox] {
    /// The distance of the farthest corner from a point, after all heights were multiplied by a factor.
    func reach(from center: Point, stretch: Double = 1) -> Double {
        reduce(0) { reach, box in
            box.corners.reduce(reach) { reach, corner in
                let d = corner - center
                return Swift.max(reach, Point(x: d.x, y: d.y * stretch).length)
            }
        }
    }
}
