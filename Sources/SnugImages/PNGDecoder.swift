internal import CSPNG
public import SnugPixels

/// Reads PNG files of every colour type, depth and interlacing that the specification has.
public enum PNGDecoder {
    /// The picture of a file, straight, eight bits a channel; sixteen bits are cut to their upper half.
    ///
    /// Gamma and colour profiles are not applied: the numbers of the file are taken as sRGB. The size is checked against
    /// the limits before memory is taken for pixels.
    public static func decode(_ bytes: [UInt8], limits: ImageLimits = ImageLimits()) throws(ImageError) -> Bitmap {
        guard bytes.count <= limits.bytes else { throw .tooManyBytes(count: bytes.count, limit: limits.bytes) }
        guard bytes.starts(with: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) else { throw .notPNG }
        let result = unsafe bytes.withUnsafeBytes { file in
            Result { () throws(ImageError) in unsafe try decode(file, limits: limits) }
        }
        return try result.get()
    }

    private static func decode(_ file: UnsafeRawBufferPointer, limits: ImageLimits) throws(ImageError) -> Bitmap {
        guard let context = unsafe spng_ctx_new(0) else { throw .outOfMemory }
        defer { unsafe spng_ctx_free(context) }
        unsafe try check(spng_set_crc_action(context, Int32(SPNG_CRC_ERROR.rawValue), Int32(SPNG_CRC_ERROR.rawValue)))
        unsafe try check(spng_set_png_buffer(context, file.baseAddress, file.count))
        var header = spng_ihdr()
        unsafe try check(spng_get_ihdr(context, &header))
        let (width, height) = (Int(header.width), Int(header.height))
        guard width <= limits.pixels / max(1, height) else {
            throw .tooManyPixels(width: width, height: height, limit: limits.pixels)
        }
        var code: Int32 = 0
        let pixels = unsafe [UInt8](unsafeUninitializedCapacity: width * height * 4) { buffer, count in
            code = unsafe spng_decode_image(
                context, buffer.baseAddress, width * height * 4, Int32(SPNG_FMT_RGBA8.rawValue),
                Int32(SPNG_DECODE_TRNS.rawValue))
            count = code == 0 ? width * height * 4 : 0
        }
        try check(code)
        // What follows the pixels is part of the file: a cut one is damaged even where all pixels are there.
        unsafe try check(spng_decode_chunks(context))
        return Bitmap(width: width, height: height, alphaFormat: .straight, bytes: pixels)
    }

    private static func check(_ code: Int32) throws(ImageError) {
        switch code {
        case Int32(SPNG_OK.rawValue): return
        case Int32(SPNG_ESIGNATURE.rawValue): throw .notPNG
        case Int32(SPNG_IO_EOF.rawValue): throw .truncated
        case Int32(SPNG_ECHUNK_CRC.rawValue): throw .badChecksum
        case Int32(SPNG_EMEM.rawValue): throw .outOfMemory
        default: throw .damaged(unsafe String(cString: spng_strerror(code)))
        }
    }
}
