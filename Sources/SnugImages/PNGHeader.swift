/// What a PNG file says of its picture before the picture's data.
struct PNGHeader {
    let size: ImageSize
    /// Whether each pixel has its own alpha.
    let hasAlpha: Bool
    let orientation: Orientation
    private let bitsPerPixel: Int

    /// Reads the first chunk (section 11.2.1 of the specification) and looks for EXIF data, which come before the
    /// picture (section 5.6).
    init(of file: [UInt8]) throws(ImageError) {
        guard let chunk = PNGChunks(of: file).first(where: { _ in true }) else { throw .truncated }
        guard chunk.isIntact else { throw .badChecksum }
        let reader = ByteReader(data: chunk.body)
        guard chunk.is("IHDR"), chunk.body.count == 13, let width = reader.uint32(at: 0),
            let height = reader.uint32(at: 4), let form = reader.uint16(at: 8)
        else { throw .damaged("it does not begin with a header") }
        let sides = 1...UInt32(Int32.max)
        guard sides.contains(width) && sides.contains(height) else {
            throw .damaged("its width or height is zero or too large")
        }
        size = ImageSize(width: Int(width), height: Int(height))
        guard let channels = Self.channels(depth: form >> 8, colorType: form & 0xff) else {
            throw .damaged("its colour type and depth do not go together")
        }
        bitsPerPixel = channels * Int(form >> 8)
        hasAlpha = channels == 2 || channels == 4
        let exif = PNGChunks(of: file).prefix { !$0.is("IDAT") }.first { $0.is("eXIf") }
        orientation = exif.flatMap { Orientation(exif: $0.body) } ?? .up
    }

    /// The samples of a pixel; nil for what table 11.1 of the specification does not have.
    private static func channels(depth: UInt16, colorType: UInt16) -> Int? {
        switch (colorType, depth) {
        case (0, 1), (0, 2), (0, 4), (0, 8), (0, 16), (3, 1), (3, 2), (3, 4), (3, 8): 1
        case (4, 8), (4, 16): 2
        case (2, 8), (2, 16): 3
        case (6, 8), (6, 16): 4
        default: nil
        }
    }

    /// The fewest bytes that a picture can take: deflate makes at most 1032 bytes of one (258 of two bits).
    ///
    /// What pretends to be more is refused before memory is taken for it.
    var fewestBytes: Int { size.width * size.height / (8 * 1032) * bitsPerPixel }
}
