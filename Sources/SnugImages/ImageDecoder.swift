public import SnugPixels

/// Reads pictures: PNG and JPEG, told apart by their first bytes.
public enum ImageDecoder {
    /// The picture in a file: straight, eight bits a channel, turned as its EXIF data say.
    ///
    /// `PNGDecoder` and `JPEGDecoder` say what becomes of the pixels. The limits are checked before memory for the picture
    /// is taken. Linear in the number of pixels and bytes.
    public static func decode(_ data: [UInt8], limits: ImageLimits = ImageLimits()) throws(ImageError) -> Bitmap {
        switch try Format(of: data) {
        case .png: try PNGDecoder.decode(data, limits: limits)
        case .jpeg: try JPEGDecoder.decode(data, limits: limits)
        }
    }

    /// The size of the picture that `decode` gives for the same data.
    ///
    /// Only the header is read and no memory is taken for the picture, so there is no limit, and what follows may be damaged.
    public static func size(of data: [UInt8]) throws(ImageError) -> ImageSize {
        switch try Format(of: data) {
        case .png: try PNGDecoder.size(of: data)
        case .jpeg: try JPEGDecoder.size(of: data)
        }
    }

    private enum Format {
        case png, jpeg

        init(of data: [UInt8]) throws(ImageError) {
            if data.isEmpty { throw .noData }
            if JPEGDecoder.isJPEG(data) {
                self = .jpeg
            } else if let other = OtherImageFormat(of: data) {
                throw .otherFormat(other)
            } else if PNGDecoder.isPNG(data) || PNGDecoder.isStartOfSignature(data) {
                self = .png
            } else if PNGDecoder.hasBrokenSignature(data) {
                throw .damaged("the PNG signature is broken, as it is when line ends are changed")
            } else {
                throw .unknownFormat
            }
        }
    }
}
