internal import SnugGeometry

/// Sets the glyphs of one line from left to right.
struct GlyphSetter {
    private let shaped: ShapedText
    private let plan: LinePlan
    private let spacing: LineSpacing
    private let marked: MarkedLine?
    private let styles: StyleTable
    private let baseline: Double
    /// Where the pen stood before the last glyphs of one size, spacing since then included.
    private var origin: Double
    /// The pen's way since then in design units, so that rounding errors do not add up.
    private var units = 0
    private var size = 0.0
    private var unitsPerEm = 1.0
    /// Room that belongs to the next glyph.
    private var lead = 0.0
    private(set) var runs: [TextLayout.Run] = []
    /// Where the members of a marked line stand.
    private(set) var sides: MarkedLine.Sides

    init(
        _ shaped: ShapedText, _ plan: LinePlan, _ spacing: LineSpacing, _ marked: MarkedLine?,
        styles: StyleTable, x: Double, baseline: Double
    ) {
        self.shaped = shaped
        self.plan = plan
        self.spacing = spacing
        self.marked = marked
        sides = MarkedLine.Sides(count: marked?.members.count ?? 0)
        self.styles = styles
        origin = x
        self.baseline = baseline
    }

    /// Where the pen stands.
    private var x: Double { origin + length(units) }

    private func length(_ units: Int) -> Double { Double(units) * size / unitsPerEm }

    /// Sets the segments of the line, given in logical order.
    mutating func set(_ segments: [LineSegment]) {
        var firstCluster = 0
        let firstClusters = segments.map { segment in
            defer { firstCluster += segment.clusters.count }
            return firstCluster
        }
        let isRightToLeft = shaped.paragraphs[plan.paragraph].isRightToLeft
        let order = visualOrder(segments.map(\.level))
        for (place, index) in order.enumerated() {
            let run = segments[index].levelRun
            if isRightToLeft, place == 0 || segments[order[place - 1]].levelRun != run { addBefore(levelRun: run) }
            set(segments[index], spaces: firstClusters[index])
            if !isRightToLeft, place == order.count - 1 || segments[order[place + 1]].levelRun != run {
                addAfter(levelRun: run)
            }
        }
    }

    private mutating func addBefore(levelRun: Int) {
        guard !spacing.afterLevelRun.isEmpty else { return }
        move(by: spacing.afterLevelRun[levelRun], beforeNext: true)
    }

    private mutating func addAfter(levelRun: Int) {
        guard !spacing.afterLevelRun.isEmpty else { return }
        move(by: spacing.afterLevelRun[levelRun], beforeNext: false)
    }

    /// Leaves room, which counts as part of a neighbouring glyph's advance.
    private mutating func move(by room: Double, beforeNext: Bool) {
        origin += room
        if beforeNext {
            lead += room
        } else if let run = runs.indices.last, let glyph = runs[run].glyphs.indices.last {
            runs[run].glyphs[glyph].advance += room
        }
    }

    private mutating func set(_ segment: LineSegment, spaces first: Int) {
        let item = shaped.items[segment.item]
        let clusters = plan.clusters(of: segment, in: shaped)
        let glyphCount = clusters.reduce(0) { $0 + Int($1.glyphCount) }
        guard glyphCount > 0 || !spacing.after.isEmpty else {
            for member in first..<(first + clusters.count) where marked != nil {
                startMember(member)
                endMember(member)
            }
            return
        }
        openRun(segment, item, glyphCount: glyphCount)
        let glyphs = segment.piece.map { plan.pieces[$0].glyphs } ?? shaped.glyphs[segment.item]
        scale(item.size, segment.piece.map { plan.pieces[$0].unitsPerEm } ?? item.unitsPerEm)
        let y = baseline - styles.styles[item.style].attributes.baselineShift
        let run = runs.count - 1

        for step in 0..<clusters.count {
            let index = item.isRightToLeft ? clusters.endIndex - 1 - step : clusters.startIndex + step
            let cluster = clusters[index]
            let member = first + index - clusters.startIndex
            let space = spacing.after.isEmpty ? 0 : spacing.after[member]
            if item.isRightToLeft { leaveSpace(space, of: member, beforeNext: true) }
            if marked != nil, !item.isRightToLeft { startMember(member) }
            let own = Int(cluster.firstGlyph)..<(Int(cluster.firstGlyph) + Int(cluster.glyphCount))
            for glyph in glyphs[own] {
                let position = Point(x: x + length(Int(glyph.xOffset)), y: y - length(Int(glyph.yOffset)))
                runs[run].glyphs.append(
                    TextLayout.Glyph(
                        id: glyph.id, cluster: Int(cluster.start), position: position,
                        advance: lead + length(Int(glyph.advance))))
                lead = 0
                units += Int(glyph.advance)
            }
            if marked != nil, item.isRightToLeft { endMember(member) }
            if !item.isRightToLeft { leaveSpace(space, of: member, beforeNext: false) }
        }
        if runs[run].glyphs.isEmpty { runs.removeLast() }
    }

    /// Leaves what follows a cluster in its direction: the part that belongs to it, as in a tab, room of marks, the rest.
    private mutating func leaveSpace(_ space: Double, of member: Int, beforeNext: Bool) {
        guard let marked else {
            if space != 0 { move(by: space, beforeNext: beforeNext) }
            return
        }
        let inside = spacing.inside.isEmpty ? 0 : spacing.inside[member]
        // One move whatever the order: marks without room change no place by a rounding error.
        if !beforeNext { sides.right[member] = x + inside }
        move(by: space, beforeNext: beforeNext)
        origin += marked.room(at: MarkedLine.Edge(member: member, isLeft: beforeNext))
        if beforeNext { sides.left[member] = x - inside }
    }

    /// Leaves the room of marks to the left of a member and notes where it starts.
    private mutating func startMember(_ member: Int) {
        origin += marked?.room(at: MarkedLine.Edge(member: member, isLeft: true)) ?? 0
        sides.left[member] = x
    }

    /// Notes where a member ends and leaves the room of marks to the right of it.
    private mutating func endMember(_ member: Int) {
        sides.right[member] = x
        origin += marked?.room(at: MarkedLine.Edge(member: member, isLeft: false)) ?? 0
    }

    /// Starts to count in the units of the next glyphs, if they differ from those of the last ones.
    private mutating func scale(_ size: Double, _ unitsPerEm: Double) {
        if size == self.size, unitsPerEm == self.unitsPerEm { return }
        origin = x
        units = 0
        self.size = size
        self.unitsPerEm = unitsPerEm
    }

    /// Goes on with the last run if the segment belongs to it, otherwise starts one.
    private mutating func openRun(_ segment: LineSegment, _ item: Item, glyphCount: Int) {
        let font = segment.piece.map { plan.pieces[$0].font } ?? item.font
        if let last = runs.last, last.font == font, last.size == item.size, last.level == segment.level,
            last.span == segment.span, last.range.isEmpty == segment.bytes.isEmpty
        {
            let index = runs.count - 1
            if last.range.upperBound == segment.bytes.lowerBound {
                runs[index].range = last.range.lowerBound..<segment.bytes.upperBound
                return
            }
            if last.range.lowerBound == segment.bytes.upperBound {
                runs[index].range = segment.bytes.lowerBound..<last.range.upperBound
                return
            }
        }
        var run = TextLayout.Run(
            font: font, size: item.size, level: segment.level, range: segment.bytes, span: segment.span,
            glyphs: [])
        run.glyphs.reserveCapacity(glyphCount)
        runs.append(run)
    }
}
