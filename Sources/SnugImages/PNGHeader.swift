internal import CSPNG

/// The size of a PNG picture and what its pixels take in the file.
struct PNGHeader {
    let size: ImageSize
    private let bitsPerPixel: Int

    init(_ header: spng_ihdr) {
        size = ImageSize(width: Int(header.width), height: Int(header.height))
        let channels =
            switch spng_color_type(rawValue: UInt32(header.color_type)) {
            case SPNG_COLOR_TYPE_TRUECOLOR: 3
            case SPNG_COLOR_TYPE_GRAYSCALE_ALPHA: 2
            case SPNG_COLOR_TYPE_TRUECOLOR_ALPHA: 4
            default: 1
            }
        bitsPerPixel = channels * Int(header.bit_depth)
    }

    /// The fewest bytes that a picture can take: deflate makes at most 1032 bytes of one (258 of two bits).
    ///
    /// What pretends to be more is refused before memory is taken for it.
    var fewestBytes: Int { size.width * size.height / (8 * 1032) * bitsPerPixel }
}
