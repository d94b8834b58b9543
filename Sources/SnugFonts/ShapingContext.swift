/// The item's bytes with as many characters of its paragraph before and after it as HarfBuzz looks at.
///
/// Cutting the context at line ends keeps a paragraph's glyphs the same wherever in a text it stands.
func context(of item: Range<Int>, in text: [UInt8]) -> Range<Int> {
    let reach = 5
    var lower = item.lowerBound
    for _ in 0..<reach {
        guard let start = startOfCharacter(before: lower, in: text), !isLineEnd(at: start, in: text) else { break }
        lower = start
    }
    var upper = item.upperBound
    for _ in 0..<reach {
        guard upper < text.count, !isLineEnd(at: upper, in: text) else { break }
        upper = endOfCharacter(at: upper, in: text)
    }
    return lower..<upper
}

/// Whether a paragraph starts at the context's start.
func startsParagraph(_ context: Range<Int>, in text: [UInt8]) -> Bool {
    guard let previous = startOfCharacter(before: context.lowerBound, in: text) else { return true }
    return isLineEnd(at: previous, in: text)
}

/// Whether a paragraph ends at the context's end.
func endsParagraph(_ context: Range<Int>, in text: [UInt8]) -> Bool {
    context.upperBound >= text.count || isLineEnd(at: context.upperBound, in: text)
}

private func startOfCharacter(before offset: Int, in text: [UInt8]) -> Int? {
    guard offset > 0 else { return nil }
    var start = offset - 1
    while start > 0, text[start] & 0xC0 == 0x80 { start -= 1 }
    return start
}

private func endOfCharacter(at offset: Int, in text: [UInt8]) -> Int {
    var end = offset + 1
    while end < text.count, text[end] & 0xC0 == 0x80 { end += 1 }
    return end
}

/// Whether the character ends a line by UAX #14: classes BK, CR, LF and NL.
private func isLineEnd(at offset: Int, in text: [UInt8]) -> Bool {
    switch text[offset] {
    case 0x0A...0x0D: true
    case 0xC2: offset + 1 < text.count && text[offset + 1] == 0x85
    case 0xE2: offset + 2 < text.count && text[offset + 1] == 0x80 && text[offset + 2] & 0xFE == 0xA8
    default: false
    }
}
