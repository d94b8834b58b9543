internal import SnugPixels
internal import SnugScene

extension Drawing {
    /// The nodes of a line on the side of its shape's edge that its style names.
    mutating func stroke(_ line: Line, _ number: Int) throws(SVGError) -> [Node] {
        guard let stroke = try strokeOnBothSides(line, number) else { return [] }
        switch line.style.side {
        case .both:
            return [stroke]
        case .inside:
            return [cut([stroke], to: line.shape)]
        case .outside:
            return [
                .group([Attribute("mask", mask([sheet(.white), .shape(self.number(of: line.shape), [])]))], [stroke])
            ]
        }
    }

    /// The nodes of a fill and the line beside it; each takes its part of the pixels on the edge.
    mutating func nodes(for pair: FillAndLine, _ number: Int) throws(SVGError) -> [Node] {
        switch pair.fill {
        case .shape(let shape, let paint):
            if pair.line.style.side == .inside { return try inside(pair.line, over: paint, number) }
            let paint = try checked(paint, number).simplified
            guard case .color(let color) = paint else {
                return try beside(pair.line, isOpaque: paint.isOpaque, number) { (drawing) throws(SVGError) in
                    try drawing.fill(shape, paint, number).map { [$0] } ?? []
                }
            }
            return try beside(pair.line, color, number) { (drawing, color) throws(SVGError) in
                try drawing.fill(shape, .color(color), number).map { [$0] } ?? []
            }
        case .silhouette(let shadow, let items):
            return try beside(pair.line, shadow.color, number) { (drawing, color) throws(SVGError) in
                try drawing.nodes(for: items.silhouettes(in: color) ?? [], numbered: { _ in number })
            }
        }
    }

    /// A line inside a shape over its fill: both without edge, then cut out as one picture.
    private mutating func inside(_ line: Line, over paint: Paint, _ number: Int) throws(SVGError) -> [Node] {
        guard let stroke = try strokeOnBothSides(line, number) else {
            return try fill(line.shape, paint, number).map { [$0] } ?? []
        }
        let sheet = try fill(.path(canvas.sheetPath, .nonZero), paint, number)
        return [cut((sheet.map { [$0] } ?? []) + [stroke], to: line.shape)]
    }

    /// A line outside a shape with a fill of one colour, which is drawn by a function.
    ///
    /// Opaque, the fill lies over the line's inner half. Otherwise both are drawn opaque, and a mask gives each its
    /// opacity: so the two together let through on the edge what each of them does, by its part.
    private mutating func beside(
        _ line: Line, _ color: Color, _ number: Int,
        fill: (inout Drawing, Color) throws(SVGError) -> [Node]
    ) throws(SVGError) -> [Node] {
        guard color.alpha < 255, case .color(let stroke) = line.paint.simplified else {
            return try beside(line, isOpaque: color.alpha == 255, number) { (drawing) throws(SVGError) in
                try fill(&drawing, color)
            }
        }
        var opaque = line
        opaque.paint = .color(stroke.with(alpha: 255))
        guard stroke.alpha > 0, let node = try strokeOnBothSides(opaque, number) else {
            return try fill(&self, color)
        }
        let mask = mask([sheet(.grey(stroke.alpha))] + (try fill(&self, .grey(color.alpha))))
        return [.group([Attribute("mask", mask)], [node] + (try fill(&self, color.with(alpha: 255))))]
    }

    /// A line outside a shape, and its fill over it or, if that is not opaque, next to it.
    private mutating func beside(
        _ line: Line, isOpaque: Bool, _ number: Int, fill: (inout Drawing) throws(SVGError) -> [Node]
    ) throws(SVGError) -> [Node] {
        var line = line
        if isOpaque { line.style.side = .both }
        return try stroke(line, number) + fill(&self)
    }
}
