internal import SnugGeometry
internal import SnugPixels
internal import SnugScene

extension PaintPlan {
    /// The box outside of which an item leaves no ink, in pixels from the canvas's corner; nil if there is none.
    func reach(of item: DisplayItem, number: Int) throws(PaintError) -> Rect? {
        switch item {
        case .fill(let path, let paint, _):
            try check(paint, number: number)
            return path.controlBox?.scaled(by: scale)
        case .glyphs(let group, let paint):
            try check(paint, number: number)
            return try box(of: group, number: number)
        case .stroke(let path, let style, let paint):
            try check(paint, number: number)
            return try lineReach(style, along: path.controlBox?.scaled(by: scale), number: number)
        case .glyphStrokes(let group, let style, let paint):
            try check(paint, number: number)
            return try lineReach(style, along: try box(of: group, number: number), number: number)
        case .image(let index, let rect):
            return try imageReach(index, rect, number: number)
        case .shadow(let shadow, let items):
            let blur = try blur(of: shadow, number: number)
            return try ink(casting: shadow, items, number: number)?.outset(by: EdgeInsets(Double(blur.reach)))
        case .layer(let layer):
            return try reach(of: layer, number: number)
        case .material(let path, let filter, let backdrop):
            return try materialReach(path, filter, backdrop, number: number)
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
        let isTooSmall = reach.width < 1 / 256 || reach.height < 1 / 256
        return bitmap.bounds.isEmpty || isTooSmall ? nil : reach
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
        guard let pixels = box.pixels(in: visible) else { return nil }
        // cairo's coordinates end at 2 to the power of 23.
        let farthest = max(-box.x0, -box.y0, box.x1, box.y1)
        guard farthest <= 4_194_304 else { throw .coordinates(item: number) }
        return pixels
    }

    /// The smallest box that holds what all items can reach; nil if there is nothing.
    func reach(of items: [DisplayItem], number: Int) throws(PaintError) -> Rect? {
        var box: Rect?
        for item in items {
            guard let reach = try reach(of: item, number: number) else { continue }
            guard reach.isFinite else { throw .coordinates(item: number) }
            box = box?.enclosing(reach) ?? reach
        }
        return box
    }
}
