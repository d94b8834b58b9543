extension Path {
    /// The smallest rectangle that holds everything the path draws; all zero if it draws nothing.
    ///
    /// Exact for lines and arcs, and for curves up to rounding: control points do not count.
    public var bounds: Rect {
        var bounds: Rect?
        func add(_ point: Point) {
            let old = bounds ?? Rect(x0: point.x, y0: point.y, x1: point.x, y1: point.y)
            bounds = Rect(
                x0: min(old.x0, point.x), y0: min(old.y0, point.y), x1: max(old.x1, point.x),
                y1: max(old.y1, point.y))
        }
        forEachSegment(closing: false) { segment in
            switch segment {
            case .line(let a, let b):
                add(a)
                add(b)
            case .curve(let curve):
                add(curve.p0)
                add(curve.p3)
                curve.extremes.forEach(add)
            case .arc(let arc):
                add(arc.start)
                add(arc.end)
                arc.extremes.forEach(add)
            }
        }
        return bounds ?? Rect(x0: 0, y0: 0, x1: 0, y1: 0)
    }

    /// The enclosed area: contours that run clockwise on the screen count as positive, others as negative.
    ///
    /// Open contours are closed by a straight line. The region has this area if its contours do not cross and run as
    /// those of an `Outline` do.
    public var signedArea: Double {
        var doubled = 0.0
        // Areas are taken about the first point, so that a shape far from the origin loses no digits.
        var origin: Point?
        forEachSegment(closing: true) { segment in
            switch segment {
            case .line(let a, let b):
                let o = origin ?? a
                origin = o
                doubled += (a - o).cross(b - o)
            case .curve(let curve):
                let o = origin ?? curve.p0
                origin = o
                doubled += CubicCurve(curve.p0 - o, curve.p1 - o, curve.p2 - o, curve.p3 - o).doubleSweptArea
            case .arc(var arc):
                let o = origin ?? arc.start
                origin = o
                arc.center = arc.center - o
                arc.start = arc.start - o
                arc.end = arc.end - o
                doubled += arc.doubleSweptArea
            }
        }
        return doubled / 2
    }

    /// The length of everything the path draws.
    public var length: Double {
        var length = 0.0
        forEachSegment(closing: false) { segment in
            switch segment {
            case .line(let a, let b): length += (b - a).length
            case .curve(let curve): length += curve.length
            case .arc(let arc): length += arc.length
            }
        }
        return length
    }
}
