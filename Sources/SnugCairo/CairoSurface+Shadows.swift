internal import CCairo
internal import SnugPixels
internal import SnugScene

extension CairoSurface {
    /// Paints a shadow in the pixels that it reaches.
    func draw(_ casting: ShadowCasting, in area: PixelRect, _ plan: PaintPlan) {
        let silhouette = silhouette(of: casting, plan)
        if casting.blur == .sharp {
            setSource(casting.color)
            unsafe cairo_mask_surface(context, silhouette.surface, 0, 0)
        } else {
            let mask = silhouette.blurred(by: casting.blur, alpha: casting.color.alpha, in: area)
            setSource(casting.color.with(alpha: 255))
            unsafe cairo_mask_surface(context, mask.surface, 0, 0)
        }
    }

    /// The alpha of all that casts a shadow; painted once for several shadows in turn, as those of a glow are.
    func silhouette(of casting: ShadowCasting, _ plan: PaintPlan) -> AlphaMask {
        if let last = images.lastSilhouette, last.items == casting.items, last.mask.area == casting.source {
            return last.mask
        }
        let mask = AlphaMask(casting.source)
        let surface = CairoSurface(mask, images: images)
        for step in casting.steps { surface.draw(step, plan) }
        if let error = surface.finish() { shadowError = error }
        images.lastSilhouette = (casting.items, mask)
        return mask
    }
}
