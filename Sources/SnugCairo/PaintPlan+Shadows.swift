internal import SnugGeometry
internal import SnugPixels
internal import SnugScene

extension PaintPlan {
    /// The step that paints a shadow in a rectangle of pixels; nil if there is nothing to be seen of it.
    func step(
        for shadow: Shadow, of items: [DisplayItem], in visible: PixelRect, number: Int
    ) throws(PaintError) -> PaintStep? {
        let blur = try blur(of: shadow, number: number)
        guard shadow.color.alpha > 0, let ink = try ink(casting: shadow, items, number: number),
            let area = try pixels(ink.outset(by: EdgeInsets(Double(blur.reach))), in: visible, number: number),
            // What lies beyond the visible part is blurred into it, so that a canvas shows the same as a larger one does.
            let source = try pixels(ink, in: area.outset(by: blur.reach), number: number)
        else { return nil }
        // Rows are blurred first: as many as the source has, as wide as what is seen.
        let (width, height) = (max(source.width, area.width), source.height)
        guard max(width, height) <= limits.side, width * height <= limits.pixels else {
            throw .shadowTooLarge(item: number, width: width, height: height, limits: limits)
        }
        let moved = items.map { $0.translated(by: shadow.offset) }
        let steps = try steps(for: moved, in: source, number: number)
        let casting = ShadowCasting(color: shadow.color, blur: blur, items: moved, steps: steps, source: source)
        return PaintStep(action: .shadow(casting), area: area)
    }

    /// The whole pixels that what casts a shadow can reach, moved to the shadow's place; nil if there are none.
    func ink(casting shadow: Shadow, _ items: [DisplayItem], number: Int) throws(PaintError) -> Rect? {
        var box: Rect?
        for item in items {
            guard let reach = try reach(of: item, number: number) else { continue }
            guard reach.isFinite else { throw .coordinates(item: number) }
            box = box?.enclosing(reach) ?? reach
        }
        return box?.offset(by: shadow.offset * scale).wholePixels
    }

    func blur(of shadow: Shadow, number: Int) throws(PaintError) -> GaussianKernel {
        let sigma = shadow.sigma * scale
        // Not so for what is not a number.
        guard sigma >= 0, sigma <= GaussianKernel.largestSigma else {
            throw .blur(item: number, sigma: sigma, limit: GaussianKernel.largestSigma)
        }
        return GaussianKernel(sigma: sigma)
    }
}
