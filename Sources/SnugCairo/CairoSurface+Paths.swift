internal import CCairo
internal import SnugGeometry
internal import SnugScene

extension CairoSurface {
    /// Adds a path without arcs to the current one: its points are multiplied with a factor, then moved.
    func append(_ path: Path, scale k: Double, offset: Point) {
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
            unsafe cairo_curve_to(context, x(c), y(c), x(d), y(d), x(end), y(end))
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

    /// Replaces the curves of the current path by lines.
    ///
    /// Along curves cairo leaves out the inner sides of its joins: where a line is wider than a curve is round, parts of it
    /// then run backwards and cut holes into others. Lines it joins without holes.
    func flattenPath() {
        let path = unsafe cairo_copy_path_flat(context)
        unsafe cairo_new_path(context)
        unsafe cairo_append_path(context, path)
        unsafe cairo_path_destroy(path)
    }

    /// Sets which points lie inside the path that is filled next.
    func setFillRule(_ rule: FillRule) {
        unsafe cairo_set_fill_rule(context, rule == .evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
    }
}
