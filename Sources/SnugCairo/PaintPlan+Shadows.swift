internal import SnugGeometry
internal import SnugPixels
internal import SnugScene

extension PaintPlan {
    /// The step that paints a shadow in a rectangle of pixels; nil if there is nothing to be seen of it.
    func step(
        for shadow: Shadow, of items: [DisplayItem], in visible: PixelRect, number: Int
    ) throws(PaintError) -> PaintStep? {
        let blur = try blur(of: shadow, number: number)
        guard shadow.color.alpha > 0, let casting = try casting(shadow, items, number: number),
            let area = try pixels(
                casting.outset(by: EdgeInsets(Double(blur.reach))), in: visible, number: number),
            // What lies beyond the visible part is blurred into it, so that a canvas shows the same as a larger one does.
            let source = try pixels(casting, in: area.outset(by: blur.reach), number: number)
        else { return nil }
        guard max(source.width, source.height) <= limits.side, source.width * source.height <= limits.pixels else {
            throw .shadowTooLarge(item: number, width: source.width, height: source.height, limits: limits)
        }
        let moved = items.map { $0.translated(by: shadow.offset) }
        let steps = try steps(for: moved, in: source, number: number)
        return PaintStep(
            action: .shadow(ShadowCasting(color: shadow.color, blur: blur, steps: steps, source: source)), area: area)
    }

    /// The whole pixels that what casts a shadow can reach, moved to the shadow's place; nil if there are none.
    func casting(_ shadow: Shadow, _ items: [DisplayItem], number: Int) throws(PaintError) -> Rect? {
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
