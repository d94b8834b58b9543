internal import CSPNG
internal import SnugPixels

/// A decoder of libspng on data that outlive it.
@safe final class SPNGContext {
    private let context: OpaquePointer
    private let length: Int

    /// What chunks beside the picture may take in memory, in bytes; a file that wants more is refused.
    private static let chunkLimit = 67_108_864

    init(_ data: UnsafeRawBufferPointer) throws(ImageError) {
        guard let context = unsafe spng_ctx_new(0) else { throw .outOfMemory }
        unsafe self.context = context
        length = data.count
        // A damaged tRNS chunk must not just make the picture opaque.
        try unsafe check(spng_set_crc_action(context, Int32(SPNG_CRC_ERROR.rawValue), Int32(SPNG_CRC_ERROR.rawValue)))
        try unsafe check(spng_set_chunk_limits(context, Self.chunkLimit, Self.chunkLimit))
        try unsafe check(spng_set_png_buffer(context, data.baseAddress, data.count))
    }

    deinit {
        unsafe spng_ctx_free(context)
    }

    func header() throws(ImageError) -> PNGHeader {
        var header = spng_ihdr()
        try unsafe check(spng_get_ihdr(context, &header))
        return PNGHeader(header)
    }

    func decode(_ limits: ImageLimits) throws(ImageError) -> Bitmap {
        let header = try header()
        let (width, height) = (header.size.width, header.size.height)
        guard width * height <= limits.pixels else {
            throw .tooManyPixels(width: width, height: height, limit: limits.pixels)
        }
        guard length >= header.fewestBytes else { throw .truncated }
        guard Memory.isAvailable(width * height * 4) else { throw .outOfMemory }
        var status: Int32 = 0
        let count = width * height * 4
        let bytes = unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            unsafe status = spng_decode_image(
                context, buffer.baseAddress, count, Int32(SPNG_FMT_RGBA8.rawValue),
                Int32(SPNG_DECODE_TRNS.rawValue))
            initializedCount = status == 0 ? count : 0
        }
        try check(status)
        // The chunks behind the picture: without an end the file is cut off.
        try unsafe check(spng_decode_chunks(context))
        return Bitmap(width: width, height: height, alphaFormat: .straight, bytes: bytes)
    }

    private func check(_ status: Int32) throws(ImageError) {
        switch spng_errno(rawValue: status) {
        case SPNG_OK: return
        case SPNG_IO_EOF, SPNG_EIDAT_TOO_SHORT: throw .truncated
        case SPNG_ECHUNK_CRC: throw .badChecksum
        case SPNG_EMEM: throw .outOfMemory
        default: throw .damaged(unsafe String(cString: spng_strerror(status)))
        }
    }
}
