internal import SnugGeometry
internal import SnugPixels
internal import SnugScene

/// What is to be painted where: the visible items of a display list and the pixels they can reach.
struct PaintPlan {
    let list: DisplayList
    /// Pixels per layout unit.
    let scale: Double
    /// The visible items in painting order.
    private(set) var steps: [PaintStep] = []
    /// The smallest rectangle of the canvas that holds all steps.
    private(set) var area = PixelRect(x: 0, y: 0, width: 0, height: 0)
    /// For each glyph outline the box of its control points, in em; nil for an empty one.
    let outlineBoxes: [Rect?]

    init(_ list: DisplayList, scale: Double, canvas: CanvasSize) throws(PaintError) {
        self.list = list
        self.scale = scale
        outlineBoxes = list.glyphOutlines.map(\.controlBox)
        let whole = PixelRect(x: 0, y: 0, width: canvas.width, height: canvas.height)
        for (index, item) in list.items.enumerated() {
            let action = item.action
            guard let reach = try reach(of: action, item: index), let area = try Self.pixels(reach, whole, item: index)
            else { continue }
            if let last = steps.last, let merged = last.action.merged(with: action) {
                steps[steps.count - 1] = PaintStep(action: merged, area: last.area.union(area))
            } else {
                steps.append(PaintStep(action: action, area: area))
            }
            self.area = self.area.union(area)
        }
    }

    /// The box outside of which an action leaves no ink, in pixels from the canvas's corner; nil if there is none.
    private func reach(of action: PaintStep.Action, item: Int) throws(PaintError) -> Rect? {
        switch action {
        case .fill(let shape, _):
            return try box(of: shape, item: item)
        case .stroke(let shape, let style, _), .fillAndStroke(let shape, _, let style, _):
            guard style.isDrawable else { throw .stroke(item: item) }
            // One pixel more, for the ends of lines that cairo makes of its own polygons.
            return try box(of: shape, item: item)?.outset(by: EdgeInsets(style.reach * scale + 1))
        case .image(let image, let rect):
            guard list.images.indices.contains(image) else { throw .missingImage(item: item, image: image) }
            let bitmap = list.images[image]
            let longest = max(bitmap.width, bitmap.height)
            guard longest <= PaintLimits.longestSide else {
                throw .imageTooLong(item: item, pixels: longest, limit: PaintLimits.longestSide)
            }
            let reach = rect.scaled(by: scale)
            // Below the step of cairo's coordinates there is nothing to see, and nothing to divide by.
            let isSeen = !(reach.width < 1 / 256 || reach.height < 1 / 256)
            return bitmap.bounds.isEmpty || !isSeen ? nil : reach
        }
    }

    private func box(of shape: PaintStep.Shape, item: Int) throws(PaintError) -> Rect? {
        switch shape {
        case .path(let path, _):
            return path.controlBox?.scaled(by: scale)
        case .glyphs(let group):
            guard group.size >= 0 else { throw .coordinates(item: item) }
            var box: Rect?
            for glyph in group.glyphs {
                guard outlineBoxes.indices.contains(glyph.outline) else {
                    throw .missingOutline(item: item, outline: glyph.outline)
                }
                guard let glyphBox = self.box(of: glyph, size: group.size) else { continue }
                // A box that is not a number would get lost in the union.
                guard glyphBox.isFinite else { throw .coordinates(item: item) }
                box = box.map { $0.enclosing(glyphBox) } ?? glyphBox
            }
            return box
        }
    }

    /// The box of a placed glyph in pixels from the canvas's corner; nil for an empty outline.
    func box(of glyph: GlyphGroup.Glyph, size: Double) -> Rect? {
        outlineBoxes[glyph.outline].map { $0.scaled(by: size).offset(by: glyph.origin).scaled(by: scale) }
    }

    /// The pixels of the canvas that a box touches; nil if there are none.
    private static func pixels(_ box: Rect, _ canvas: PixelRect, item: Int) throws(PaintError) -> PixelRect? {
        guard box.isFinite else { throw .coordinates(item: item) }
        let (left, top) = (max(box.x0.rounded(.down), 0), max(box.y0.rounded(.down), 0))
        let right = min(box.x1.rounded(.up), Double(canvas.width))
        let bottom = min(box.y1.rounded(.up), Double(canvas.height))
        guard left < right && top < bottom else { return nil }
        // cairo's coordinates end at 2 to the power of 23.
        let farthest = max(-box.x0, -box.y0, box.x1, box.y1)
        guard farthest <= 4_194_304 else { throw .coordinates(item: item) }
        return PixelRect(x: Int(left), y: Int(top), width: Int(right - left), height: Int(bottom - top))
    }
}
