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
    /// after the end of the picture are ignored, as is what chunks beside the picture hold. Memory and time are linear in the
    /// number of pixels and bytes.
    public static func decode(_ data: [UInt8], limits: ImageLimits = ImageLimits()) throws(ImageError) -> Bitmap {
        guard data.count <= limits.bytes else { throw .tooManyBytes(count: data.count, limit: limits.bytes) }
        try checkSignature(of: data)
        let header = try PNGHeader(of: data)
        let size = header.size
        guard size.width * size.height <= limits.pixels else {
            let shown = header.orientation.shown(size)
            throw .tooManyPixels(width: shown.width, height: shown.height, limit: limits.pixels)
        }
        guard data.count >= header.fewestBytes else { throw .truncated }
        guard Memory.isAvailable(size.width * size.height * 4) else { throw .outOfMemory }
        return try header.orientation.shown(pixels(PNGChunks.picture(in: data), header))
    }

    /// The size of the picture that `decode` gives, read from the chunks before the picture's data.
    public static func size(of data: [UInt8]) throws(ImageError) -> ImageSize {
        try checkSignature(of: data)
        let header = try PNGHeader(of: data)
        return header.orientation.shown(header.size)
    }

    /// Whether data begin as a PNG file does.
    public static func isPNG(_ data: [UInt8]) -> Bool {
        data.starts(with: PNGChunks.signature)
    }

    /// The picture as it is stored.
    private static func pixels(_ data: [UInt8], _ header: PNGHeader) throws(ImageError) -> Bitmap {
        let isClearInParts = !header.hasAlpha && PNGChunks(of: data).contains { $0.is("tRNS") }
        let result: Result<Bitmap, ImageError> = unsafe data.withUnsafeBytes { bytes in
            do throws(ImageError) {
                let context = try unsafe SPNGContext(bytes)
                let bitmap = try context.decode(header.size)
                guard !isClearInParts || context.hasTransparency else { throw .damaged("its transparency is broken") }
                return .success(bitmap)
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
