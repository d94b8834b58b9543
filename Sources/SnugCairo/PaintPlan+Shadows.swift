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
        try reach(of: items, number: number)?.offset(by: shadow.offset * scale).wholePixels
    }

    func blur(of shadow: Shadow, number: Int) throws(PaintError) -> GaussianKernel {
        GaussianKernel(sigma: try pixels(ofSigma: shadow.sigma, number: number))
    }

    /// A standard deviation in pixels.
    func pixels(ofSigma sigma: Double, number: Int) throws(PaintError) -> Double {
        let pixels = sigma * scale
        // Not so for what is not a number.
        guard pixels >= 0, pixels <= GaussianKernel.largestSigma else {
            throw .blur(item: number, sigma: pixels, limit: GaussianKernel.largestSigma)
        }
        return pixels
    }
}
