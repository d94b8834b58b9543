internal import CCairo
internal import CHarfBuzz
internal import SnugText

/// Whether a file is a WOFF or WOFF2 font.
///
/// Throws if unpacking it would take more than `limit` bytes, by what it says of itself.
func isPacked(_ file: MappedFile, path: String, limit: Int) throws(FontError) -> Bool {
    let (signature, size) = unsafe file.bytes.withMemoryRebound(to: UInt8.self) { bytes in
        let bytes = unsafe bytes.span
        let signature = bytes.uint32(at: 0)
        return (signature, signature == openTypeTag("wOF2") ? unpackedSizeOfWOFF2(bytes) : unpackedSizeOfWOFF(bytes))
    }
    guard signature == openTypeTag("wOFF") || signature == openTypeTag("wOF2") else { return false }
    guard let size else { throw .damagedFile(path: path, reason: "the file ends inside its header") }
    guard size <= limit else { throw .fileTooLarge(path: path, size: size, limit: limit) }
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

/// The size that the header gives; unpacking ends there (WOFF 1.0, section 4).
private func unpackedSizeOfWOFF(_ bytes: Span<UInt8>) -> Int? {
    bytes.uint32(at: 16).map { Int($0) }
}

/// The sum of the tables' sizes: the header's size is but a hint (WOFF 2.0, sections 4.1 and 4.2).
private func unpackedSizeOfWOFF2(_ bytes: Span<UInt8>) -> Int? {
    guard let count = bytes.uint16(at: 12), let hint = bytes.uint32(at: 16) else { return nil }
    var sum = 0
    var offset = 48
    for _ in 0..<count {
        guard offset < bytes.count else { return nil }
        let flags = bytes[offset]
        offset += flags & 0x3F == 0x3F ? 5 : 1
        guard let original = base128(bytes, &offset) else { return nil }
        // Version 3 of `glyf` (10) and `loca` (11), and version 0 of the others, stand for no transformation.
        let isOutline = flags & 0x3F == 10 || flags & 0x3F == 11
        let isTransformed = isOutline ? flags >> 6 != 3 : flags >> 6 != 0
        guard let stored = isTransformed ? base128(bytes, &offset) : original else { return nil }
        sum += max(original, stored)
    }
    return max(Int(hint), sum)
}

/// Reads a number in the packed form of WOFF 2.0, section 4.1.1: seven bits a byte, highest first, at most five bytes.
private func base128(_ bytes: Span<UInt8>, _ offset: inout Int) -> Int? {
    var value = 0
    for _ in 0..<5 {
        guard offset < bytes.count else { return nil }
        let byte = bytes[offset]
        offset += 1
        value = value << 7 | Int(byte & 0x7F)
        if byte & 0x80 == 0 { return value }
    }
    return nil
}
