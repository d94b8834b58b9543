internal import CCairo
internal import SnugGeometry
internal import SnugPixels
internal import SnugScene

extension CairoSurface {
    /// Paints one step of a plan.
    func draw(_ step: PaintStep, _ plan: PaintPlan) {
        unsafe cairo_save(context)
        clip(to: step.area)
        let area = step.area
        switch step.action {
        case .fill(let shape, let paint):
            fill(shape, paint, in: area, plan)
        case .stroke(let shape, let style, let paint):
            switch style.side {
            case .both: stroke(shape, style, paint, in: area, plan)
            case .inside: drawInside(shape, fill: nil, style, stroke: paint, in: area, plan)
            case .outside: drawOutside(shape, fill: nil, style, stroke: paint, in: area, plan)
            }
        case .fillAndStroke(let shape, let fill, let style, let paint):
            if style.side == .inside {
                drawInside(shape, fill: fill, style, stroke: paint, in: area, plan)
            } else {
                drawOutside(shape, fill: fill, style, stroke: paint, in: area, plan)
            }
        case .silhouetteAndStroke(let casting, let shape, let style, let paint):
            drawOutside(shape, casting, style, stroke: paint, in: area, plan)
        case .image(let index, let rect):
            draw(plan.images[index], index, in: rect.scaled(by: plan.scale))
        case .shadow(let casting):
            draw(casting, in: area, plan)
        case .group(let steps):
            for step in steps { draw(step, plan) }
        case .layer(let layer):
            draw(layer, in: area, plan)
        case .material(let material):
            draw(material, in: area, plan)
        }
        unsafe cairo_restore(context)
    }

    /// Limits drawing, and the surfaces that groups take, to whole pixels.
    func clip(to area: PixelRect) {
        unsafe cairo_rectangle(context, Double(area.x), Double(area.y), Double(area.width), Double(area.height))
        unsafe cairo_clip(context)
    }

    private func fill(_ shape: PaintStep.Shape, _ paint: Paint, in area: PixelRect, _ plan: PaintPlan) {
        flat(paint, shape, in: area, plan) {
            plan.forEachPiece(of: shape, on: self) { unsafe cairo_fill(context) }
        }
    }

    private func stroke(
        _ shape: PaintStep.Shape, _ style: LineStyle, _ paint: Paint, in area: PixelRect, _ plan: PaintPlan
    ) {
        set(style, scale: plan.scale)
        flat(paint, shape, in: area, plan) {
            plan.forEachPiece(of: shape, stroke: style, on: self) { unsafe cairo_stroke(context) }
        }
    }

    /// The line inside a shape, over its fill if it has one: painted without edge, then cut out by the shape.
    ///
    /// So pixels on the edge get their part of the uppermost colour, and no fill shines through at the line's outside.
    private func drawInside(
        _ shape: PaintStep.Shape, fill fillPaint: Paint?, _ style: LineStyle, stroke paint: Paint,
        in area: PixelRect, _ plan: PaintPlan
    ) {
        unsafe cairo_push_group(context)
        if let fillPaint {
            setSource(fillPaint, in: area, plan)
            unsafe cairo_paint(context)
        }
        stroke(shape, style, paint, in: area, plan)
        unsafe cairo_pop_group_to_source(context)
        plan.forEachPiece(of: shape, on: self) { unsafe cairo_fill(context) }
    }

    /// The line outside a shape, next to its fill if it has one: each takes its part of the pixels on the edge.
    private func drawOutside(
        _ shape: PaintStep.Shape, fill fillPaint: Paint?, _ style: LineStyle, stroke paint: Paint,
        in area: PixelRect, _ plan: PaintPlan
    ) {
        drawOutside(shape, style, paint, in: area, plan) {
            plan.forEachPiece(of: shape, on: self) { unsafe cairo_fill(context) }
        } fill: {
            if let fillPaint { fill(shape, fillPaint, in: area, plan) }
        }
    }

    /// The line outside a shape, next to a silhouette that the shape is part of.
    private func drawOutside(
        _ shape: PaintStep.Shape, _ casting: ShadowCasting, _ style: LineStyle, stroke paint: Paint,
        in area: PixelRect, _ plan: PaintPlan
    ) {
        guard let silhouette = silhouette(of: casting, plan) else { return }
        drawOutside(shape, style, paint, in: area, plan) {
            paintSource(through: silhouette)
        } fill: {
            setSource(casting.color)
            paintSource(through: silhouette)
        }
    }

    private func drawOutside(
        _ shape: PaintStep.Shape, _ style: LineStyle, _ paint: Paint, in area: PixelRect, _ plan: PaintPlan,
        cut: () -> Void, fill: () -> Void
    ) {
        unsafe cairo_push_group(context)
        stroke(shape, style, paint, in: area, plan)
        setSource(.black)
        unsafe cairo_set_operator(context, CAIRO_OPERATOR_DEST_OUT)
        cut()
        unsafe cairo_set_operator(context, CAIRO_OPERATOR_ADD)
        fill()
        unsafe cairo_pop_group_to_source(context)
        unsafe cairo_paint(context)
    }

    /// Lets a function paint a shape, in an even tone although pieces of it may overlap.
    private func flat(
        _ paint: Paint, _ shape: PaintStep.Shape, in area: PixelRect, _ plan: PaintPlan, _ draw: () -> Void
    ) {
        guard case .glyphs = shape, !paint.isOpaque else {
            setSource(paint, in: area, plan)
            draw()
            return
        }
        unsafe cairo_push_group_with_content(context, CAIRO_CONTENT_ALPHA)
        setSource(.black)
        draw()
        let mask = unsafe cairo_pop_group(context)
        setSource(paint, in: area, plan)
        unsafe cairo_mask(context, mask)
        unsafe cairo_pattern_destroy(mask)
    }

    private func set(_ style: LineStyle, scale: Double) {
        unsafe cairo_set_line_width(context, style.width * scale)
        unsafe cairo_set_line_join(context, style.cairoJoin)
        unsafe cairo_set_line_cap(context, style.cairoCap)
        let dash = style.dash.map { $0 * scale }
        unsafe dash.withUnsafeBufferPointer { dash in
            unsafe cairo_set_dash(context, dash.baseAddress, Int32(dash.count), 0)
        }
    }
}
