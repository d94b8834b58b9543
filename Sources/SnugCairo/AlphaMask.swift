internal import CCairo
internal import SnugPixels

/// An alpha for each pixel of a rectangle, all clear at first, as a surface that cairo paints on and paints through.
@safe final class AlphaMask {
    /// The surface; if it could not be made, one that only tells its status.
    let surface: OpaquePointer
    /// The pixels it holds, counted from the corner of the canvas.
    let area: PixelRect
    /// The alphas, row after row.
    let bytes: UnsafeMutablePointer<UInt8>
    /// From one row to the next, in bytes.
    let stride: Int

    init(_ area: PixelRect) {
        self.area = area
        stride = Int(cairo_format_stride_for_width(CAIRO_FORMAT_A8, Int32(area.width)))
        let count = stride * area.height
        unsafe bytes = .allocate(capacity: count)
        unsafe FreshMemory.populate(UnsafeMutableRawBufferPointer(start: bytes, count: count))
        unsafe bytes.initialize(repeating: 0, count: count)
        unsafe surface = cairo_image_surface_create_for_data(
            bytes, CAIRO_FORMAT_A8, Int32(area.width), Int32(area.height), Int32(stride))
        unsafe cairo_surface_set_device_offset(surface, -Double(area.x), -Double(area.y))
    }

    deinit {
        unsafe cairo_surface_finish(surface)
        unsafe cairo_surface_destroy(surface)
        unsafe bytes.deallocate()
    }
}
