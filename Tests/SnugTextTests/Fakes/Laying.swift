import SnugGeometry
import SnugText

/// Attributes with the faces of `FakeFonts`.
func attributes(
    _ families: String..., size: Double = 10, language: String = "", letterSpacing: Double = 0,
    wordSpacing: Double = 0, baselineShift: Double = 0
) -> TextAttributes {
    let names = families.isEmpty ? ["Plain"] : families
    return TextAttributes(
        font: FontDescription(list: names.map { .family($0) }), size: size, language: language,
        letterSpacing: letterSpacing, wordSpacing: wordSpacing, baselineShift: baselineShift)
}

/// A layout with the fakes: letters are 5 wide and lines 12 high.
func lay(
    _ string: String, width: Double? = nil, _ base: TextAttributes = attributes(), spans: [StyledText.Span] = [],
    marks: [TextMark] = [], fonts: FakeFonts = FakeFonts(), unicode: FakeUnicode = FakeUnicode(),
    style change: (inout ParagraphStyle) -> Void = { _ in }
) throws -> TextLayout {
    var style = ParagraphStyle(width: width)
    change(&style)
    return try layOut(
        StyledText(string: string, base: base, spans: spans, marks: marks), style: style, fonts: fonts, unicode: unicode
    )
}

/// A layout with a line limit.
func shown(
    _ text: String, lines: Int, width: Double? = nil, _ base: TextAttributes = attributes(),
    fonts: FakeFonts = FakeFonts(), style change: (inout ParagraphStyle) -> Void = { _ in }
) throws -> TextLayout {
    try lay(text, width: width, base, fonts: fonts) {
        $0.maxLines = lines
        change(&$0)
    }
}

/// The attributes over a part of a string, which must occur in it once.
func span(_ part: String, of string: String, _ attributes: TextAttributes) -> StyledText.Span {
    StyledText.Span(range: range(of: part, in: string), attributes: attributes)
}

/// The bytes of the first place where a part of a string occurs.
func range(of part: String, in string: String) -> Range<Int> {
    let text = Array(string.utf8)
    let wanted = Array(part.utf8)
    let start = (0...(text.count - wanted.count)).first { text[$0..<($0 + wanted.count)].elementsEqual(wanted) }
    return (start ?? 0)..<((start ?? 0) + wanted.count)
}

/// A mark on a part of a string, with room at its true ends and at breaks.
func mark(
    _ part: String, of string: String, _ leading: Double = 0, _ trailing: Double = 0,
    breaks: (start: Double, end: Double) = (0, 0)
) -> TextMark {
    TextMark(
        range: range(of: part, in: string), leading: leading, trailing: trailing, leadingAtBreak: breaks.start,
        trailingAtBreak: breaks.end)
}

extension TextLayout {
    /// The text of each line, without trailing white space.
    func visible(of string: String) -> [String] {
        lines.map { String(decoding: Array(string.utf8)[$0.visibleRange], as: UTF8.self) }
    }

    /// The text of each line with all that belongs to it.
    func texts(of string: String) -> [String] {
        lines.map { String(decoding: Array(string.utf8)[$0.range], as: UTF8.self) }
    }

    var widths: [Double] { lines.map(\.box.width) }
}

extension TextLayout.Line {
    var glyphs: [TextLayout.Glyph] { runs.flatMap(\.glyphs) }

    /// The characters that were drawn, from left to right.
    var drawn: String {
        String(String.UnicodeScalarView(glyphs.compactMap { Unicode.Scalar($0.id & 0x1F_FFFF) }))
    }

    var positions: [Double] { glyphs.map(\.position.x) }

    /// From the left room's side to the right one's, fragment by fragment.
    var markEdges: [[Double]] { marks.map { [$0.x0 - $0.roomLeft, $0.x0, $0.x1, $0.x1 + $0.roomRight] } }
}
