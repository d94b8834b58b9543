internal import SnugGeometry
internal import SnugPixels
internal import SnugScene

extension Drawing {
    /// Stops at a shape that cannot be written.
    func check(_ shape: Shape, _ number: Int) throws(SVGError) {
        switch shape {
        case .path(let path, _):
            guard path.isWritable() else { throw .coordinates(item: number) }
        case .glyphs(let group):
            for glyph in group.glyphs {
                guard list.glyphOutlines.indices.contains(glyph.outline) else {
                    throw .missingOutline(item: number, outline: glyph.outline)
                }
                guard glyph.size >= 0, glyph.size.isWritable,
                    list.glyphOutlines[glyph.outline].isWritable(scale: glyph.size, offset: glyph.origin)
                else { throw .coordinates(item: number) }
            }
        }
    }

    /// Stops at a paint that cannot be written.
    func checked(_ paint: Paint, _ number: Int) throws(SVGError) -> Paint {
        switch paint {
        case .color:
            break
        case .linearGradient(let gradient):
            try check(gradient.stops, number)
            guard gradient.start.isWritable && gradient.end.isWritable else { throw .gradient(item: number) }
        case .radialGradient(let gradient):
            try check(gradient.stops, number)
            guard gradient.center.isWritable, gradient.radii.width.isWritable, gradient.radii.height.isWritable,
                gradient.radii.width >= 0, gradient.radii.height >= 0
            else { throw .gradient(item: number) }
        case .image(let paint):
            try check(image: paint.image, in: paint.rect, number)
        }
        return paint
    }

    private func check(_ stops: [GradientStop], _ number: Int) throws(SVGError) {
        guard !stops.isEmpty, stops.allSatisfy({ $0.location.isWritable }),
            zip(stops, stops.dropFirst()).allSatisfy({ $0.location <= $1.location })
        else { throw .gradient(item: number) }
    }

    func check(image: Int, in rect: Rect, _ number: Int) throws(SVGError) {
        guard list.images.indices.contains(image) else { throw .missingImage(item: number, image: image) }
        guard [rect.x0, rect.y0, rect.x1, rect.y1].allSatisfy(\.isWritable) else { throw .coordinates(item: number) }
    }
}

extension Path {
    /// Whether all numbers of the path, multiplied with a factor and then moved, can be written.
    fileprivate func isWritable(scale k: Double = 1, offset: Point = .zero) -> Bool {
        func isFine(_ points: Point...) -> Bool { points.allSatisfy { ($0 * k + offset).isWritable } }
        return elements.allSatisfy { element in
            switch element {
            case .move(let p), .line(let p): isFine(p)
            case .quadratic(let c, let p): isFine(c, p)
            case .cubic(let c, let d, let p): isFine(c, d, p)
            case .arc(let c, let r, let p, _): isFine(c, p) && (r * k).isWritable
            case .close: true
            }
        }
    }
}

extension Point {
    var isWritable: Bool { x.isWritable && y.isWritable }
}

extension Double {
    /// Whether the number is below a thousand million; not so for what is not a number.
    var isWritable: Bool { magnitude < 1e9 }
}
