public import SnugPixels

/// Writes pictures as PNG files (PNG Specification, Third Edition).
public enum PNGEncoder {
    /// The PNG file of a canvas; linear in the size of its picture.
    ///
    /// The pixels are stored exactly, straight, eight bits a channel, without filter and without interlacing: as numbers
    /// in a palette where there are up to 256 colours, else without alpha where all is opaque, else with alpha.
    /// The same canvas always gives the same bytes.
    public static func encode(_ canvas: PaintedCanvas) throws(ImageError) -> [UInt8] {
        guard canvas.width > 0 && canvas.height > 0 else { throw .empty }
        let format = PixelFormat(of: canvas)
        // The scanlines, and at worst as much again of compressed data.
        guard Zlib.hasMemory(2 * (1 + canvas.width * format.bytesPerPixel) * canvas.height) else { throw .outOfMemory }
        var file = PNGFile()
        file.addHeader(width: canvas.width, height: canvas.height, format)
        if case .indexed(let palette) = format { file.addPalette(palette) }
        file.addImageData(try Zlib.compressed(Scanlines(canvas, format).bytes()))
        file.addEnd()
        return file.bytes
    }

    /// The PNG file of a bitmap.
    public static func encode(_ bitmap: Bitmap) throws(ImageError) -> [UInt8] {
        try encode(PaintedCanvas(bitmap))
    }
}
