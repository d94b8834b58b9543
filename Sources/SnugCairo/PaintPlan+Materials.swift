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
        var source = area.outset(by: blur.pixelReach).nearest(in: canvas)
        var behind: [PaintStep]?
        if let backdrop {
            source = try pixelsNeeded(of: backdrop, for: source, number: number)
            behind = try steps(for: backdrop, in: source, number: number)
        }
        let plan = MaterialPlan(
            path: path.withoutArcs, blur: blur,
            origin: PixelOffset(x: Int(reach.x0.rounded(.down)), y: Int(reach.y0.rounded(.down))),
            saturation: filter.saturation, tint: filter.tint, backdrop: behind,
            source: source)
        return PaintStep(action: .material(plan), area: area)
    }

    /// The pixels that items must be painted in for a rectangle of them to be right: more than those, where materials read
    /// what has been painted before them.
    func pixelsNeeded(of items: [DisplayItem], for visible: PixelRect, number: Int) throws(PaintError) -> PixelRect {
        var needed = visible
        // What a later material reads must be right first, if it is another one's result.
        for item in items.reversed() {
            switch item {
            case .material(let path, let filter, nil):
                guard let step = try step(for: path, filter, nil, in: needed, number: number),
                    case .material(let plan) = step.action
                else { continue }
                needed = needed.union(plan.source)
            case .layer(let layer):
                needed = try pixelsNeeded(of: layer.items, for: needed, number: number)
            default:
                break
            }
        }
        return needed
    }
}
