internal import CCairo
internal import SnugGeometry
internal import SnugPixels
internal import SnugScene

extension CairoSurface {
    /// Paints a material in the pixels that it reaches.
    func draw(_ material: MaterialPlan, in area: PixelRect, _ plan: PaintPlan) {
        setFillRule(.nonZero)
        append(material.path, scale: plan.scale, offset: .zero)
        // A silhouette is all there, whatever lies behind.
        if format == .alpha {
            setSource(.black)
        } else {
            guard let sheet = result(of: material, in: area, plan) else { return }
            setSource(sheet)
            // What is there gives way as far as the path covers its pixels.
            unsafe cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
        }
        unsafe cairo_fill(context)
    }

    /// What lies behind a material, filtered; nil if there is no memory for it.
    private func result(of material: MaterialPlan, in area: PixelRect, _ plan: PaintPlan) -> Sheet? {
        guard let sheet = session.sheet(area, .color) else { return nil }
        let colors = BackdropColors(saturation: material.saturation, tint: material.tint)
        func fill(with pixels: BackdropPixels) -> Bool {
            sheet.fill(with: pixels, material.blur, colors, origin: material.origin)
        }
        let isFilled: Bool
        if material.backdrop == nil, parent == nil, material.source.isInside(self.area), let pixels {
            isFilled = fill(with: pixels)
        } else {
            guard let behind = backdrop(of: material, plan) else { return nil }
            isFilled = withExtendedLifetime(behind) {
                unsafe fill(
                    with: BackdropPixels(behind.area, bytes: UnsafePointer(behind.bytes), stride: behind.stride))
            }
        }
        if isFilled { return sheet }
        session.fail(.cairo("out of memory"))
        return nil
    }

    /// What has been painted here so far.
    private var pixels: BackdropPixels? {
        let target = unsafe cairo_get_target(context)
        unsafe cairo_surface_flush(target)
        guard let bytes = unsafe cairo_image_surface_get_data(target) else { return nil }
        return unsafe BackdropPixels(
            area, bytes: UnsafePointer(bytes), stride: Int(cairo_image_surface_get_stride(target)))
    }

    /// The pixels that a material reads: of its own backdrop, or of all layers round it, one over the other.
    private func backdrop(of material: MaterialPlan, _ plan: PaintPlan) -> Sheet? {
        guard let sheet = session.sheet(material.source, .color) else { return nil }
        let surface = CairoSurface(sheet, session: session)
        if let steps = material.backdrop {
            for step in steps { surface.draw(step, plan) }
        } else {
            surface.copy(self)
        }
        surface.finish()
        return sheet
    }

    /// Paints what a surface and those round it hold.
    private func copy(_ other: CairoSurface) {
        if let parent = other.parent {
            copy(parent)
        } else {
            clear(to: other.background)
            // What the picture has in its area holds the background already.
            unsafe cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
        }
        let target = unsafe cairo_get_target(other.context)
        unsafe cairo_surface_flush(target)
        unsafe cairo_set_source_surface(context, target, 0, 0)
        unsafe cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_NEAREST)
        let area = other.area
        unsafe cairo_rectangle(context, Double(area.x), Double(area.y), Double(area.width), Double(area.height))
        unsafe cairo_fill(context)
        unsafe cairo_set_operator(context, CAIRO_OPERATOR_OVER)
    }
}
