internal import SnugGeometry
internal import SnugPixels
internal import SnugScene

extension PaintPlan {
    /// The box outside of which a layer leaves no ink, in pixels from the canvas's corner; nil if there is none.
    func reach(of layer: Layer, number: Int) throws(PaintError) -> Rect? {
        // Not so for what is not a number.
        guard layer.opacity >= 0 && layer.opacity <= 1 else { throw .opacity(item: number, layer.opacity) }
        let blurs = try layer.shadows.map { shadow throws(PaintError) in try blur(of: shadow, number: number) }
        guard let picture = try pictureReach(of: layer, number: number) else { return nil }
        var box = picture
        for (shadow, blur) in zip(layer.shadows, blurs) {
            let reach = picture.wholePixels.offset(by: shadow.offset * scale).wholePixels
            box = box.enclosing(reach.outset(by: EdgeInsets(Double(blur.reach))))
        }
        guard box.isFinite else { throw .coordinates(item: number) }
        return box
    }

    /// The box that a layer's picture can reach, once it is cut; nil if there is nothing of it.
    private func pictureReach(of layer: Layer, number: Int) throws(PaintError) -> Rect? {
        let items = try reach(of: layer.items, number: number)
        guard let clip = layer.clip else { return items }
        let edge = clip.controlBox?.scaled(by: scale)
        guard edge?.isFinite ?? true else { throw .coordinates(item: number) }
        guard let items, let edge else { return nil }
        let box = Rect(
            x0: max(items.x0, edge.x0), y0: max(items.y0, edge.y0), x1: min(items.x1, edge.x1),
            y1: min(items.y1, edge.y1))
        // A line has no inside, but pixels that a curve may touch.
        return box.x0 <= box.x1 && box.y0 <= box.y1 ? box : nil
    }

    /// The steps that paint a layer in a rectangle of pixels: those of its items alone, where nothing is done to them.
    func steps(for layer: Layer, in visible: PixelRect, number: Int) throws(PaintError) -> [PaintStep] {
        guard let reach = try reach(of: layer, number: number),
            let area = try pixels(reach, in: visible, number: number), layer.opacity > 0
        else { return [] }
        guard layer.opacity == 1 && layer.shadows.isEmpty else {
            return try step(for: layer, in: area, number: number).map { [$0] } ?? []
        }
        guard let clip = layer.clip else { return try steps(for: layer.items, in: visible, number: number) }
        // A material may read what is cut off afterwards.
        if let part = clip.wholePixels(scale: scale)?.pixels(in: area),
            try pixelsNeeded(of: layer.items, for: part, number: number) == part
        {
            let steps = try steps(for: layer.items, in: part, number: number)
            return steps.isEmpty ? [] : [PaintStep(action: .group(steps), area: part)]
        }
        return try step(for: layer, in: area, number: number).map { [$0] } ?? []
    }

    private func step(for layer: Layer, in area: PixelRect, number: Int) throws(PaintError) -> PaintStep? {
        guard let box = try pictureReach(of: layer, number: number) else { return nil }
        var source = try pixels(box, in: area, number: number) ?? PixelRect(x: 0, y: 0, width: 0, height: 0)
        var shadows: [LayerPlan.CastShadow] = []
        for shadow in layer.shadows where shadow.color.alpha > 0 {
            guard let (cast, part) = try cast(shadow, by: box.wholePixels, in: area, number: number) else { continue }
            shadows.append(cast)
            source = source.union(part)
        }
        guard !source.isEmpty else { return nil }
        guard max(source.width, source.height) <= limits.side, source.count <= limits.pixels else {
            throw .shadowTooLarge(item: number, width: source.width, height: source.height, limits: limits)
        }
        // The edge of the clip may lie far from what it cuts.
        if let edge = layer.clip?.controlBox { _ = try pixels(edge.scaled(by: scale), in: source, number: number) }
        let needed = try pixelsNeeded(of: layer.items, for: source, number: number)
        if needed != source, let ink = try reach(of: layer.items, number: number),
            let part = try pixels(ink, in: needed, number: number)
        {
            source = source.union(part)
        }
        let steps = try steps(for: layer.items, in: source, number: number)
        let plan = LayerPlan(
            steps: steps, source: source, clip: layer.clip?.withoutArcs, opacity: layer.opacity, shadows: shadows)
        return steps.isEmpty ? nil : PaintStep(action: .layer(plan), area: area)
    }

    /// A shadow of a picture that fills a box of whole pixels, and the pixels of the picture that have a part in it; nil
    /// if there is nothing to be seen of it.
    private func cast(
        _ shadow: Shadow, by box: Rect, in visible: PixelRect, number: Int
    ) throws(PaintError) -> (LayerPlan.CastShadow, source: PixelRect)? {
        let sigma = try pixels(ofSigma: shadow.sigma, number: number)
        let offset = shadow.offset * scale
        let whole = Point(x: offset.x.rounded(.down), y: offset.y.rounded(.down))
        guard abs(whole.x) <= 1e9 && abs(whole.y) <= 1e9 else { throw .coordinates(item: number) }
        func rest(_ value: Double) -> Int { Int((value * 256).rounded()) }
        let part = PixelOffset(x: rest(offset.x - whole.x), y: rest(offset.y - whole.y))
        let blur = GaussianKernel(sigma: sigma)
        let reach = blur.reach + (part == .zero ? 0 : 1)
        let target = box.offset(by: whole).outset(by: EdgeInsets(Double(reach)))
        guard let area = try pixels(target, in: visible, number: number) else { return nil }
        let needed = area.outset(by: reach).rect.offset(by: whole * -1)
        let source = PixelRect(
            x: Int(needed.x0), y: Int(needed.y0), width: Int(needed.width), height: Int(needed.height))
        guard let source = try pixels(box, in: source, number: number) else { return nil }
        let offsetInPixels = PixelOffset(x: Int(whole.x), y: Int(whole.y))
        let cast = LayerPlan.CastShadow(
            color: shadow.color, blur: blur, offset: offsetInPixels, rest: part, area: area)
        return (cast, source)
    }
}

extension Path {
    /// The rectangle in pixels that the path is, if all its sides lie between pixels; nil for other paths.
    fileprivate func wholePixels(scale: Double) -> Rect? {
        var corners: [Point] = []
        for (index, element) in elements.enumerated() {
            switch element {
            case .move(let point) where index == 0: corners.append(point)
            case .line(let point) where index > 0: corners.append(point)
            case .close where index == elements.count - 1: break
            default: return nil
            }
        }
        if corners.count == 5 && corners[4] == corners[0] { corners.removeLast() }
        guard corners.count == 4, let box = controlBox?.scaled(by: scale), box == box.wholePixels else { return nil }
        let (a, b, c, d) = (corners[0], corners[1], corners[2], corners[3])
        let isUpright = a.x == b.x && b.y == c.y && c.x == d.x && d.y == a.y
        let isLevel = a.y == b.y && b.x == c.x && c.y == d.y && d.x == a.x
        return isUpright || isLevel ? box : nil
    }
}
