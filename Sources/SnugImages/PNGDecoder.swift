internal import CSPNG
public import SnugPixels

/// Reads PNG files with libspng.
public enum PNGDecoder {
    /// The picture in a PNG file: straight, eight bits a channel, whatever the file holds.
    ///
    /// All colour types, depths and interlacing of the specification are read; of 16 bits the upper eight are kept.
    /// Colours are taken as sRGB: gamma and profiles are not applied. The size is checked against the limits before memory
    /// for the picture is taken, every checksum is checked, and data after the end of the picture are ignored.
    public static func decode(_ data: [UInt8], limits: ImageLimits = ImageLimits()) throws(ImageError) -> Bitmap {
        guard data.count <= limits.bytes else { throw .tooManyBytes(count: data.count, limit: limits.bytes) }
        guard isPNG(data) else {
            // Less than the signature that begins like it is cut off.
            throw data.isEmpty || !signature.starts(with: data) ? .notPNG : .truncated
        }
        // libspng takes a file without the last chunk's checksum for whole.
        guard endsWithLastChunk(data) else { throw .truncated }
        let result: Result<Bitmap, ImageError> = unsafe data.withUnsafeBytes { bytes in
            do throws(ImageError) {
                return .success(unsafe try SPNGContext(bytes).decode(limits))
            } catch {
                return .failure(error)
            }
        }
        return try result.get()
    }

    /// Whether data begin as a PNG file does.
    public static func isPNG(_ data: [UInt8]) -> Bool {
        data.starts(with: signature)
    }

    /// Whether all chunks up to the last one are there (section 5.3 of the specification).
    private static func endsWithLastChunk(_ data: [UInt8]) -> Bool {
        var offset = signature.count
        while offset + 12 <= data.count {
            let length = data[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
            if data[offset + 4..<offset + 8].elementsEqual("IEND".utf8) { return offset + 12 + length <= data.count }
            offset += 12 + length
        }
        return false
    }

    private static let signature: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
}
