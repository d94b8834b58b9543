/// Why a picture cannot be read or written.
public enum ImageError: Error, Hashable, Sendable {
    /// There are no data.
    case noData
    /// The data do not begin as a PNG file does, where one is asked for.
    case notPNG
    /// The data do not begin as a JPEG file does, where one is asked for.
    case notJPEG
    /// The data seem to have a format that Snug does not read.
    case otherFormat(OtherImageFormat)
    /// The data begin like no picture.
    case unknownFormat
    /// The data end before the picture does.
    case truncated
    /// A checksum of a PNG file does not fit the data it guards.
    case badChecksum
    /// The data break a rule of the format, with words for it, in most cases the decoder's own.
    case damaged(String)
    /// The JPEG file is whole, but of a kind that Snug does not read.
    case otherJPEG(OtherJPEG)
    /// The picture has more pixels than the limit; both sides are known before any memory is taken.
    case tooManyPixels(width: Int, height: Int, limit: Int)
    /// The data are longer than the limit, in bytes.
    case tooManyBytes(count: Int, limit: Int)
    /// A picture without pixels cannot be written.
    case empty
    /// The description to be written is longer than the limit, in bytes of UTF-8.
    case descriptionTooLong(count: Int, limit: Int)
    /// The machine has no memory left.
    case outOfMemory
}
