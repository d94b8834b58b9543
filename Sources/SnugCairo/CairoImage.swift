internal import CCairo
internal import SnugPixels
internal import SnugScene

/// A bitmap as a surface of cairo's, which is freed with it.
@safe final class CairoImage {
    /// The surface; if it could not be made, one that only tells its status.
    let surface: OpaquePointer

    init(_ bitmap: Bitmap) {
        let source = bitmap.converted(to: .premultiplied, order: .bgra)
        unsafe surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(bitmap.width), Int32(bitmap.height))
        guard let pixels = unsafe cairo_image_surface_get_data(surface) else { return }
        let stride = unsafe Int(cairo_image_surface_get_stride(surface))
        let rowLength = bitmap.width * 4
        unsafe source.bytes.withUnsafeBytes { bytes in
            for row in 0..<bitmap.height {
                let from = unsafe UnsafeRawBufferPointer(rebasing: bytes[row * rowLength..<(row + 1) * rowLength])
                unsafe UnsafeMutableRawBufferPointer(start: pixels + row * stride, count: rowLength)
                    .copyMemory(from: from)
            }
        }
        unsafe cairo_surface_mark_dirty(surface)
    }

    deinit {
        unsafe cairo_surface_destroy(surface)
    }
}
