internal import CCairo
internal import SnugPixels
internal import SnugScene

extension CairoSurface {
    /// Paints a shadow in the pixels that it reaches.
    func draw(_ casting: ShadowCasting, in area: PixelRect, _ plan: PaintPlan) {
        guard let silhouette = silhouette(of: casting, plan) else { return }
        draw(silhouette, blurredBy: casting.blur, offset: .zero, casting.color, in: area)
    }

    /// Paints a silhouette, moved and blurred, in a colour.
    func draw(
        _ silhouette: Sheet, blurredBy blur: GaussianKernel, offset: PixelOffset, _ color: Color, in area: PixelRect
    ) {
        if blur == .sharp {
            setSource(color)
            return paintSource(through: silhouette, offset: offset)
        }
        guard let mask = silhouette.blurred(by: blur, alpha: color.alpha, offset: offset, in: area) else {
            return session.fail(.cairo("out of memory"))
        }
        setSource(color.with(alpha: 255))
        paintSource(through: mask)
    }

    /// The alpha of all that casts a shadow, painted once for several shadows in turn, as those of a glow are; nil if
    /// there is no memory for it.
    func silhouette(of casting: ShadowCasting, _ plan: PaintPlan) -> Sheet? {
        if let last = session.lastSilhouette, last.items == casting.items, last.mask.area == casting.source {
            return last.mask
        }
        guard let mask = session.sheet(casting.source, .alpha) else { return nil }
        let surface = CairoSurface(mask, session: session)
        for step in casting.steps { surface.draw(step, plan) }
        surface.finish()
        session.lastSilhouette = (casting.items, mask)
        return mask
    }
}
