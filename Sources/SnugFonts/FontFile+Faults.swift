internal import SnugText

extension FontFile {
    /// Makes sure that a face is there and that its tables lie inside the file.
    ///
    /// HarfBuzz takes a damaged table for a missing one and would draw nothing or lose kerning without a word.
    func checkFace(_ face: Int) throws(FontError) {
        let path = source.path ?? ""
        guard faceCount > 0 else { throw .damagedFile(path: path, reason: "it is no OpenType font") }
        guard (0..<faceCount).contains(face) else { throw .noFace(path: path, face: face, count: faceCount) }
        if let reason = withBytes({ fault(in: $0, face: face) }) {
            throw .damagedFile(path: path, reason: reason)
        }
    }
}

/// What is wrong with the tables of a face, nil if nothing is.
///
/// After the OpenType specification, "Organization of an OpenType Font"; `DSIG`, which nobody reads here, may be cut.
private func fault(in bytes: Span<UInt8>, face: Int) -> String? {
    let isCollection = bytes.uint32(at: 0) == openTypeTag("ttcf")
    guard let start = isCollection ? bytes.uint32(at: 12 + 4 * face).map({ Int($0) }) : 0,
        let version = bytes.uint32(at: start), let count = bytes.uint16(at: start + 4)
    else { return "the file ends inside its header" }
    guard [0x10000, openTypeTag("true"), openTypeTag("OTTO")].contains(version) else {
        return "it is no OpenType font"
    }
    var tables: [Table] = []
    for index in 0..<Int(count) {
        let entry = start + 12 + 16 * index
        guard let tag = bytes.uint32(at: entry), let offset = bytes.uint32(at: entry + 8),
            let length = bytes.uint32(at: entry + 12)
        else { return "the file ends inside its list of tables" }
        let range = Int(offset)..<Int(offset) + Int(length)
        guard range.upperBound <= bytes.count || tag == openTypeTag("DSIG") else {
            return "the file ends inside or before its table '\(letters(ofTag: tag))'"
        }
        tables.append(Table(tag: tag, bytes: range))
    }
    return fault(in: tables, of: bytes)
}

private struct Table {
    var tag: UInt32
    var bytes: Range<Int>
}

extension [Table] {
    fileprivate func bytes(of tag: String) -> Range<Int>? {
        first { $0.tag == openTypeTag(tag) }?.bytes
    }
}

private func fault(in tables: [Table], of bytes: Span<UInt8>) -> String? {
    for (tag, minimum) in [("head", 54), ("hhea", 36), ("maxp", 6), ("hmtx", 4), ("cmap", 4)] {
        guard let table = tables.bytes(of: tag) else { return "its table '\(tag)' is missing" }
        guard table.count >= minimum else { return "its table '\(tag)' is too short" }
    }
    func number(_ tag: String, _ offset: Int) -> Int {
        guard let table = tables.bytes(of: tag) else { return 0 }
        return bytes.uint16(at: table.lowerBound + offset).map { Int($0) } ?? 0
    }
    guard number("head", 12) == 0x5F0F, number("head", 14) == 0x3CF5, (16...16384).contains(number("head", 18)) else {
        return "its table 'head' is damaged"
    }
    guard number("maxp", 4) > 0 else { return "it has no glyphs" }
    let metrics = number("hhea", 34)
    guard metrics > 0, tables.bytes(of: "hmtx").map({ $0.count >= 4 * metrics }) == true else {
        return "its table 'hmtx' is too short"
    }
    let drawings = [["glyf", "loca"], ["CFF "], ["CFF2"], ["CBDT", "CBLC"], ["sbix"]]
    guard drawings.contains(where: { $0.allSatisfy { tables.bytes(of: $0)?.isEmpty == false } }) else {
        return "it has no glyph outlines"
    }
    return nil
}
