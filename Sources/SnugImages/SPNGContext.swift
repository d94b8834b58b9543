internal import CSPNG
internal import SnugPixels

/// A decoder of libspng on data that outlive it.
@safe final class SPNGContext {
    private let context: OpaquePointer

    init(_ data: UnsafeRawBufferPointer) throws(ImageError) {
        guard let context = unsafe spng_ctx_new(0) else { throw .outOfMemory }
        unsafe self.context = context
        // A wrong checksum of a tRNS chunk must not just make the picture opaque.
        try unsafe check(spng_set_crc_action(context, Int32(SPNG_CRC_ERROR.rawValue), Int32(SPNG_CRC_ERROR.rawValue)))
        try unsafe check(spng_set_png_buffer(context, data.baseAddress, data.count))
    }

    deinit {
        unsafe spng_ctx_free(context)
    }

    /// The picture, whose size the caller knows from its header.
    func decode(_ size: ImageSize) throws(ImageError) -> Bitmap {
        var status: Int32 = 0
        let count = size.width * size.height * 4
        let bytes = unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            unsafe status = spng_decode_image(
                context, buffer.baseAddress, count, Int32(SPNG_FMT_RGBA8.rawValue),
                Int32(SPNG_DECODE_TRNS.rawValue))
            initializedCount = status == 0 ? count : 0
        }
        try check(status)
        // The chunks behind the picture: without an end the file is cut off.
        try unsafe check(spng_decode_chunks(context))
        return Bitmap(width: size.width, height: size.height, alphaFormat: .straight, bytes: bytes)
    }

    /// Whether a tRNS chunk was read; libspng leaves out one that breaks a rule and does not tell.
    var hasTransparency: Bool {
        var transparency = spng_trns()
        return unsafe spng_get_trns(context, &transparency) == 0
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
