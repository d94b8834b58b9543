internal import CCairo
internal import SnugGeometry
internal import SnugPixels
internal import SnugScene

/// A cairo context on the memory of a bitmap or a sheet; coordinates are pixels from the corner of the canvas.
@safe final class CairoSurface {
    /// The context all drawing goes through.
    let context: OpaquePointer
    /// The pixels that the bitmap or the sheet holds.
    let area: PixelRect
    /// What only the alpha is kept of, or all.
    let format: Sheet.Format
    /// What all surfaces of a painting share.
    let session: PaintSession
    /// The surface of the layer or canvas round this one, if it counts as what lies behind.
    let parent: CairoSurface?
    /// What the canvas holds where no item reaches.
    private(set) var background = Color.transparent
    /// What the context paints on, if it is a sheet; cairo knows only its bytes.
    private let sheet: Sheet?
    /// What cairo paints from, if it is not one colour.
    var source: Sheet?

    private init(
        _ target: OpaquePointer?, area: PixelRect, format: Sheet.Format, session: PaintSession, parent: CairoSurface?,
        sheet: Sheet? = nil
    ) {
        self.sheet = sheet
        self.area = area
        self.format = format
        self.session = session
        self.parent = parent
        // Without memory cairo answers with an object that only tells its status.
        unsafe context = cairo_create(target)
        unsafe cairo_set_tolerance(context, Self.tolerance)
        unsafe cairo_set_miter_limit(context, LineStyle.miterLimit)
    }

    private convenience init(pixels: UnsafeMutableRawBufferPointer, area: PixelRect) {
        let surface = unsafe cairo_image_surface_create_for_data(
            pixels.baseAddress?.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32, Int32(area.width),
            Int32(area.height), Int32(area.width * 4))
        unsafe cairo_surface_set_device_offset(surface, -Double(area.x), -Double(area.y))
        unsafe self.init(surface, area: area, format: .color, session: PaintSession(), parent: nil)
        unsafe cairo_surface_destroy(surface)
    }

    /// A context that paints on a sheet.
    convenience init(_ sheet: Sheet, session: PaintSession, parent: CairoSurface? = nil) {
        unsafe self.init(
            sheet.surface, area: sheet.area, format: sheet.format, session: session, parent: parent,
            sheet: sheet)
    }

    deinit {
        unsafe cairo_destroy(context)
    }

    /// Makes a bitmap of one colour and lets a function draw on it; premultiplied, blue first.
    static func picture(
        of area: PixelRect, background: Color, draw: (CairoSurface) -> Void
    ) throws(PaintError) -> Bitmap {
        let count = area.width * area.height * 4
        guard FreshMemory.isAvailable(count) else { throw .cairo("out of memory") }
        var error: PaintError?
        let bytes = unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            let pixels = UnsafeMutableRawBufferPointer(buffer)
            unsafe FreshMemory.populate(pixels)
            unsafe pixels.initializeMemory(as: UInt8.self, repeating: 0)
            initializedCount = count
            if area.isEmpty { return }
            let surface = unsafe CairoSurface(pixels: pixels, area: area)
            surface.clear(to: background)
            draw(surface)
            surface.finish()
            error = surface.session.error
        }
        if let error { throw error }
        return Bitmap(
            width: area.width, height: area.height, alphaFormat: .premultiplied, channelOrder: .bgra, bytes: bytes)
    }

    /// Fills all with a colour.
    func clear(to color: Color) {
        background = color
        if color.alpha == 0 { return }
        setSource(color)
        unsafe cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
        unsafe cairo_paint(context)
        unsafe cairo_set_operator(context, CAIRO_OPERATOR_OVER)
    }

    /// Ends drawing, and notes what stopped it.
    func finish() {
        unsafe cairo_surface_flush(cairo_get_target(context))
        let status = unsafe cairo_status(context)
        if status != CAIRO_STATUS_SUCCESS {
            session.fail(.cairo(unsafe String(cString: cairo_status_to_string(status))))
        }
    }

    /// Sets what later drawing is filled with.
    func setSource(_ color: Color) {
        // cairo multiplies by alpha and rounds down. A quotient of the product rounded to the nearest step, as `Bitmap`
        // defines it, makes it arrive there.
        let alpha = Double(color.alpha)
        func channel(_ value: UInt8) -> Double {
            color.alpha == 0 ? 0 : Double(Bitmap.premultiply(value, color.alpha)) / alpha
        }
        unsafe cairo_set_source_rgba(
            context, channel(color.red), channel(color.green), channel(color.blue), alpha / 255)
    }
}
