internal import CJPEG
public import SnugPixels

/// Reads JPEG files with libjpeg-turbo.
public enum JPEGDecoder {
    /// The picture in a JPEG file: opaque, eight bits a channel, turned as its EXIF orientation says.
    ///
    /// Grey and colours are read, baseline and progressive, with any subsampling of chroma; halved chroma is smoothed.
    /// Colours are taken as sRGB: profiles are not applied. EXIF data that break a rule are ignored. The size is checked
    /// against the limits before memory for the picture is taken. Data that end early or are damaged are an error, as far
    /// as it can be seen, for the format has no checksums; data after the end of the picture are ignored.
    ///
    /// Other kinds, four colours for print above all, throw `ImageError.otherJPEG`. The same data give the same pixels on
    /// every machine with the same version of the library.
    public static func decode(_ data: [UInt8], limits: ImageLimits = ImageLimits()) throws(ImageError) -> Bitmap {
        guard data.count <= limits.bytes else { throw .tooManyBytes(count: data.count, limit: limits.bytes) }
        let header = try header(of: data)
        let size = header.size
        guard size.width * size.height <= limits.pixels else {
            let shown = header.orientation.shown(size)
            throw .tooManyPixels(width: shown.width, height: shown.height, limit: limits.pixels)
        }
        guard data.count >= header.fewestBytes else { throw .truncated }
        guard Memory.isAvailable(size.width * size.height * 4) else { throw .outOfMemory }
        return try header.orientation.shown(pixels(data, size))
    }

    /// The size of the picture that `decode` gives, read from the segments before the first scan.
    public static func size(of data: [UInt8]) throws(ImageError) -> ImageSize {
        let header = try header(of: data)
        return header.orientation.shown(header.size)
    }

    /// Whether data begin as a JPEG file does.
    public static func isJPEG(_ data: [UInt8]) -> Bool {
        data.starts(with: [0xff, 0xd8] as [UInt8])
    }

    private static func header(of data: [UInt8]) throws(ImageError) -> JPEGHeader {
        guard isJPEG(data) else { throw .notJPEG }
        let header = try JPEGHeader(data)
        try header.checkKind()
        return header
    }

    /// The picture as it is stored.
    private static func pixels(_ data: [UInt8], _ size: ImageSize) throws(ImageError) -> Bitmap {
        var status = snugJPEGDamaged
        var message = [CChar](repeating: 0, count: Int(snugJPEGMessageSize))
        let count = size.width * size.height * 4
        let bytes = unsafe [UInt8](unsafeUninitializedCapacity: count) { pixels, initializedCount in
            status = unsafe snugJPEGDecode(
                data, data.count, UInt32(size.width), UInt32(size.height), pixels.baseAddress, &message)
            initializedCount = status == snugJPEGDone ? count : 0
        }
        switch status {
        case snugJPEGDone: break
        case snugJPEGTruncated: throw .truncated
        case snugJPEGUnsupported: throw .otherJPEG(.arithmetic)
        case snugJPEGOutOfMemory: throw .outOfMemory
        default: throw .damaged(reason(message))
        }
        return Bitmap(width: size.width, height: size.height, alphaFormat: .straight, bytes: bytes)
    }

    /// The library's message without what the error says anyway.
    private static func reason(_ message: [CChar]) -> String {
        let words = String(decoding: message.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
        let lead = "Corrupt JPEG data: "
        return words.hasPrefix(lead) ? String(words.dropFirst(lead.count)) : words
    }
}
