internal import CSPNG
public import SnugPixels

/// Reads PNG files with libspng.
public enum PNGDecoder {
    /// The picture in a PNG file: straight, eight bits a channel, whatever the file holds.
    ///
    /// All colour types, depths and interlacing of the specification are read; of 16 bits the upper eight are kept. Of an
    /// animation the picture that stands for it is read. A picture with an orientation in a chunk of EXIF data before it
    /// is turned; data there that break a rule are ignored.
    ///
    /// Colours are taken as sRGB, whatever gAMA, cHRM, sRGB, iCCP and cICP say. To follow profiles takes colour
    /// management, which Snug has not, and gamma without them would make nothing right that is wrong today: programs that
    /// write it alone write 45455, which is sRGB's.
    ///
    /// The size is checked against the limits before memory for the picture is taken, every checksum is checked, and data
    /// after the end of the picture are ignored.
    public static func decode(_ data: [UInt8], limits: ImageLimits = ImageLimits()) throws(ImageError) -> Bitmap {
        guard data.count <= limits.bytes else { throw .tooManyBytes(count: data.count, limit: limits.bytes) }
        try checkSignature(of: data)
        // libspng takes a file without the last chunk's checksum for whole.
        guard PNGChunks(of: data).contains(where: { $0.is("IEND") }) else { throw .truncated }
        let stored = try with(data) { context throws(ImageError) in try context.decode(limits) }
        return try orientation(of: data).shown(stored)
    }

    /// The size of the picture that `decode` gives, read from the chunks before the picture's data.
    public static func size(of data: [UInt8]) throws(ImageError) -> ImageSize {
        try checkSignature(of: data)
        let stored = try with(data) { context throws(ImageError) in try context.header().size }
        return orientation(of: data).shown(stored)
    }

    /// Whether data begin as a PNG file does.
    public static func isPNG(_ data: [UInt8]) -> Bool {
        data.starts(with: PNGChunks.signature)
    }

    /// What EXIF data before the picture's data say (section 11.3.3.2 of the specification).
    private static func orientation(of data: [UInt8]) -> Orientation {
        for chunk in PNGChunks(of: data) {
            if chunk.is("eXIf") { return Orientation(exif: chunk.body) ?? .up }
            if chunk.is("IDAT") { break }
        }
        return .up
    }

    private static func with<Value>(
        _ data: [UInt8], _ body: (SPNGContext) throws(ImageError) -> Value
    ) throws(ImageError) -> Value {
        let result: Result<Value, ImageError> = unsafe data.withUnsafeBytes { bytes in
            do throws(ImageError) {
                return .success(try body(unsafe SPNGContext(bytes)))
            } catch {
                return .failure(error)
            }
        }
        return try result.get()
    }
}

// MARK: The signature

extension PNGDecoder {
    private static func checkSignature(of data: [UInt8]) throws(ImageError) {
        guard !isPNG(data) else { return }
        throw isStartOfSignature(data) ? .truncated : .notPNG
    }

    /// Whether data are a part of the signature, cut off.
    static func isStartOfSignature(_ data: [UInt8]) -> Bool {
        !data.isEmpty && data.count < PNGChunks.signature.count && PNGChunks.signature.starts(with: data)
    }

    /// Whether the signature has its letters, but not the line ends and other bytes that show what happened to a file.
    static func hasBrokenSignature(_ data: [UInt8]) -> Bool {
        data.dropFirst().starts(with: "PNG".utf8) && !isPNG(data)
    }
}
