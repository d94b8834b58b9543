internal import CDeflate

/// Compressed data in the form that PNG holds them (RFC 1950).
enum Zlib {
    /// How much time is spent on making the result smaller.
    enum Level: Int32 {
        /// The fastest: text on flat colour gets hardly smaller with a slower one.
        case picture = 1
        case text = 9
    }

    /// Compresses bytes; linear in their number, and the same bytes always give the same.
    static func compressed(_ bytes: [UInt8], _ level: Level) throws(ImageError) -> [UInt8] {
        guard let compressor = unsafe libdeflate_alloc_compressor(level.rawValue) else { throw .outOfMemory }
        defer { unsafe libdeflate_free_compressor(compressor) }
        let bound = unsafe libdeflate_zlib_compress_bound(compressor, bytes.count)
        return unsafe [UInt8](unsafeUninitializedCapacity: bound) { buffer, count in
            count = unsafe libdeflate_zlib_compress(compressor, bytes, bytes.count, buffer.baseAddress, bound)
        }
    }
}
