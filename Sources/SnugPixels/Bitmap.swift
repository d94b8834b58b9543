/// A picture in memory: eight bits each of red, green, blue and alpha, rows from the top, no padding.
public struct Bitmap: Hashable, Sendable {
    /// How the colour channels relate to alpha.
    public enum AlphaFormat: Hashable, Sendable {
        /// Colours are stored as they are, whatever the alpha.
        case straight
        /// Colours are stored multiplied by alpha.
        case premultiplied
    }

    /// Pixels in a row.
    public let width: Int
    /// Number of rows.
    public let height: Int
    /// How the colour channels relate to alpha.
    public let alphaFormat: AlphaFormat
    /// `width * height * 4` bytes in the order red, green, blue, alpha.
    public let bytes: [UInt8]

    /// Makes a picture of its bytes; their number must be `width * height * 4`.
    public init(width: Int, height: Int, alphaFormat: AlphaFormat, bytes: [UInt8]) {
        precondition(bytes.count == width * height * 4, "a bitmap needs four bytes for each pixel")
        self.width = width
        self.height = height
        self.alphaFormat = alphaFormat
        self.bytes = bytes
    }
}
