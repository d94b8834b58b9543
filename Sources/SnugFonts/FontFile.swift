internal import CBuiltInFont
internal import CHarfBuzz
internal import SnugText

/// The bytes of a font file for as long as a face needs them: mapped, unpacked from WOFF, or compiled in.
@safe final class FontFile {
    /// Where the bytes come from.
    let source: FontSource
    /// The OpenType file as HarfBuzz holds it.
    let blob: OpaquePointer
    /// How many faces the file has.
    let faceCount: Int
    private let mapping: MappedFile?

    /// The font that is compiled into the library; nothing is copied.
    init() {
        source = .builtIn
        mapping = nil
        unsafe blob = hb_blob_create(
            snug_built_in_font_start(), UInt32(snug_built_in_font_size), HB_MEMORY_MODE_READONLY, nil, nil)
        unsafe faceCount = Int(hb_face_count(blob))
    }

    /// Opens a file of at most `limit` bytes, counted before and after unpacking.
    init(path: String, limit: Int) throws(FontError) {
        let file = try MappedFile(path: path, limit: limit)
        source = .file(path)
        if try isPacked(file, path: path, limit: limit) {
            mapping = nil
            unsafe blob = try unpacked(file, path: path)
        } else {
            mapping = file
            unsafe blob = hb_blob_create(
                file.bytes.baseAddress, UInt32(file.bytes.count), HB_MEMORY_MODE_READONLY, nil, nil)
        }
        unsafe faceCount = Int(hb_face_count(blob))
    }

    deinit {
        unsafe hb_blob_destroy(blob)
    }

    /// Calls the closure with all bytes of the OpenType file.
    func withBytes<R>(_ body: (Span<UInt8>) -> R) -> R {
        unsafe withSpan(of: blob, body)
    }
}

/// Calls the closure with a blob's bytes.
@unsafe func withSpan<R>(of blob: OpaquePointer?, _ body: (Span<UInt8>) -> R) -> R {
    var length: UInt32 = 0
    let start = unsafe hb_blob_get_data(blob, &length)
    return unsafe UnsafeRawBufferPointer(start: start, count: start == nil ? 0 : Int(length))
        .withMemoryRebound(to: UInt8.self) { unsafe body($0.span) }
}
