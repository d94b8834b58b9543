/// Why a picture cannot be read or written.
public enum ImageError: Error, Hashable, Sendable {
    /// The data do not begin as a PNG file does.
    case notPNG
    /// The data end before the picture does.
    case truncated
    /// A checksum does not fit the data it guards.
    case badChecksum
    /// The data break a rule of the format, with the decoder's own words for it.
    case damaged(String)
    /// The picture has more pixels than the limit; both sides are known before any memory is taken.
    case tooManyPixels(width: Int, height: Int, limit: Int)
    /// The data are longer than the limit, in bytes.
    case tooManyBytes(count: Int, limit: Int)
    /// A picture without pixels cannot be written.
    case empty
    /// The machine has no memory left.
    case outOfMemory
}
