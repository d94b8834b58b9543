internal import CCairo
internal import SnugPixels

/// The pixels of a rectangle as a surface that cairo paints on, and paints from.
@safe final class Sheet {
    /// What is kept of each pixel.
    enum Format {
        /// One byte of alpha.
        case alpha
        /// Premultiplied blue, green, red and alpha.
        case color
    }

    let format: Format
    /// The surface; if it could not be made, one that only tells its status.
    let surface: OpaquePointer
    /// The pixels it holds, counted from the corner of the canvas.
    let area: PixelRect
    /// The pixels, row after row.
    let bytes: UnsafeMutablePointer<UInt8>
    /// From one row to the next, in bytes.
    let stride: Int

    /// Makes a sheet whose pixels are all clear; nil if there is no memory for it.
    init?(_ area: PixelRect, _ format: Format) {
        self.format = format
        self.area = area
        let cairoFormat = format == .alpha ? CAIRO_FORMAT_A8 : CAIRO_FORMAT_ARGB32
        stride = Int(cairo_format_stride_for_width(cairoFormat, Int32(area.width)))
        let count = stride * area.height
        guard let memory = unsafe FreshMemory.allocate(count) else { return nil }
        unsafe bytes = memory.initializeMemory(as: UInt8.self, repeating: 0, count: count)
        unsafe surface = cairo_image_surface_create_for_data(
            bytes, cairoFormat, Int32(area.width), Int32(area.height), Int32(stride))
        unsafe cairo_surface_set_device_offset(surface, -Double(area.x), -Double(area.y))
    }

    deinit {
        unsafe cairo_surface_finish(surface)
        unsafe cairo_surface_destroy(surface)
        unsafe FreshMemory.free(bytes)
    }

    /// The first byte of a row that is counted from the corner of the canvas.
    func row(_ y: Int) -> UnsafeMutablePointer<UInt8> {
        unsafe bytes + (y - area.y) * stride
    }
}
