/// The number of a four-letter OpenType tag.
func openTypeTag(_ letters: StaticString) -> UInt32 {
    letters.description.utf8.reduce(0) { $0 << 8 | UInt32($1) }
}

/// The number of a tag as OpenType pads and cuts it: always four letters, spaces at the end.
func openTypeTag(_ letters: String) -> UInt32 {
    var tag: UInt32 = 0
    var rest = letters.utf8.makeIterator()
    for _ in 0..<4 { tag = tag << 8 | UInt32(rest.next() ?? 0x20) }
    return tag
}

/// A tag's letters, without the spaces that pad it.
func letters(ofTag tag: UInt32) -> String {
    let bytes = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: tag >> UInt32($0)) }
    return String(decoding: bytes.prefix(bytes.lastIndex { $0 != 0x20 }.map { $0 + 1 } ?? 0), as: UTF8.self)
}

extension Span<UInt8> {
    /// The big-endian number at a place, nil beyond the end.
    func uint16(at offset: Int) -> UInt16? {
        guard offset >= 0, offset <= count - 2 else { return nil }
        return UInt16(self[offset]) << 8 | UInt16(self[offset + 1])
    }

    /// The big-endian number at a place, nil beyond the end.
    func uint32(at offset: Int) -> UInt32? {
        guard let high = uint16(at: offset), let low = uint16(at: offset + 2) else { return nil }
        return UInt32(high) << 16 | UInt32(low)
    }
}
