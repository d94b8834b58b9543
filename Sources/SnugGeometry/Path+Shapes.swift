extension Path {
    /// A rectangle with rounded corners, clockwise from the upper left one; an empty rectangle gives an empty path.
    ///
    /// Negative radii count as 0. If two radii are together longer than their side, all four shrink by one factor, as
    /// CSS Backgrounds 3, section 4.5 has it: a radius of infinity on all corners makes a pill.
    public static func roundedRect(_ rect: Rect, radii: CornerRadii) -> Path {
        if rect.isEmpty { return Path() }
        let largest = rect.width + rect.height
        func wanted(_ radius: Double) -> Double { min(max(0, radius), largest) }
        var (tl, tr) = (wanted(radii.topLeft), wanted(radii.topRight))
        var (br, bl) = (wanted(radii.bottomRight), wanted(radii.bottomLeft))
        var factor = 1.0
        for (side, sum) in [
            (rect.width, tl + tr), (rect.height, tr + br), (rect.width, br + bl), (rect.height, bl + tl),
        ] where sum > side {
            factor = min(factor, side / sum)
        }
        (tl, tr, br, bl) = (tl * factor, tr * factor, br * factor, bl * factor)

        func corner(_ x: Double, _ y: Double, _ radius: Double) -> OutlineVertex {
            OutlineVertex(position: Point(x: x, y: y), isConvex: true, radius: radius)
        }
        let contour = OutlineContour(vertices: [
            corner(rect.x0, rect.y0, tl), corner(rect.x1, rect.y0, tr), corner(rect.x1, rect.y1, br),
            corner(rect.x0, rect.y1, bl),
        ])
        return Outline(contours: [contour]).path
    }

    /// A circle of four arcs, clockwise from its leftmost point; a radius of 0 or less gives an empty path.
    public static func circle(center: Point, radius: Double) -> Path {
        guard radius > 0 else { return Path() }
        let ends = [(0.0, -1.0), (1.0, 0.0), (0.0, 1.0), (-1.0, 0.0)].map { x, y in
            Point(x: center.x + x * radius, y: center.y + y * radius)
        }
        return Path(
            [.move(ends[3])]
                + ends.map { .arc(center: center, radius: radius, to: $0, clockwise: true) } + [.close])
    }

    /// The ellipse that touches the sides of a rectangle, as eight cubic curves; an empty rectangle gives an empty path.
    public static func ellipse(in rect: Rect) -> Path {
        if rect.isEmpty { return Path() }
        let center = rect.center
        func map(_ p: Point) -> Point {
            Point(x: center.x + p.x * rect.width / 2, y: center.y + p.y * rect.height / 2)
        }
        return Path(
            Path.circle(center: .zero, radius: 1).cubicElements.map { element in
                switch element {
                case .move(let point): .move(map(point))
                case .cubic(let control1, let control2, let end):
                    .cubic(control1: map(control1), control2: map(control2), to: map(end))
                default: element
                }
            })
    }
}
