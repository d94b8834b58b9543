internal import CCairo
internal import SnugGeometry
internal import SnugPixels
internal import SnugScene

extension CairoSurface {
    /// Paints a layer in the pixels that it reaches.
    func draw(_ layer: LayerPlan, in area: PixelRect, _ plan: PaintPlan) {
        // Without shadows, or with nothing to be done to them, no second sheet is needed.
        if layer.opacity == 1 || layer.shadows.isEmpty {
            guard let picture = picture(of: layer, plan) else { return }
            draw(layer.shadows, of: picture)
            setSource(picture)
            unsafe cairo_paint_with_alpha(context, layer.opacity)
        } else {
            guard let sheet = composed(layer, in: area, plan) else { return }
            setSource(sheet)
            unsafe cairo_paint(context)
        }
    }

    /// The picture of a layer, cut; nil if there is no memory for it.
    private func picture(of layer: LayerPlan, _ plan: PaintPlan) -> Sheet? {
        let sheet: Sheet
        if let only = layer.onlyStep {
            guard let inner = composed(only.layer, in: only.area, plan) else { return nil }
            sheet = inner
        } else {
            guard let clear = session.sheet(layer.source, format) else { return nil }
            let surface = CairoSurface(clear, session: session, parent: self)
            for step in layer.steps { surface.draw(step, plan) }
            surface.finish()
            sheet = clear
        }
        if let clip = layer.clip {
            let surface = CairoSurface(sheet, session: session)
            surface.setSource(.black)
            surface.setFillRule(.nonZero)
            surface.append(clip, scale: plan.scale, offset: .zero)
            unsafe cairo_set_operator(surface.context, CAIRO_OPERATOR_DEST_IN)
            unsafe cairo_fill(surface.context)
            surface.finish()
        }
        return sheet
    }

    /// All of a layer on a sheet of its own; nil if there is no memory for it.
    private func composed(_ layer: LayerPlan, in area: PixelRect, _ plan: PaintPlan) -> Sheet? {
        guard let picture = picture(of: layer, plan) else { return nil }
        guard let sheet = layer.shadows.isEmpty ? picture : session.sheet(area, format) else { return nil }
        let surface = CairoSurface(sheet, session: session)
        if !layer.shadows.isEmpty {
            surface.draw(layer.shadows, of: picture)
            surface.setSource(picture)
            unsafe cairo_paint(surface.context)
        }
        if layer.opacity < 1 {
            unsafe cairo_set_operator(surface.context, CAIRO_OPERATOR_DEST_IN)
            unsafe cairo_set_source_rgba(surface.context, 0, 0, 0, layer.opacity)
            unsafe cairo_paint(surface.context)
        }
        surface.finish()
        return sheet
    }

    private func draw(_ shadows: [LayerPlan.CastShadow], of picture: Sheet) {
        if shadows.isEmpty { return }
        guard let silhouette = picture.silhouette else { return session.fail(.cairo("out of memory")) }
        for shadow in shadows.reversed() {
            guard let moved = silhouette.moved(by: shadow.rest, session) else { return }
            unsafe cairo_save(context)
            clip(to: shadow.area)
            draw(moved, blurredBy: shadow.blur, offset: shadow.offset, shadow.color, in: shadow.area)
            unsafe cairo_restore(context)
        }
    }
}

extension Sheet {
    /// The sheet's alpha alone; nil if there is no memory for it.
    var silhouette: Sheet? {
        guard format == .color else { return self }
        guard let result = Sheet(area, .alpha) else { return nil }
        for y in area.y..<area.y + area.height {
            let (pixels, alphas) = unsafe (row(y), result.row(y))
            for x in 0..<area.width { unsafe alphas[x] = pixels[4 &* x &+ 3] }
        }
        unsafe cairo_surface_mark_dirty(result.surface)
        return result
    }

    /// A sheet of alpha moved to the right and down by 256ths of a pixel, at most a whole one; nil if there is no memory
    /// for it.
    fileprivate func moved(by rest: PixelOffset, _ session: PaintSession) -> Sheet? {
        if rest == .zero { return self }
        let area = PixelRect(x: area.x, y: area.y, width: area.width + 1, height: area.height + 1)
        guard let result = session.sheet(area, .alpha) else { return nil }
        let sums = UnsafeMutableBufferPointer<UInt32>.allocate(capacity: area.width)
        defer { unsafe sums.deallocate() }
        unsafe sums.initialize(repeating: 0)
        let (right, down) = (UInt32(rest.x), UInt32(rest.y))
        let (first, end) = (self.area.y, self.area.y + self.area.height)
        for y in first...end {
            let target = unsafe result.row(y)
            for (row, part) in [(y - 1, down), (y, 256 - down)] where row >= first && row < end {
                let source = unsafe self.row(row)
                // What lies to the left of the next pixel.
                var before: UInt32 = 0
                for x in 0..<self.area.width {
                    let here = unsafe UInt32(source[x])
                    unsafe sums[x] += (here * (256 - right) + before * right) * part
                    before = here
                }
                unsafe sums[self.area.width] += before * right * part
            }
            for x in 0..<area.width {
                unsafe target[x] = UInt8((sums[x] + 0x8000) >> 16)
                unsafe sums[x] = 0
            }
        }
        unsafe cairo_surface_mark_dirty(result.surface)
        return result
    }
}
