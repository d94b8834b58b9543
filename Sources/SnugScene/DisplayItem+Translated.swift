public import SnugGeometry

extension DisplayItem {
    /// The item moved by a vector in layout units; linear in the number of its points.
    public func translated(by d: Point) -> DisplayItem {
        switch self {
        case .fill(let path, let paint, let rule): .fill(path.translated(by: d), paint, rule)
        case .stroke(let path, let style, let paint): .stroke(path.translated(by: d), style, paint)
        case .glyphs(let group, let paint): .glyphs(group.translated(by: d), paint)
        case .glyphStrokes(let group, let style, let paint): .glyphStrokes(group.translated(by: d), style, paint)
        case .image(let index, let rect): .image(index, rect.offset(by: d))
        case .shadow(let shadow, let items): .shadow(shadow, of: items.map { $0.translated(by: d) })
        }
    }
}

extension GlyphGroup {
    /// The glyphs moved by a vector in layout units.
    public func translated(by d: Point) -> GlyphGroup {
        GlyphGroup(glyphs: glyphs.map { Glyph(outline: $0.outline, size: $0.size, origin: $0.origin + d) })
    }
}
