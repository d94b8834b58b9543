extension JSONParser {
    /// How many bytes the scalar that starts at a place has, 0 if the bytes are ill-formed (Unicode, table 3-7).
    func wellFormedLength(at start: Int) -> Int {
        func isByte(_ place: Int, in range: ClosedRange<UInt8> = 0x80...0xBF) -> Bool {
            start + place < bytes.count && range.contains(bytes[start + place])
        }
        switch bytes[start] {
        case 0x00...0x7F: return 1
        case 0xC2...0xDF: return isByte(1) ? 2 : 0
        case 0xE0: return isByte(1, in: 0xA0...0xBF) && isByte(2) ? 3 : 0
        case 0xED: return isByte(1, in: 0x80...0x9F) && isByte(2) ? 3 : 0
        case 0xE1...0xEF: return isByte(1) && isByte(2) ? 3 : 0
        case 0xF0: return isByte(1, in: 0x90...0xBF) && isByte(2) && isByte(3) ? 4 : 0
        case 0xF4: return isByte(1, in: 0x80...0x8F) && isByte(2) && isByte(3) ? 4 : 0
        case 0xF1...0xF3: return isByte(1) && isByte(2) && isByte(3) ? 4 : 0
        default: return 0
        }
    }

    /// The scalar that starts at a place, nil if the bytes are ill-formed.
    func wellFormedScalar(at start: Int) -> Unicode.Scalar? {
        let length = wellFormedLength(at: start)
        guard length > 0 else { return nil }
        return String(decoding: bytes[start..<start + length], as: UTF8.self).unicodeScalars.first
    }

    /// True if the document starts with UTF-16's byte order mark, or as ASCII in UTF-16 does.
    var looksLikeUTF16: Bool {
        guard bytes.count >= 2 else { return false }
        return bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE])
            || (bytes[0] == 0) != (bytes[1] == 0)
    }
}
