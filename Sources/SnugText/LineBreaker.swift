/// All lines of a text before they have a place.
struct BrokenText {
    var lines: [LinePlan] = []
    /// What could not be done as asked, with the byte of the text it is about.
    var warnings: [(offset: Int, warning: TextWarning)] = []
}

/// Fills lines greedily, from opportunity to opportunity.
struct LineBreaker {
    /// A place where a line may end.
    struct Candidate {
        /// The first cluster of the next line.
        var end: Int
        /// Where the clusters end that are drawn as they were shaped.
        var bodyEnd: Int
        /// The width if nothing has to be shaped anew, in layout units.
        var width: Double
        var isHyphenated: Bool
        /// Whether the line is cut where nothing has to be shaped anew, so that `width` is right.
        var isExact: Bool
    }

    /// How far past the room, in em, a cut that needs reshaping is still tried.
    private static let reshapingSlack = 2.0

    let shaped: ShapedText
    let bytes: [UInt8]
    let styles: StyleTable
    let fonts: FontTable
    let room: Room?
    let overflow: WordOverflow
    let tabStop: Double
    var hyphens: Hyphens
    /// The places for the line at hand, and its tabs.
    var candidates: [Candidate] = []
    var tabs: [TabAdvance] = []
    /// What was shaped anew for the line at hand.
    var reshaped: [LinePiece] = []

    init(_ shaped: ShapedText, bytes: [UInt8], styles: StyleTable, fonts: FontTable, style: ParagraphStyle) {
        self.shaped = shaped
        self.bytes = bytes
        self.styles = styles
        self.fonts = fonts
        room = style.width.map(Room.init)
        overflow = style.overflow
        hyphens = Hyphens(styles: styles, fonts: fonts)
        let hasTab = bytes.contains(0x09)
        let primary = styles.base.primaryFont
        let space = hasTab ? fonts.space(of: primary) : nil
        tabStop =
            8 * Double(space?.advance ?? 0) * styles.base.attributes.size
            / Double(fonts.metrics(of: primary).unitsPerEm)
    }

    /// The lines of all paragraphs, from the first to the last.
    consuming func breakLines() -> BrokenText {
        var result = BrokenText()
        for (index, paragraph) in shaped.paragraphs.enumerated() {
            var start = paragraph.clusters.lowerBound
            repeat {
                var line = nextLine(from: start, in: paragraph)
                line.paragraph = index
                note(line, of: paragraph, in: &result)
                start = line.clusters.upperBound
                result.lines.append(line)
            } while start < paragraph.clusters.upperBound
        }
        return result
    }

    private mutating func note(_ line: LinePlan, of paragraph: Paragraph, in result: inout BrokenText) {
        let offset = shaped.start(of: line.clusters.lowerBound, in: paragraph)
        if let room, !room.fits(line.width) {
            result.warnings.append(
                (offset, .lineTooWide(line: result.lines.count, width: line.width, room: room.width)))
        }
        if line.isHyphenated,
            let missing = hyphens.hyphen(in: shaped.items[Int(shaped.clusters[line.bodyEnd].item)]).missing
        {
            result.warnings.append((Int(shaped.clusters[line.bodyEnd].start), .missingGlyph(missing)))
        }
    }

    /// The longest line that fits, otherwise the shortest possible one.
    private mutating func nextLine(from first: Int, in paragraph: Paragraph) -> LinePlan {
        reshaped.removeAll(keepingCapacity: true)
        scan(from: first, in: paragraph, cutsWords: false)
        if let line = longestFitting(from: first, in: paragraph) { return line }
        if overflow == .anywhere, room != nil {
            // No opportunity of the line fits, so a word starts it: cut that between its grapheme clusters.
            scan(from: first, in: paragraph, cutsWords: true)
            if let line = longestFitting(from: first, in: paragraph) { return line }
        }
        return line(from: first, to: candidates[0], in: paragraph)
    }

