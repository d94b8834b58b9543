internal import SnugGeometry
public import SnugPixels
public import SnugScene

/// Paints display lists with cairo; values only, so that any number of threads may share one.
public struct CairoPainter: Hashable, Sendable {
    /// How large a picture may become.
    public var limits: PaintLimits

    /// Makes a painter.
    public init(limits: PaintLimits = PaintLimits()) {
        self.limits = limits
    }

    /// Paints a display list at a number of pixels per layout unit.
    ///
    /// Each side of the canvas becomes the next whole number of pixels; up to 1/64 px over a whole number is dropped.
    /// Shapes are anti-aliased at their exact places (1/256 px), curves keep within 0.05 px, glyphs are not hinted. A
    /// mitre longer than 4 line widths becomes a bevel. A fill and a line inside or outside the same path that follow
    /// each other are painted as one shape, without a seam between them. A shadow is blurred in steps of 1/65,280, also
    /// from what lies outside the canvas, by a kernel of exactly its variance: the Gaussian under 2 px, else three boxes.
    /// Gradients and pictures as paint are computed for the middle of each pixel, rounded to the nearest step; places where
    /// a gradient's colour changes at once get a smooth edge. What lies behind a material is blurred by the Gaussian to less
    /// than a step.
    ///
    /// A layer paints its items once, whatever is done to it: time grows with the depth of nested layers only by the pixels
    /// that each reaches. A layer's shadow moves by parts of a pixel as its picture, not as its items, would.
    ///
    /// Only the pixels that items can reach take memory; it is taken after the limits have been checked.
    public func paint(_ list: DisplayList, scale: Double = 1) throws(PaintError) -> PaintedCanvas {
        let size = try CanvasSize(list.size, scale: scale, limits: limits)
        let plan = try PaintPlan(list, scale: scale, canvas: size, limits: limits)
        let background = (list.background ?? .transparent).asStored
        let picture = try CairoSurface.picture(of: plan.area, background: background) { surface in
            for step in plan.steps { surface.draw(step, plan) }
        }
        return PaintedCanvas(
            width: size.width, height: size.height, background: background, area: plan.area, picture: picture)
    }
}

extension Color {
    /// The colour that comes back out of a premultiplied picture: the same inside the painted area as outside.
    fileprivate var asStored: Color {
        func stored(_ channel: UInt8) -> UInt8 {
            Bitmap.unpremultiply(Bitmap.premultiply(channel, alpha), alpha)
        }
        return Color(red: stored(red), green: stored(green), blue: stored(blue), alpha: alpha)
    }
}
