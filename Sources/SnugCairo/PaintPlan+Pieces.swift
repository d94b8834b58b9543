internal import CCairo
internal import SnugGeometry
internal import SnugScene

extension PaintPlan {
    /// A path of more glyphs than this is cut, even between glyphs that touch: cairo's memory grows with the path.
    private static let mostGlyphsInPath = 4096

    /// Makes a shape the context's path and calls a function that paints it.
    ///
    /// Glyphs that have no pixel in common with those before start a path of their own: the picture is the same, and
    /// cairo scans many small paths in half the time of a long one. Glyphs that touch others than their neighbours do
    /// lie in different paths. `style` is that of the stroke, nil for a fill.
    func forEachPiece(
        of shape: PaintStep.Shape, stroke style: LineStyle? = nil, on surface: CairoSurface, _ body: () -> Void
    ) {
        let stroke = style.map { PixelStroke($0, scale: scale) }
        switch shape {
        case .path(let path, let rule):
            surface.setFillRule(rule)
            surface.append(path, scale: scale, offset: .zero, stroke: stroke)
            body()
        case .glyphs(let group):
            surface.setFillRule(.nonZero)
            forEachPiece(of: group, stroke, on: surface, body)
        }
    }

    private func forEachPiece(
        of group: GlyphGroup, _ stroke: PixelStroke?, on surface: CairoSurface, _ body: () -> Void
    ) {
        let visible = surface.area.rect
        var count = 0
        var piece: Rect?
        for glyph in group.glyphs {
            guard let box = box(of: glyph)?.outset(by: EdgeInsets(stroke?.reach ?? 0)).wholePixels,
                box.meets(visible)
            else { continue }
            if let old = piece, count >= Self.mostGlyphsInPath || !old.meets(box) {
                body()
                count = 0
                piece = nil
            }
            surface.append(
                outlines[glyph.outline], scale: glyph.size * scale, offset: glyph.origin * scale, stroke: stroke)
            count += 1
            piece = piece?.enclosing(box) ?? box
        }
        if count > 0 { body() }
    }
}
