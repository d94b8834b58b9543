/// A paragraph cut into items.
struct ItemizedParagraph {
    var paragraph: Paragraph
    var items: [Item]
}

/// Cuts paragraphs, given in the text's order, into pieces of one font, script, style and direction.
struct Itemizer {
    private let styles: StyleTable
    private let fonts: FontTable
    private let unicode: any UnicodeProvider
    private let direction: BaseDirection
    private var source: String.UnicodeScalarView.Iterator
    private var table: ScalarTable
    private var chooser: FontChooser
    private var spans: SpanCursor
    private var text = ParagraphScalars()
    /// Where grapheme clusters end; nil where every character is one.
    private let graphemeEnds: [Int]?
    private var nextEnd = 0
    private var controls: [(offset: Int, scalar: Unicode.Scalar)] = []
    /// The grapheme clusters of the paragraph itemized last.
    private(set) var graphemes: [Grapheme] = []

    init(
        _ string: String, bytes: [UInt8], styles: StyleTable, fonts: FontTable, unicode: any UnicodeProvider,
        direction: BaseDirection
    ) {
        self.styles = styles
        self.fonts = fonts
        self.unicode = unicode
        self.direction = direction
        source = string.unicodeScalars.makeIterator()
        table = ScalarTable(unicode)
        chooser = FontChooser(fonts)
        spans = SpanCursor(styles.spans)
        // All hard line ends end clusters too, so that one question for the whole text gives the same answers. Of ASCII
        // characters only CR LF go together, and they never meet inside a paragraph.
        graphemeEnds = bytes.allSatisfy { $0 < 0x80 } ? nil : unicode.graphemeBreaks(in: bytes[...])
    }

    /// Warnings about the characters seen so far, with their bytes in the text.
    var warnings: [(offset: Int, warning: TextWarning)] {
        controls.map { ($0.offset, .controlCharacter($0.scalar)) }
            + chooser.missing.map { ($0.offset, .missingGlyph($0.scalar)) }
    }

    mutating func itemize(_ paragraph: Paragraph) -> ItemizedParagraph {
        text.fill(paragraph, from: &source, table: &table)
        text.findLevels(direction, unicode: unicode)
        text.resolveScripts(unicode: unicode)
        var result = ItemizedParagraph(paragraph: paragraph, items: [])
        result.paragraph.baseLevel = text.baseLevel
        chooser.startParagraph()
        graphemes.removeAll(keepingCapacity: true)
        var start = 0
        while start < text.count {
            let end = graphemeEnd(from: start)
            let offset = Int(text.offsets[start])
            let style = spans.span(at: offset).map { styles.styleOfSpan[$0] } ?? 0
            let choice = chooser.choose(for: start..<end, in: text, style: style, styles.styles[style])
            graphemes.append(Grapheme(start: text.offsets[start], flags: flags(of: start..<end)))
            if let last = result.items.indices.last,
                let joined = script(of: result.items[last], with: start, choice, style: style)
            {
                result.items[last].script = joined
            } else {
                close(&result.items, at: offset, grapheme: graphemes.count - 1)
                result.items.append(item(at: start, choice, style: style))
            }
            start = end
        }
        close(&result.items, at: paragraph.contentEnd, grapheme: graphemes.count)
        return result
    }

    private mutating func graphemeEnd(from start: Int) -> Int {
        guard let graphemeEnds else { return start + 1 }
        while nextEnd < graphemeEnds.count, graphemeEnds[nextEnd] <= Int(text.offsets[start]) { nextEnd += 1 }
        guard nextEnd < graphemeEnds.count else { return text.count }
        var end = start + 1
        while end < text.count, Int(text.offsets[end]) < graphemeEnds[nextEnd] { end += 1 }
        return end
    }

    /// The script of an item with one more grapheme cluster; nil where the cluster has to start an item of its own.
    private func script(of item: Item, with index: Int, _ choice: FontChoice, style: Int) -> Script? {
        guard item.level == text.levels[index], item.style == style, item.font == choice.font,
            item.isListed == choice.isListed, item.isTab == (text.scalars[index] == "\t")
        else { return nil }
        return item.script.joined(with: text.scripts[index])
    }

    /// The start of an item with the grapheme cluster at hand.
    private func item(at index: Int, _ choice: FontChoice, style: Int) -> Item {
        let attributes = styles.styles[style].attributes
        let offset = Int(text.offsets[index])
        return Item(
            range: offset..<offset, font: choice.font, isListed: choice.isListed, script: text.scripts[index],
            isTab: text.scalars[index] == "\t", level: text.levels[index], style: style, size: attributes.size,
            unitsPerEm: Double(fonts.metrics(of: choice.font).unitsPerEm),
            letterSpacing: attributes.letterSpacing, wordSpacing: attributes.wordSpacing,
            graphemes: (graphemes.count - 1)..<(graphemes.count - 1))
    }

    /// Ends the last item before a byte and a grapheme cluster.
    private func close(_ items: inout [Item], at offset: Int, grapheme: Int) {
        guard let last = items.indices.last else { return }
        items[last].range = items[last].range.lowerBound..<offset
        items[last].graphemes = items[last].graphemes.lowerBound..<grapheme
    }

    /// What breaking and placing need to know about a grapheme cluster, and warnings about its control characters.
    private mutating func flags(of cluster: Range<Int>) -> ClusterFlags {
        let first = text.infos[cluster.lowerBound]
        if first.scalar == "\t" { return [.startsGrapheme, .tab, .hanging] }
        var flags: ClusterFlags = .startsGrapheme
        var isInvisible = true
        var hangs = true
        for i in cluster {
            let info = text.infos[i]
            if info.properties.contains(.control) { warn(of: info.scalar, at: Int(text.offsets[i])) }
            if !info.isInvisible {
                isInvisible = false
                if !info.properties.contains(.hangingSpace) { hangs = false }
            }
        }
        if first.scalar == "\u{AD}" { flags.insert(.softHyphen) }
        if isInvisible { return flags.union(.invisible) }
        if hangs { flags.insert(.hanging) }
        if first.scalar == " " || first.scalar == "\u{A0}" { flags.insert(.wordSpace) }
        if first.properties.contains(.joining) { flags.insert(.joining) }
        if first.isIdeographic { flags.insert(.ideographic) }
        return flags
    }

    private mutating func warn(of control: Unicode.Scalar, at offset: Int) {
        // There are 65 control characters in all.
        if controls.contains(where: { $0.scalar == control }) { return }
        controls.append((offset, control))
    }
}
