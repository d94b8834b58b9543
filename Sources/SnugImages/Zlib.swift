internal import CDeflate
internal import Glibc

/// Compressed data in the form that PNG holds them (RFC 1950).
enum Zlib {
    /// The fastest level: text on flat colour gets hardly smaller with a slower one.
    private static let level: Int32 = 1

    /// Whether the system has so many bytes; without it an array of them would end the process.
    static func hasMemory(_ count: Int) -> Bool {
        guard count > 16 << 20 else { return true }
        guard let memory = unsafe malloc(count) else { return false }
        unsafe free(memory)
        return true
    }

    /// Compresses bytes; linear in their number, and the same bytes always give the same.
    static func compressed(_ bytes: [UInt8]) throws(ImageError) -> [UInt8] {
        guard let compressor = unsafe libdeflate_alloc_compressor(level) else { throw .outOfMemory }
        defer { unsafe libdeflate_free_compressor(compressor) }
        let bound = unsafe libdeflate_zlib_compress_bound(compressor, bytes.count)
        return unsafe [UInt8](unsafeUninitializedCapacity: bound) { buffer, count in
            count = unsafe libdeflate_zlib_compress(compressor, bytes, bytes.count, buffer.baseAddress, bound)
        }
    }
}
