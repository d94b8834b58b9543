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
    /// All pixels of the canvas.
    let canvas: PixelRect
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
        self.canvas = PixelRect(x: 0, y: 0, width: canvas.width, height: canvas.height)
        for (index, item) in list.items.enumerated() {
            let steps = try steps(for: [item], in: self.canvas, number: index)
            let pixels = steps.map(\.extraPixels).max() ?? 0
            guard pixels <= limits.layerPixels else {
                throw .layersTooLarge(item: index, pixels: pixels, limit: limits.layerPixels)
            }
            for step in steps {
                Self.add(step, to: &self.steps)
                area = area.union(step.area)
            }
        }
    }

    /// The steps for items in a rectangle of pixels; `number` is that of the item of the list that they belong to.
    func steps(for items: [DisplayItem], in visible: PixelRect, number: Int) throws(PaintError) -> [PaintStep] {
        var steps: [PaintStep] = []
        for item in items {
            for step in try self.steps(for: item, in: visible, number: number) { Self.add(step, to: &steps) }
        }
        return steps
    }

    /// The steps that paint an item in a rectangle of pixels; none if there is nothing to be seen.
    private func steps(for item: DisplayItem, in visible: PixelRect, number: Int) throws(PaintError) -> [PaintStep] {
        switch item {
        case .shadow(let shadow, let items):
            return try step(for: shadow, of: items, in: visible, number: number).map { [$0] } ?? []
        case .layer(let layer):
            return try steps(for: layer, in: visible, number: number)
        case .material(let path, let filter, let backdrop):
            return try step(for: path, filter, backdrop, in: visible, number: number).map { [$0] } ?? []
        case .fill, .stroke, .glyphs, .glyphStrokes, .image:
            guard let reach = try reach(of: item, number: number),
                let area = try pixels(reach, in: visible, number: number), let action = action(for: item)
            else { return [] }
            return [PaintStep(action: action, area: area)]
        }
    }

    /// How an item is painted whose places have been checked; nil if it is no simple one.
    private func action(for item: DisplayItem) -> PaintStep.Action? {
        switch item {
        case .fill(let path, let paint, let rule): .fill(.path(path.withoutArcs, rule), paint)
        case .stroke(let path, let style, let paint): .stroke(.path(path.withoutArcs, .nonZero), style, paint)
        case .glyphs(let group, let paint): .fill(.glyphs(group), paint)
        case .glyphStrokes(let group, let style, let paint): .stroke(.glyphs(group), style, paint)
        case .image(let index, let rect): .image(index, rect)
        case .shadow, .layer, .material: nil
        }
    }

    private static func add(_ step: PaintStep, to steps: inout [PaintStep]) {
        if let last = steps.last, let merged = last.action.merged(with: step.action) {
            steps[steps.count - 1] = PaintStep(action: merged, area: last.area.union(step.area))
        } else {
            steps.append(step)
        }
    }
}
