internal import CCairo
internal import CHarfBuzz
internal import SnugText

/// Whether a file is a WOFF or WOFF2 font.
///
/// Throws if unpacking it would take more than `limit` bytes: both formats say so in their header.
func isPacked(_ file: MappedFile, path: String, limit: Int) throws(FontError) -> Bool {
    let (signature, size) = unsafe file.bytes.withMemoryRebound(to: UInt8.self) { bytes in
        unsafe (bytes.span.uint32(at: 0), bytes.span.uint32(at: 16))
    }
    guard signature == openTypeTag("wOFF") || signature == openTypeTag("wOF2") else { return false }
    guard let size else { throw .damagedFile(path: path, reason: "the file ends inside its header") }
    guard size <= limit else { throw .fileTooLarge(path: path, size: Int(size), limit: limit) }
    return true
}

/// The OpenType font inside a WOFF or WOFF2 file, in memory of its own.
@unsafe func unpacked(_ file: MappedFile, path: String) throws(FontError) -> OpaquePointer {
    var library: FT_Library?
    guard unsafe FT_Init_FreeType(&library) == 0 else {
        throw .damagedFile(path: path, reason: "it cannot be unpacked")
    }
    defer { unsafe FT_Done_FreeType(library) }
    var face: FT_Face?
    let bytes = unsafe file.bytes.assumingMemoryBound(to: UInt8.self)
    // FreeType unpacks the whole file when it opens a face; tag 0 asks for all of it.
    var length: FT_ULong = 0
    guard unsafe FT_New_Memory_Face(library, bytes.baseAddress, FT_Long(bytes.count), 0, &face) == 0,
        unsafe FT_Load_Sfnt_Table(face, 0, 0, nil, &length) == 0, length > 0
    else { throw .damagedFile(path: path, reason: "it cannot be unpacked") }
    var data = [UInt8](repeating: 0, count: Int(length))
    guard unsafe FT_Load_Sfnt_Table(face, 0, 0, &data, &length) == 0 else {
        throw .damagedFile(path: path, reason: "it cannot be unpacked")
    }
    return unsafe data.withUnsafeBytes { data in
        unsafe hb_blob_create(data.baseAddress, UInt32(data.count), HB_MEMORY_MODE_DUPLICATE, nil, nil)
    }
}
