/// Kinds of JPEG files that Snug does not read (ITU-T T.81 and later parts).
public enum OtherJPEG: Hashable, Sendable {
    /// Four colours for print, CMYK or YCCK: what they look like depends on a profile.
    case cmyk
    /// A number of components that no known colour space has.
    case components(Int)
    /// More or less than eight bits a sample.
    case precision(bits: Int)
    case lossless
    case hierarchical
    /// JPEG-LS (ITU-T T.87).
    case jpegLS
    /// Arithmetic coding, where libjpeg-turbo was built without it.
    case arithmetic
    /// The number of rows stands behind the first scan and not in the header.
    case unknownHeight
}
