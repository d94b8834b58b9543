/// A piece of markup.
enum MarkupPiece {
    /// Bytes that stand in the text as they are.
    case text(Range<Int>)
    /// The run of signs with this number.
    case delimiters(Int)
    /// The start of a part in brackets, and where its bracket stands.
    case partStart(RunStyle, offset: Int)
    /// The end of the part that started last.
    case partEnd
}

/// Cuts markup into pieces: tells text from runs of signs, and brackets that have braces from those that have none.
struct MarkupScanner {
    let bytes: [UInt8]
    private(set) var pieces: [MarkupPiece] = []
    private(set) var delimiters: [DelimiterRun] = []
    private(set) var unclosed: [UnclosedMarker] = []
    /// The pieces that are opening brackets without a closing one, so far.
    private var openBrackets: [Int] = []
    private var position = 0
    /// Where the text starts that is not yet a piece.
    private var textStart = 0

    init(_ source: String) {
        bytes = Array(source.utf8)
    }

    mutating func scan() throws(MarkupError) {
        while position < bytes.count {
            switch bytes[position] {
            case UInt8(ascii: "\\"): scanBackslash()
            case UInt8(ascii: "*"), UInt8(ascii: "~"), UInt8(ascii: "="): scanDelimiters()
            case UInt8(ascii: "["): scanOpeningBracket()
            case UInt8(ascii: "]"): try scanClosingBracket()
            default: position += 1
            }
        }
        endText(at: position)
    }

    private mutating func scanBackslash() {
        guard position + 1 < bytes.count, bytes[position + 1].isASCIIPunctuation else {
            position += 1
            return
        }
        endText(at: position)
        textStart = position + 1
        position += 2
    }

    private mutating func scanDelimiters() {
        let sign = bytes[position]
        let start = position
        while position < bytes.count, bytes[position] == sign { position += 1 }
        let run = DelimiterRun(
            sign: sign, offset: start, count: position - start, before: scalar(before: start),
            after: scalar(at: position))
        guard run.count >= run.shortest, run.canOpen || run.canClose else { return }
        endText(at: start)
        textStart = position
        pieces.append(.delimiters(delimiters.count))
        delimiters.append(run)
    }

    private mutating func scanOpeningBracket() {
        endText(at: position)
        position += 1
        openBrackets.append(pieces.count)
        endText(at: position)
    }

    private mutating func scanClosingBracket() throws(MarkupError) {
        let bracket = position
        position += 1
        guard let opening = openBrackets.popLast(), position < bytes.count, bytes[position] == UInt8(ascii: "{") else {
            return
        }
        var reader = MarkupItemReader(bytes, from: position + 1)
        guard let items = reader.items() else {
            unclosed.append(UnclosedMarker(offset: position, marker: "{"))
            return
        }
        let style = try MarkupSettings(items).style
        guard case .text(let range) = pieces[opening] else { return }
        pieces[opening] = .partStart(style, offset: range.lowerBound)
        endText(at: bracket)
        pieces.append(.partEnd)
        position = reader.position
        textStart = position
    }

    /// Makes a piece of the text up to a place.
    private mutating func endText(at end: Int) {
        if textStart < end { pieces.append(.text(textStart..<end)) }
        textStart = end
    }

    private func scalar(at offset: Int) -> Unicode.Scalar? {
        guard offset < bytes.count else { return nil }
        return String(decoding: bytes[offset..<min(offset + 4, bytes.count)], as: UTF8.self).unicodeScalars.first
    }

    private func scalar(before offset: Int) -> Unicode.Scalar? {
        guard offset > 0 else { return nil }
        var start = offset - 1
        while start > 0, UTF8.isContinuation(bytes[start]) { start -= 1 }
        return scalar(at: start)
    }
}
