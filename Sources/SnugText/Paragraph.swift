/// The text between two hard line ends.
struct Paragraph {
    /// Bytes of the text, with the line end.
    var range: Range<Int>
    /// Where the line end starts.
    var contentEnd: Int
    /// The paragraph's embedding level: 0 from left to right, 1 from right to left.
    var baseLevel: UInt8 = 0
    /// Its items, indices into `ShapedText.items`.
    var items = 0..<0
    /// Its clusters, indices into `ShapedText.clusters`.
    var clusters = 0..<0

    var isRightToLeft: Bool { baseLevel & 1 == 1 }
}

/// The paragraphs of a text; one that ends with a line end has an empty last paragraph.
///
/// Line ends are those of UAX #14 (classes BK, CR, LF and NL): LF, CR, CR LF, U+000B, U+000C, U+0085, U+2028, U+2029.
func splitParagraphs(_ bytes: [UInt8]) -> [Paragraph] {
    var paragraphs: [Paragraph] = []
    var start = 0
    var i = 0
    while i < bytes.count {
        let length = lineEndLength(bytes, at: i)
        if length == 0 {
            i += 1
            continue
        }
        paragraphs.append(Paragraph(range: start..<(i + length), contentEnd: i))
        i += length
        start = i
    }
    paragraphs.append(Paragraph(range: start..<bytes.count, contentEnd: bytes.count))
    return paragraphs
}

/// How many bytes the line end has that starts here; 0 if none does.
private func lineEndLength(_ bytes: [UInt8], at i: Int) -> Int {
    switch bytes[i] {
    case 0x0D:
        i + 1 < bytes.count && bytes[i + 1] == 0x0A ? 2 : 1
    case 0x0A, 0x0B, 0x0C:
        1
    case 0xC2:
        i + 1 < bytes.count && bytes[i + 1] == 0x85 ? 2 : 0
    case 0xE2:
        i + 2 < bytes.count && bytes[i + 1] == 0x80 && bytes[i + 2] & 0xFE == 0xA8 ? 3 : 0
    default:
        0
    }
}
