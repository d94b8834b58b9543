/// A picture in memory: eight bits each of three colours and alpha, rows from the top, no padding.
///
/// Two bitmaps are equal when they have the same layout and the same bytes; the same picture in another layout is not.
public struct Bitmap: Hashable, Sendable {
    /// How the colour channels relate to alpha.
    public enum AlphaFormat: Hashable, Sendable {
        /// Colours are stored as they are, whatever the alpha.
        case straight
        /// Colours are stored multiplied by alpha; none is greater than alpha.
        case premultiplied
    }

    /// The order of the four bytes of a pixel.
    public enum ChannelOrder: Hashable, Sendable {
        /// Red, green, blue, alpha: what files hold.
        case rgba
        /// Blue, green, red, alpha: what cairo and FreeType paint.
        case bgra
    }

    /// Pixels in a row.
    public let width: Int
    /// Number of rows.
    public let height: Int
    /// How the colour channels relate to alpha.
    public let alphaFormat: AlphaFormat
    /// The order of the four bytes of a pixel.
    public let channelOrder: ChannelOrder
    /// `width * height * 4` bytes.
    public let bytes: [UInt8]

    /// Makes a picture of its bytes; their number must be `width * height * 4`.
    public init(
        width: Int, height: Int, alphaFormat: AlphaFormat, channelOrder: ChannelOrder = .rgba, bytes: [UInt8]
    ) {
        precondition(width >= 0 && height >= 0, "a bitmap has no negative size")
        precondition(bytes.count == width * height * 4, "a bitmap needs four bytes for each pixel")
        self.width = width
        self.height = height
        self.alphaFormat = alphaFormat
        self.channelOrder = channelOrder
        self.bytes = bytes
    }

    /// Makes a picture of one colour, straight and in the order red, green, blue, alpha.
    public init(width: Int, height: Int, color: Color) {
        let count = width * height * 4
        let pixel = [color.red, color.green, color.blue, color.alpha]
        let bytes = [UInt8](capacity: count) { span in
            for index in 0..<count { span.append(pixel[index & 3]) }
        }
        self.init(width: width, height: height, alphaFormat: .straight, bytes: bytes)
    }
}
