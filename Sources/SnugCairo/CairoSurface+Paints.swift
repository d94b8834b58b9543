internal import CCairo
internal import SnugGeometry
internal import SnugPixels
internal import SnugScene

extension CairoSurface {
    /// Sets what later drawing in a rectangle of pixels is filled with.
    func setSource(_ paint: Paint, in area: PixelRect, _ plan: PaintPlan) {
        switch paint {
        case .color(let color):
            setSource(color)
        case .linearGradient(let gradient):
            setSource(gradient.stops, in: area) { sheet, ramp in
                sheet.fill(with: ramp, from: gradient.start * plan.scale, to: gradient.end * plan.scale)
            }
        case .radialGradient(let gradient):
            setSource(gradient.stops, in: area) { sheet, ramp in
                let radii = Size(
                    width: gradient.radii.width * plan.scale, height: gradient.radii.height * plan.scale)
                sheet.fill(with: ramp, center: gradient.center * plan.scale, radii: radii)
            }
        case .image(let paint):
            setSource(paint, in: area, plan)
        }
    }

    private func setSource(_ stops: [GradientStop], in area: PixelRect, fill: (Sheet, GradientRamp) -> Void) {
        guard let ramp = GradientRamp(stops) else { return setSource(.transparent) }
        // Nothing is kept of opaque colours.
        if format == .alpha && ramp.isOpaque { return setSource(.black) }
        guard let sheet = session.sheet(area, .color) else { return setSource(.transparent) }
        fill(sheet, ramp)
        setSource(sheet)
    }

    private func setSource(_ paint: ImagePaint, in area: PixelRect, _ plan: PaintPlan) {
        let rect = paint.rect.scaled(by: plan.scale)
        let part = paint.isTiled ? area : rect.pixels(in: area)
        setSource(plan.images[paint.image], in: rect, isTiled: paint.isTiled, part: part)
    }

    /// Sets a picture in a rectangle as what later drawing in a part of the canvas is filled with.
    func setSource(_ bitmap: Bitmap, in rect: Rect, isTiled: Bool, part: PixelRect?) {
        guard rect.isVisiblyLarge, !bitmap.bounds.isEmpty, let part, let sheet = session.sheet(part, .color) else {
            return setSource(.transparent)
        }
        if !sheet.fill(with: bitmap, in: rect, isTiled: isTiled) { session.fail(.cairo("out of memory")) }
        setSource(sheet)
    }

    /// Paints what is set as source through a sheet of alpha, moved by whole pixels.
    func paintSource(through mask: Sheet, offset: PixelOffset = .zero) {
        // Nothing else may hold the sheet any more, and cairo knows only its bytes.
        withExtendedLifetime(mask) {
            unsafe cairo_mask_surface(context, mask.surface, Double(offset.x), Double(offset.y))
        }
    }

    /// Sets a sheet, where it lies, as what later drawing is filled with; there is nothing around it.
    func setSource(_ sheet: Sheet) {
        unsafe cairo_set_source_surface(context, sheet.surface, 0, 0)
        unsafe cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_NEAREST)
        source = sheet
    }
}

extension Paint {
    /// Whether what is painted twice looks as if it were painted once.
    var isOpaque: Bool {
        switch self {
        case .color(let color): color.alpha == 255
        case .linearGradient(let gradient): gradient.stops.allSatisfy { $0.color.alpha == 255 }
        case .radialGradient(let gradient): gradient.stops.allSatisfy { $0.color.alpha == 255 }
        case .image: false
        }
    }
}
