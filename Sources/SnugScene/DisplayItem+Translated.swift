public import SnugGeometry

extension DisplayItem {
    /// The item moved by a vector in layout units; linear in the number of its points.
    public func translated(by d: Point) -> DisplayItem {
        switch self {
        case .fill(let path, let paint, let rule): .fill(path.translated(by: d), paint.translated(by: d), rule)
        case .stroke(let path, let style, let paint): .stroke(path.translated(by: d), style, paint.translated(by: d))
        case .glyphs(let group, let paint): .glyphs(group.translated(by: d), paint.translated(by: d))
        case .glyphStrokes(let group, let style, let paint):
            .glyphStrokes(group.translated(by: d), style, paint.translated(by: d))
        case .image(let index, let rect): .image(index, rect.offset(by: d))
        case .shadow(let shadow, let items): .shadow(shadow, of: items.map { $0.translated(by: d) })
        case .layer(let layer): .layer(layer.translated(by: d))
        case .material(let path, let filter, let backdrop):
            .material(path.translated(by: d), filter, backdrop: backdrop?.map { $0.translated(by: d) })
        }
    }
}

extension GlyphGroup {
    /// The glyphs moved by a vector in layout units.
    public func translated(by d: Point) -> GlyphGroup {
        GlyphGroup(glyphs: glyphs.map { Glyph(outline: $0.outline, size: $0.size, origin: $0.origin + d) })
    }
}

extension Paint {
    /// The paint moved by a vector in layout units.
    public func translated(by d: Point) -> Paint {
        switch self {
        case .color: self
        case .linearGradient(let gradient):
            .linearGradient(
                LinearGradient(stops: gradient.stops, start: gradient.start + d, end: gradient.end + d))
        case .radialGradient(let gradient):
            .radialGradient(
                RadialGradient(stops: gradient.stops, center: gradient.center + d, radii: gradient.radii))
        case .image(let paint):
            .image(ImagePaint(image: paint.image, rect: paint.rect.offset(by: d), isTiled: paint.isTiled))
        }
    }
}

extension Layer {
    /// The layer moved by a vector in layout units.
    public func translated(by d: Point) -> Layer {
        Layer(
            items.map { $0.translated(by: d) }, clip: clip?.translated(by: d), opacity: opacity, shadows: shadows)
    }
}
