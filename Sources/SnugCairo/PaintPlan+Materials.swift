internal import SnugGeometry
internal import SnugPixels
internal import SnugScene

extension PaintPlan {
    /// The most colourful that a material can make what lies behind it.
    private static let largestSaturation = 16.0

    /// The box outside of which a material changes nothing, in pixels from the canvas's corner; nil if there is none.
    func materialReach(
        _ path: Path, _ filter: BackdropFilter, _ backdrop: [DisplayItem]?, number: Int
    ) throws(PaintError) -> Rect? {
        _ = try pixels(ofSigma: filter.sigma, number: number)
        let largest = Self.largestSaturation
        // Not so for what is not a number.
        guard filter.saturation >= 0 && filter.saturation <= largest else {
            throw .saturation(item: number, filter.saturation, limit: largest)
        }
        if let backdrop { _ = try reach(of: backdrop, number: number) }
        return path.controlBox?.scaled(by: scale)
    }

    /// The step that paints a material in a rectangle of pixels; nil if there is nothing to be seen of it.
    func step(
        for path: Path, _ filter: BackdropFilter, _ backdrop: [DisplayItem]?, in visible: PixelRect, number: Int
    ) throws(PaintError) -> PaintStep? {
        guard let reach = try materialReach(path, filter, backdrop, number: number),
            let area = try pixels(reach, in: visible, number: number)
        else { return nil }
        let sigma = try pixels(ofSigma: filter.sigma, number: number)
        let blur = BackdropBlur(sigma: sigma)
        let source = area.outset(by: blur.pixelReach).nearest(in: canvas)
        var behind: [PaintStep]?
        if let backdrop { behind = try steps(for: backdrop, in: source, number: number) }
        let plan = MaterialPlan(
            path: path.withoutArcs, blur: blur,
            origin: PixelOffset(x: Int(reach.x0.rounded(.down)), y: Int(reach.y0.rounded(.down))),
            saturation: filter.saturation, tint: filter.tint, backdrop: behind,
            source: source)
        return PaintStep(action: .material(plan), area: area)
    }

    /// The pixels round a rectangle that materials among items read of what has been painted before them; nil if there are
    /// none of that kind.
    func pixelsRead(by items: [DisplayItem], in visible: PixelRect, number: Int) throws(PaintError) -> PixelRect? {
        var pixels: PixelRect?
        for item in items {
            var part: PixelRect?
            switch item {
            case .material(let path, let filter, nil):
                part = try step(for: path, filter, nil, in: visible, number: number).flatMap { step in
                    if case .material(let plan) = step.action { plan.source } else { nil }
                }
            case .layer(let layer):
                part = try pixelsRead(by: layer.items, in: visible, number: number)
            default:
                break
            }
            if let part { pixels = pixels?.union(part) ?? part }
        }
        return pixels
    }
}
