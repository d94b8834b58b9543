/// A text made ready to be laid out at one width after another.
///
/// Itemizing and shaping happen at the first layout, and again only for another base direction; line-break
/// opportunities are asked for at the first layout that has a width, and again only for another strictness. It belongs
/// to the thread of its providers.
public struct PreparedText {
    private let string: String
    private let bytes: [UInt8]
    private let styles: StyleTable
    private let fonts: FontTable
    private let unicode: any UnicodeProvider
    private let marks: [TextMark]
    private var shaped: ShapedText?
    private var direction = BaseDirection.auto
    private var strictness: LineBreakStrictness?

    /// Resolves the font lists of a text.
    ///
    /// - Throws: `FontError` if the font list of the text or of a span cannot be used.
    /// - Precondition: the spans lie inside the text at the bounds of characters, in its order and without overlap;
    ///   marks lie inside it at the bounds of characters.
    public init(
        _ text: StyledText, fonts: any FontProvider, unicode: any UnicodeProvider
    ) throws(FontError) {
        string = text.string
        bytes = Array(text.string.utf8)
        self.fonts = FontTable(fonts)
        self.unicode = unicode
        marks = text.marks
        styles = try StyleTable(text, byteCount: bytes.count, fonts: fonts)
    }

    /// Breaks the text into lines and sets every glyph at its place; all lengths are layout units.
    ///
    /// A line fits if its width is at most the room, both taken in whole steps of 1/1024 of a unit: a text laid out in
    /// its own measured width never wraps. Trailing white space hangs over and does not count. A line wider than the
    /// style's width stands out at its end and is warned of. Linear in the text; where the shaper calls a line end
    /// unsafe to cut, the clusters up to the next safe place are shaped again.
    ///
    /// - Parameter scale: what sizes, letter and word spacing, baseline shifts and the room of marks are multiplied by, as
    ///   if the text had been prepared so, without shaping it again; the lengths of `style` stay. Finite and above 0.
    public mutating func layOut(_ style: ParagraphStyle, scale: Double = 1) -> TextLayout {
        let (broken, scaled) = breakLines(style, scale: scale)
        var placer = LinePlacer(broken.shaped, styles: scaled, fonts: fonts, style: style)
        return placer.place(broken)
    }

    /// What `layOut` would give, without setting glyphs.
    ///
    /// A search for the largest size that fits may ask with greedy lines and lay out with any: the other ways to fill
    /// lines need as many lines, and none is too wide because of them. What fits at one scale fits at every smaller one
    /// as long as the lengths of `style` do not shrink faster, save where kerning or negative spacing makes the end of a
    /// line wider than the line itself.
    ///
    /// - Parameter scale: as for `layOut`.
    public mutating func measure(_ style: ParagraphStyle, scale: Double = 1) -> TextMeasure {
        let (broken, scaled) = breakLines(style, scale: scale)
        var placer = LinePlacer(broken.shaped, styles: scaled, fonts: fonts, style: style)
        let room = style.width.map(Room.init)
        return TextMeasure(
            size: placer.measure(broken), lineCount: broken.lines.count,
            isTruncated: broken.lines.contains { $0.ending == .ellipsis },
            isTooWide: broken.lines.contains { line in room.map { !$0.fits(line.width) } ?? false },
            cutsWords: broken.lines.contains { broken.shaped.isCutInsideWord($0) })
    }

    private mutating func breakLines(_ style: ParagraphStyle, scale: Double) -> (BrokenText, StyleTable) {
        precondition(scale > 0 && scale.isFinite, "a scale is finite and above 0")
        var shaped = shapedText(direction: style.direction)
        if style.width != nil, style.wrap != .none, strictness != style.strictness {
            shaped.markOpportunities(in: bytes, styles: styles, strictness: style.strictness, unicode: unicode)
            strictness = style.strictness
        }
        self.shaped = shaped
        if scale != 1 { shaped.scale(by: scale) }
        let scaled = scale == 1 ? styles : styles.scaled(by: scale)
        let breaker = LineBreaker(
            shaped, bytes: bytes, styles: scaled, fonts: fonts, unicode: unicode, style: style)
        return (breaker.breakLines(), scaled)
    }

    /// Paragraphs, items, glyphs: all that does not depend on the width.
    private mutating func shapedText(direction: BaseDirection) -> ShapedText {
        if self.direction == direction, let shaped {
            // The caller changes its copy; a second owner would make that a copy of all clusters.
            self.shaped = nil
            return shaped
        }
        self.direction = direction
        strictness = nil
        let paragraphs = splitParagraphs(bytes)
        var itemizer = Itemizer(
            string, bytes: bytes, styles: styles, fonts: fonts, unicode: unicode, direction: direction)
        var shaper = ItemShaper(bytes, styles: styles, fonts: fonts)
        for paragraph in paragraphs {
            let itemized = itemizer.itemize(paragraph)
            shaper.shape(itemized, graphemes: itemizer.graphemes)
        }
        var shaped = shaper.finish(warnings: itemizer.warnings)
        shaped.marks = MarkTable(marks, in: shaped, byteCount: bytes.count)
        return shaped
    }
}
