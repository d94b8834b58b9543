/// All lines of a text before they have a place.
struct BrokenText {
    var lines: [LinePlan] = []
    /// What could not be done as asked, with the byte of the text it is about.
    var warnings: [(offset: Int, warning: TextWarning)] = []
    /// The text with the items of an ellipsis behind its own.
    var shaped: ShapedText
}

/// Breaks paragraphs into lines: greedily, then within the line limit, then evenly where that is asked for.
struct LineBreaker {
    /// A place where a line may end.
    struct Candidate {
        /// The first cluster of the next line.
        var end: Int
        /// Where the clusters end that are drawn as they were shaped.
        var bodyEnd: Int
        /// The width if nothing has to be shaped anew, in layout units.
        var width: Double
        var ending: LineEnding
        /// Whether the line is cut where nothing has to be shaped anew, so that `width` is right.
        var isExact: Bool
    }

    /// The text; items of an ellipsis come behind its own.
    var shaped: ShapedText
    let bytes: [UInt8]
    let styles: StyleTable
    let fonts: FontTable
    let room: Room?
    let overflow: WordOverflow
    let wrap: WrapStyle
    let maxLines: Int
    let tabStop: Double
    var hyphens: Hyphens
    var ellipses: Ellipses
    /// The places for the line at hand, and its tabs.
    var candidates: [Candidate] = []
    var tabs: [TabAdvance] = []
    /// The marks at the line at hand.
    var marks: MarkCursor
    /// What was shaped anew for the lines at hand.
    var reshaped = PieceCache()
    /// What finding even lines has cost so far, in clusters visited.
    var work = 0

    init(
        _ shaped: ShapedText, bytes: [UInt8], styles: StyleTable, fonts: FontTable, unicode: any UnicodeProvider,
        style: ParagraphStyle
    ) {
        self.shaped = shaped
        self.bytes = bytes
        self.styles = styles
        self.fonts = fonts
        room = style.width.map(Room.init)
        overflow = style.overflow
        wrap = style.wrap
        maxLines = style.maxLines.map { max(1, $0) } ?? .max
        marks = MarkCursor(shaped.marks)
        hyphens = Hyphens(styles: styles, fonts: fonts)
        ellipses = Ellipses(style.ellipsis, styles: styles, fonts: fonts, unicode: unicode)
        let hasTab = bytes.contains(0x09)
        let primary = styles.base.primaryFont
        let space = hasTab ? fonts.space(of: primary) : nil
        tabStop =
            8 * Double(space?.advance ?? 0) * styles.base.attributes.size
            / Double(fonts.metrics(of: primary).unitsPerEm)
    }

    /// Whether lines end before the text says so.
    var wraps: Bool { room != nil && wrap != .none }

    /// The lines of all paragraphs, from the first to the last.
    consuming func breakLines() -> BrokenText {
        var lines = greedyLines()
        if leavesOut(after: lines) {
            lines[lines.count - 1] = shortened(lines[lines.count - 1])
        } else if wraps {
            lines = evened(lines)
        }
        var result = BrokenText(lines: lines, shaped: shaped)
        for index in lines.indices { note(lines[index], number: index, in: &result) }
        return result
    }

    /// Lines filled one after the other, no more than there may be.
    private mutating func greedyLines() -> [LinePlan] {
        var lines: [LinePlan] = []
        for (index, paragraph) in shaped.paragraphs.enumerated() {
            var start = paragraph.clusters.lowerBound
            repeat {
                if lines.count == maxLines { return lines }
                var line = nextLine(from: start, in: paragraph)
                line.paragraph = index
                start = line.clusters.upperBound
                lines.append(line)
            } while start < paragraph.clusters.upperBound
        }
        return lines
    }

    /// Breaks each paragraph of several lines anew where lines are not to be filled greedily.
    private mutating func evened(_ lines: [LinePlan]) -> [LinePlan] {
        var result: [LinePlan] = []
        result.reserveCapacity(lines.count)
        var start = 0
        while start < lines.count {
            let index = lines[start].paragraph
            var end = start + 1
            while end < lines.count, lines[end].paragraph == index { end += 1 }
            if let goal = EvenLines(wrap, greedy: lines[start..<end], room: room),
                let even = evenLines(goal, in: shaped.paragraphs[index])
            {
                for var line in even {
                    line.paragraph = index
                    result.append(line)
                }
            } else {
                result += lines[start..<end]
            }
            start = end
        }
        return result
    }

    private mutating func note(_ line: LinePlan, number: Int, in result: inout BrokenText) {
        let paragraph = shaped.paragraphs[line.paragraph]
        if let room, !room.fits(line.width) {
            result.warnings.append(
                (
                    shaped.start(of: line.clusters.lowerBound, in: paragraph),
                    .lineTooWide(line: number, width: line.width, room: room.width)
                ))
        }
        switch line.ending {
        case .text:
            break
        case .hyphen:
            let softHyphen = shaped.clusters[line.bodyEnd]
            if let missing = hyphens.hyphen(in: shaped.items[Int(softHyphen.item)]).missing {
                result.warnings.append((Int(softHyphen.start), .missingGlyph(missing)))
            }
        case .ellipsis:
            let drawn = ellipsis(at: line.bodyEnd, from: line.clusters.lowerBound, in: paragraph)
            result.leaveOut(from: shaped.start(of: line.bodyEnd, in: paragraph), warnings: drawn.warnings)
        }
    }
}
