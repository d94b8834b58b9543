internal import SnugGeometry
internal import SnugPixels
internal import SnugScene

extension Drawing {
    /// The node of a shape's inside; nil if there is nothing to be seen.
    mutating func fill(_ shape: Shape, _ paint: Paint, _ number: Int) throws(SVGError) -> Node? {
        try check(shape, number)
        let paint = try checked(paint, number).simplified
        if paint.isClear { return nil }
        var attributes = [Attribute]()
        if case .path(_, .evenOdd) = shape { attributes.append(Attribute("fill-rule", "evenodd")) }
        return node(shape, paint, attributes, property: "fill")
    }

    /// The node of a line on both sides of a shape's edge; nil if there is nothing to be seen.
    mutating func strokeOnBothSides(_ line: Line, _ number: Int) throws(SVGError) -> Node? {
        try check(line.shape, number)
        guard line.style.isDrawable else { throw .stroke(item: number) }
        let paint = try checked(line.paint, number).simplified
        if paint.isClear || line.style.width == 0 { return nil }
        return node(
            line.shape, paint, [Attribute("fill", "none")] + attributes(of: line.style), property: "stroke")
    }

    /// A shape in a paint. Glyphs become one path for a paint that has places, and translucent ones a group: so where
    /// they overlap they keep one tone.
    private mutating func node(_ shape: Shape, _ paint: Paint, _ given: [Attribute], property: String) -> Node {
        var attributes = given
        var shape = shape
        switch (paint, shape) {
        case (.color(let color), .path):
            attributes += self.attributes(of: color, property, opacity: property + "-opacity")
        case (.color(let color), .glyphs):
            attributes += self.attributes(of: color, property, opacity: "opacity")
        case (_, .path):
            attributes.append(Attribute(property, reference(to: paint)))
        case (_, .glyphs(let group)):
            shape = .path(group.path(outlines: list.glyphOutlines), .nonZero)
            attributes.append(Attribute(property, reference(to: paint)))
        }
        return .shape(definitions.shape(shape), attributes)
    }

    private func attributes(of color: Color, _ property: String, opacity: String) -> [Attribute] {
        var attributes: [Attribute] = []
        // A fill is black unless something else is said.
        if property != "fill" || color.with(alpha: 255) != .black {
            attributes.append(Attribute(property, color.hexDigits))
        }
        if color.alpha < 255 { attributes.append(Attribute(opacity, FixedPoint.opacities.text(color.opacity))) }
        return attributes
    }

    private func attributes(of style: LineStyle) -> [Attribute] {
        var attributes = [Attribute("stroke-width", canvas.lengths.text(style.width))]
        switch style.join {
        case .miter: break
        case .round: attributes.append(Attribute("stroke-linejoin", "round"))
        case .bevel: attributes.append(Attribute("stroke-linejoin", "bevel"))
        }
        switch style.cap {
        case .butt: break
        case .round: attributes.append(Attribute("stroke-linecap", "round"))
        case .square: attributes.append(Attribute("stroke-linecap", "square"))
        }
        if !style.dash.isEmpty {
            let dash = style.dash.map { canvas.lengths.text($0) }.joined(separator: " ")
            attributes.append(Attribute("stroke-dasharray", dash))
        }
        return attributes
    }
}
