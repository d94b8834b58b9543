internal import SnugGeometry
internal import SnugPixels
internal import SnugScene

extension PaintPlan {
    /// The box outside of which an item leaves no ink, in pixels from the canvas's corner; nil if there is none.
    func reach(of item: DisplayItem, number: Int) throws(PaintError) -> Rect? {
        switch item {
        case .fill(let path, _, _):
            return path.controlBox?.scaled(by: scale)
        case .glyphs(let group, _):
            return try box(of: group, number: number)
        case .stroke(let path, let style, _):
            return try lineReach(style, along: path.controlBox?.scaled(by: scale), number: number)
        case .glyphStrokes(let group, let style, _):
            return try lineReach(style, along: try box(of: group, number: number), number: number)
        case .image(let index, let rect):
            return try imageReach(index, rect, number: number)
        case .shadow(let shadow, let items):
            let blur = try blur(of: shadow, number: number)
            return try ink(casting: shadow, items, number: number)?.outset(by: EdgeInsets(Double(blur.reach)))
        case .layer, .material:
            preconditionFailure("not painted yet")
        }
    }

    private func lineReach(_ style: LineStyle, along box: Rect?, number: Int) throws(PaintError) -> Rect? {
        guard style.isDrawable else { throw .stroke(item: number) }
        // One pixel more, for the ends of lines that cairo makes of its own polygons.
        return box?.outset(by: EdgeInsets(style.reach * scale + 1))
    }

    private func imageReach(_ index: Int, _ rect: Rect, number: Int) throws(PaintError) -> Rect? {
        guard images.indices.contains(index) else { throw .missingImage(item: number, image: index) }
        let bitmap = images[index]
        let longest = max(bitmap.width, bitmap.height)
        guard longest <= PaintLimits.longestSide else {
            throw .imageTooLong(item: number, pixels: longest, limit: PaintLimits.longestSide)
        }
        let reach = rect.scaled(by: scale)
        // Below the step of cairo's coordinates there is nothing to see, and nothing to divide by.
        let isSeen = !(reach.width < 1 / 256 || reach.height < 1 / 256)
        return bitmap.bounds.isEmpty || !isSeen ? nil : reach
    }

    private func box(of group: GlyphGroup, number: Int) throws(PaintError) -> Rect? {
        var box: Rect?
        for glyph in group.glyphs {
            guard glyph.size >= 0 else { throw .coordinates(item: number) }
            guard outlineBoxes.indices.contains(glyph.outline) else {
                throw .missingOutline(item: number, outline: glyph.outline)
            }
            guard let glyphBox = self.box(of: glyph) else { continue }
            // A box that is not a number would get lost in the union.
            guard glyphBox.isFinite else { throw .coordinates(item: number) }
            box = box?.enclosing(glyphBox) ?? glyphBox
        }
        return box
    }

    /// The box of a placed glyph in pixels from the canvas's corner; nil for an empty outline.
    func box(of glyph: GlyphGroup.Glyph) -> Rect? {
        outlineBoxes[glyph.outline].map { $0.scaled(by: glyph.size).offset(by: glyph.origin).scaled(by: scale) }
    }

    /// The pixels of a rectangle that a box touches; nil if there are none.
    func pixels(_ box: Rect, in visible: PixelRect, number: Int) throws(PaintError) -> PixelRect? {
        guard box.isFinite else { throw .coordinates(item: number) }
        let bounds = visible.rect
        let (left, top) = (max(box.x0.rounded(.down), bounds.x0), max(box.y0.rounded(.down), bounds.y0))
        let (right, bottom) = (min(box.x1.rounded(.up), bounds.x1), min(box.y1.rounded(.up), bounds.y1))
        guard left < right && top < bottom else { return nil }
        // cairo's coordinates end at 2 to the power of 23.
        let farthest = max(-box.x0, -box.y0, box.x1, box.y1)
        guard farthest <= 4_194_304 else { throw .coordinates(item: number) }
        return PixelRect(x: Int(left), y: Int(top), width: Int(right - left), height: Int(bottom - top))
    }
}
