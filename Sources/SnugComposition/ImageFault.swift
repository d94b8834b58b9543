/// Why a picture that a spec names cannot be had.
public enum ImageFault: Error, Hashable, Sendable {
    /// There is no such file, or it cannot be read.
    case unreadable(reason: String)
    /// Only files and `data:` URLs are read.
    case unsupportedURL(scheme: String)
    /// The bytes of a `data:` URL are not in base64 as RFC 4648 (section 4) wants it.
    case notBase64
    /// The bytes are no PNG and no JPEG.
    case unknownFormat
    /// The bytes are a picture, or something else, of a kind that is not read: in words, and what to do.
    case unsupported(reason: String, remedy: String?)
    /// The bytes begin as a picture's do and go wrong.
    case damaged(reason: String)
    /// The file has more bytes than the limit, the number nil where it is not known beforehand.
    case tooManyBytes(count: Int?, limit: Int)
    /// The picture has more pixels than the limit.
    case tooManyPixels(width: Int, height: Int, limit: Int)
    /// The machine has no memory left.
    case outOfMemory
}
