extension Path {
    /// One step of a path together with the point it starts from; closing lines are lines.
    enum Segment {
        case line(Point, Point)
        case curve(CubicCurve)
        case arc(CircularArc)
    }

    /// Calls a function for every drawn step.
    ///
    /// Contours are closed as filling closes them if `closing` is set. A step without a `move` before it starts at the
    /// place of the last `close`, or at the origin.
    func forEachSegment(closing: Bool, _ body: (Segment) -> Void) {
        var start = Point.zero
        var pen = Point.zero
        func draw(_ segment: Segment, to end: Point) {
            body(segment)
            pen = end
        }
        func close() {
            if pen != start { draw(.line(pen, start), to: start) }
        }
        for element in elements {
            switch element {
            case .move(let point):
                if closing { close() }
                start = point
                pen = point
            case .line(let end):
                draw(.line(pen, end), to: end)
            case .quadratic(let control, let end):
                draw(.curve(CubicCurve(from: pen, quadratic: control, to: end)), to: end)
            case .cubic(let control1, let control2, let end):
                draw(.curve(CubicCurve(pen, control1, control2, end)), to: end)
            case .arc(let center, let radius, let end, let clockwise):
                let arc = CircularArc(center: center, radius: radius, start: pen, end: end, isClockwise: clockwise)
                draw(.arc(arc), to: end)
            case .close:
                close()
            }
        }
        if closing { close() }
    }
}
