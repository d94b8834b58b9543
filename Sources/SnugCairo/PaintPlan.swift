internal import SnugGeometry
internal import SnugPixels
internal import SnugScene

/// What is to be painted where: the visible items of a display list and the pixels they can reach.
struct PaintPlan {
    let images: [Bitmap]
    /// Pixels per layout unit.
    let scale: Double
    let limits: PaintLimits
    /// The list's glyph outlines with curves in the place of arcs.
    let outlines: [Path]
    /// For each glyph outline the box of its control points, in em; nil for an empty one.
    let outlineBoxes: [Rect?]
    /// The visible items in painting order.
    private(set) var steps: [PaintStep] = []
    /// The smallest rectangle of the canvas that holds all steps.
    private(set) var area = PixelRect(x: 0, y: 0, width: 0, height: 0)

    init(_ list: DisplayList, scale: Double, canvas: CanvasSize, limits: PaintLimits) throws(PaintError) {
        images = list.images
        self.scale = scale
        self.limits = limits
        outlines = list.glyphOutlines.map(\.withoutArcs)
        outlineBoxes = outlines.map(\.controlBox)
        let whole = PixelRect(x: 0, y: 0, width: canvas.width, height: canvas.height)
        for (index, item) in list.items.enumerated() {
            guard let step = try step(for: item, in: whole, number: index) else { continue }
            Self.add(step, to: &steps)
            area = area.union(step.area)
        }
    }

    /// The steps for items that cast a shadow; `number` is that of the shadow in the list.
    func steps(for items: [DisplayItem], in visible: PixelRect, number: Int) throws(PaintError) -> [PaintStep] {
        var steps: [PaintStep] = []
        for item in items {
            guard let step = try step(for: item, in: visible, number: number) else { continue }
            Self.add(step, to: &steps)
        }
        return steps
    }

    /// The step that paints an item in a rectangle of pixels; nil if there is nothing to be seen.
    private func step(
        for item: DisplayItem, in visible: PixelRect, number: Int
    ) throws(PaintError) -> PaintStep? {
        let action: PaintStep.Action
        switch item {
        case .fill(let path, .color(let color), let rule):
            action = .fill(.path(path.withoutArcs, rule), color)
        case .stroke(let path, let style, .color(let color)):
            action = .stroke(.path(path.withoutArcs, .nonZero), style, color)
        case .glyphs(let group, .color(let color)):
            action = .fill(.glyphs(group), color)
        case .glyphStrokes(let group, let style, .color(let color)):
            action = .stroke(.glyphs(group), style, color)
        case .image(let index, let rect):
            action = .image(index, rect)
        case .shadow(let shadow, let items):
            return try step(for: shadow, of: items, in: visible, number: number)
        case .fill, .stroke, .glyphs, .glyphStrokes, .layer, .material:
            preconditionFailure("not painted yet")
        }
        guard let reach = try reach(of: item, number: number), let area = try pixels(reach, in: visible, number: number)
        else { return nil }
        return PaintStep(action: action, area: area)
    }

    private static func add(_ step: PaintStep, to steps: inout [PaintStep]) {
        if let last = steps.last, let merged = last.action.merged(with: step.action) {
            steps[steps.count - 1] = PaintStep(action: merged, area: last.area.union(step.area))
        } else {
            steps.append(step)
        }
    }
}