    /// Collects the places where the line may end, up to the first that is out of reach and never none.
    private mutating func scan(from first: Int, in paragraph: Paragraph, cutsWords: Bool) {
        candidates.removeAll(keepingCapacity: true)
        tabs.removeAll(keepingCapacity: true)
        let end = paragraph.clusters.upperBound
        let clusters = shaped.clusters
        let isHeadExact = first == end || !clusters[first].isUnsafe
        var sum = LineSum(tabStop: tabStop)
        var item: Int32 = -1
        var limit = Double.infinity
        var bodyEnd = first
        var i = first
        while i < end {
            let cluster = clusters[i]
            if cluster.item != item {
                item = cluster.item
                sum.open(shaped.items[Int(item)])
                if let room { limit = room.width + Self.reshapingSlack * shaped.items[Int(item)].size }
            }
            if cluster.flags.contains(.tab) {
                tabs.append(TabAdvance(cluster: i, advance: sum.addTab()))
            } else {
                sum.add(cluster)
            }
            i += 1
            if !sum.trailsSpace { bodyEnd = i }
            guard room != nil, i < end else { continue }
            if clusters[i].flags.contains(.opportunity) {
                if cluster.flags.contains(.softHyphen), cluster.isInvisible {
                    let width = sum.width(withHyphen: hyphens.hyphen(in: shaped.items[Int(item)]))
                    add(end: i, bodyEnd: i - 1, width, isHyphenated: true, isHeadExact: isHeadExact)
                } else {
                    add(end: i, bodyEnd: bodyEnd, sum.width, isHyphenated: false, isHeadExact: isHeadExact)
                }
            } else if cutsWords, clusters[i].flags.contains(.startsGrapheme),
                clusters[i].flags.isDisjoint(with: [.hanging, .invisible])
            {
                add(end: i, bodyEnd: bodyEnd, sum.width, isHyphenated: false, isHeadExact: isHeadExact)
            }
            // Without a place so far the search goes on to the first one, unless words are cut anyway.
            if sum.width > limit, !candidates.isEmpty || (overflow == .anywhere && !cutsWords) { return }
        }
        add(end: end, bodyEnd: bodyEnd, sum.width, isHyphenated: false, isHeadExact: isHeadExact)
    }

    private mutating func add(
        end: Int, bodyEnd: Int, _ width: Double, isHyphenated: Bool, isHeadExact: Bool
    ) {
        // The cluster after a paragraph's last is the next paragraph's first, which is always safe.
        let isTailExact = bodyEnd == shaped.clusters.count || !shaped.clusters[bodyEnd].isUnsafe
        candidates.append(
            Candidate(
                end: end, bodyEnd: bodyEnd, width: width, isHyphenated: isHyphenated,
                isExact: isHeadExact && isTailExact))
    }

    /// The line to the last place that fits, nil if none does.
    ///
    /// Starts at the last place that seems to fit and goes on, or back, only where reshaping changes the answer.
    private mutating func longestFitting(from first: Int, in paragraph: Paragraph) -> LinePlan? {
        guard let room else { return line(from: first, to: candidates[candidates.count - 1], in: paragraph) }
        var best: LinePlan?
        let guess = candidates.lastIndex { room.fits($0.width) }
        if let guess {
            best = fitting(guess, from: first, in: paragraph)
            if best == nil {
                for earlier in (0..<guess).reversed() {
                    if let line = fitting(earlier, from: first, in: paragraph) { return line }
                }
            }
        }
        var next = guess.map { $0 + 1 } ?? 0
        while next < candidates.count, !candidates[next].isExact, guess == nil || best != nil {
            guard let line = fitting(next, from: first, in: paragraph) else { break }
            best = line
            next += 1
        }
        return best
    }

    private mutating func fitting(_ index: Int, from first: Int, in paragraph: Paragraph) -> LinePlan? {
        let candidate = candidates[index]
        if candidate.isExact, let room, !room.fits(candidate.width) { return nil }
        let line = line(from: first, to: candidate, in: paragraph)
        return room.map { $0.fits(line.width) } ?? true ? line : nil
    }
}
