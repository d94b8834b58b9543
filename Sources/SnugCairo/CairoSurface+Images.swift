internal import CCairo
internal import SnugGeometry
internal import SnugPixels

extension CairoSurface {
    /// Where cairo's filter ends: it leaves out pixels of pictures that become smaller by more than this.
    private static let mostReduction = 16.0

    /// Draws a picture of the display list, stretched to a rectangle in pixels.
    func draw(_ bitmap: Bitmap, _ index: Int, in rect: Rect) {
        let reduction = max(Double(bitmap.width) / rect.width, Double(bitmap.height) / rect.height)
        if reduction > Self.mostReduction {
            setSource(bitmap, in: rect, isTiled: false, part: rect.pixels(in: area))
            unsafe cairo_paint(context)
            return
        }
        let image = session.image(bitmap, index)
        unsafe cairo_translate(context, rect.x0, rect.y0)
        unsafe cairo_scale(context, rect.width / Double(bitmap.width), rect.height / Double(bitmap.height))
        unsafe cairo_set_source_surface(context, image.surface, 0, 0)
        let pattern = unsafe cairo_get_source(context)
        // "Good" takes the mean of the pixels that fall together when it makes a picture smaller.
        unsafe cairo_pattern_set_filter(pattern, CAIRO_FILTER_GOOD)
        // Without this the outermost pixels would fade into nothing.
        unsafe cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        unsafe cairo_rectangle(context, 0, 0, Double(bitmap.width), Double(bitmap.height))
        unsafe cairo_fill(context)
    }
}
