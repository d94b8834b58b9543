/// How large an input picture may be before reading it is refused.
public struct ImageLimits: Hashable, Sendable {
    /// The largest number of pixels.
    public var pixels: Int
    /// The largest number of bytes of the encoded picture.
    public var bytes: Int

    /// Makes limits.
    public init(pixels: Int = 100_000_000, bytes: Int = 268_435_456) {
        self.pixels = pixels
        self.bytes = bytes
    }
}
