internal import CCairo
internal import SnugGeometry
internal import SnugScene

extension CairoSurface {
    /// How far lines and curves may lie beside their place, in pixels.
    static let tolerance = 0.05

    /// Adds a path without arcs to the current one: its points are multiplied with a factor, then moved.
    ///
    /// For a stroke of a style, curves that are narrow beside its width become lines. Along a curve cairo leaves out the
    /// inner sides of joins; where a stroke is wider than its curve is round, parts of it would run backwards and cut holes
    /// into others. Lines it joins without holes.
    func append(_ path: Path, scale k: Double, offset: Point, stroke: PixelStroke? = nil) {
        func x(_ p: Point) -> Double { p.x * k + offset.x }
        func y(_ p: Point) -> Double { p.y * k + offset.y }
        var start = Point.zero
        var pen = Point.zero
        // A contour that starts without a move starts where the last one was closed.
        var isOpen = false
        func open() {
            if !isOpen { unsafe cairo_move_to(context, x(pen), y(pen)) }
            isOpen = true
        }
        func curve(_ c: Point, _ d: Point, _ end: Point) {
            func placed(_ p: Point) -> Point { Point(x: x(p), y: y(p)) }
            let curve = PixelCurve(start: placed(pen), control1: placed(c), control2: placed(d), end: placed(end))
            if let stroke, curve.isTighter(than: stroke.narrowRadius) {
                curve.forEachLine(tolerance: stroke.tolerance) { unsafe cairo_line_to(context, $0.x, $0.y) }
            } else {
                let (c, d, end) = (curve.control1, curve.control2, curve.end)
                unsafe cairo_curve_to(context, c.x, c.y, d.x, d.y, end.x, end.y)
            }
            pen = end
        }
        for element in path.elements {
            switch element {
            case .move(let point):
                start = point
                pen = point
                isOpen = false
            case .line(let end):
                open()
                unsafe cairo_line_to(context, x(end), y(end))
                pen = end
            case .quadratic(let c, let end):
                open()
                curve(pen + (c - pen) * (2.0 / 3), end + (c - end) * (2.0 / 3), end)
            case .cubic(let c, let d, let end):
                open()
                curve(c, d, end)
            case .arc:
                preconditionFailure("a plan has curves in the place of arcs")
            case .close:
                open()
                unsafe cairo_close_path(context)
                pen = start
                isOpen = false
            }
        }
    }

    /// Sets which points lie inside the path that is filled next.
    func setFillRule(_ rule: FillRule) {
        unsafe cairo_set_fill_rule(context, rule == .evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
    }
}
