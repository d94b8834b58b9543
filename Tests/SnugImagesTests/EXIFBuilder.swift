/// Puts EXIF data together: a TIFF structure with one directory.
struct EXIFBuilder {
    var isLittleEndian = false
    /// Where the directory starts.
    var offset = 8
    /// Tag, type, count and the value as it is stored in the entry.
    var entries: [(tag: Int, type: Int, count: Int, value: Int)] = []

    private static let (short, orientation) = (3, 0x0112)

    init(isLittleEndian: Bool = false, offset: Int = 8) {
        (self.isLittleEndian, self.offset) = (isLittleEndian, offset)
    }

    /// Orientation between two other entries.
    init(orientation: Int, isLittleEndian: Bool) {
        self.init(isLittleEndian: isLittleEndian, offset: 10)
        entries = [(0x0100, 4, 1, 37), (Self.orientation, Self.short, 1, orientation), (0x0128, Self.short, 1, 2)]
    }

    var bytes: [UInt8] {
        let start: [UInt8] = isLittleEndian ? [0x49, 0x49, 42, 0] : [0x4d, 0x4d, 0, 42]
        let body = entries.flatMap { entry in
            let value = entry.type == Self.short ? number(entry.value, 2) + [0, 0] : number(entry.value, 4)
            return number(entry.tag, 2) + number(entry.type, 2) + number(entry.count, 4) + value
        }
        let gap = [UInt8](repeating: 0xee, count: max(0, offset - 8))
        return start + number(offset, 4) + gap + number(entries.count, 2) + body + number(0, 4)
    }

    /// The contents of a JPEG segment.
    var segment: [UInt8] { Array("Exif\0\0".utf8) + bytes }

    private func number(_ value: Int, _ size: Int) -> [UInt8] {
        let bytes = (0..<size).map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
        return isLittleEndian ? bytes : bytes.reversed()
    }
}
