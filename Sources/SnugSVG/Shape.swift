internal import SnugGeometry
internal import SnugScene

/// What has an inside and an edge.
enum Shape: Hashable {
    case path(Path, FillRule)
    case glyphs(GlyphGroup)
}

extension GlyphGroup {
    /// All outlines at their places as one path: what a gradient fills, whose places are those of one coordinate system.
    func path(outlines: [Path]) -> Path {
        var path = Path()
        for glyph in glyphs {
            path.append(outlines[glyph.outline].scaled(by: glyph.size).translated(by: glyph.origin))
        }
        return path
    }
}
