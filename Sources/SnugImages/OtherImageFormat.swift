/// A format that data seem to have and Snug does not read.
public enum OtherImageFormat: Hashable, Sendable, CaseIterable {
    case gif, webP, bmp, tiff, heic, avif, jpegXL, jpeg2000, ico, photoshop, netpbm, qoi, mng
    /// PNG as Xcode writes it into iOS apps, with premultiplied pixels in another order.
    case xcodePNG
    case svg, pdf, postScript
    /// A web page: what a server sends that does not have the picture.
    case html
    /// MP4, QuickTime and their relatives.
    case video
    case gzip, zip
}
