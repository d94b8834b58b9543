public import SnugPixels

/// Writes pictures as PNG files (PNG Specification, Third Edition).
public enum PNGEncoder {
    /// The longest description that is written, in bytes of UTF-8.
    public static let longestDescription = 4_194_304

    /// The PNG file of a canvas; linear in the size of its picture.
    ///
    /// The pixels are stored exactly, straight, eight bits a channel, without filter and without interlacing: as numbers
    /// in a palette where there are up to 256 colours, else without alpha where all is opaque, else with alpha.
    /// The same canvas and description always give the same bytes.
    ///
    /// - Parameter description: what the picture shows, for those who do not see it: an iTXt chunk with the keyword
    ///   Description (section 11.3.3.4 of the specification), compressed where that is shorter. Its lines end with U+000A,
    ///   and U+0000 is left out, as the specification wants it; of nothing no chunk is written.
    public static func encode(_ canvas: PaintedCanvas, description: String? = nil) throws(ImageError) -> [UInt8] {
        guard canvas.width > 0 && canvas.height > 0 else { throw .empty }
        let description = description ?? ""
        guard description.utf8.count <= longestDescription else {
            throw .descriptionTooLong(count: description.utf8.count, limit: longestDescription)
        }
        let format = PixelFormat(of: canvas)
        // The scanlines, and at worst as much again of compressed data.
        guard Memory.isAvailable(2 * (1 + canvas.width * format.bytesPerPixel) * canvas.height) else {
            throw .outOfMemory
        }
        var file = PNGFile()
        file.addHeader(width: canvas.width, height: canvas.height, format)
        if case .indexed(let palette) = format { file.addPalette(palette) }
        if let text = PNGText(keyword: "Description", description) { file.addText(try text.chunk()) }
        file.addImageData(try Zlib.compressed(Scanlines(canvas, format).bytes(), .picture))
        file.addEnd()
        return file.bytes
    }

    /// The PNG file of a bitmap.
    public static func encode(_ bitmap: Bitmap, description: String? = nil) throws(ImageError) -> [UInt8] {
        try encode(PaintedCanvas(bitmap), description: description)
    }
}
