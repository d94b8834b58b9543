/// Room in a line beyond the advances of its glyphs, in layout units.
struct LineSpacing {
    /// What follows each visible cluster, in logical order through all segments; empty where there is none at all.
    private(set) var after: [Double] = []
    /// The part of that which belongs to the cluster: tabs and the room of spaces; empty where nobody asks.
    private(set) var inside: [Double] = []
    /// What follows each run of equal levels, in the paragraph's direction; empty where there is none at all.
    private(set) var afterLevelRun: [Double] = []
    /// Whether wider spaces fill the line.
    private(set) var isJustified = false

    /// Adds up letter and word spacing, tabs and, if `slack` is to be filled, the room of justified lines.
    init(of line: LinePlan, _ segments: [LineSegment], in shaped: ShapedText, slack: Double?, tellsInside: Bool) {
        let isSpaced = segments.contains {
            shaped.items[$0.item].letterSpacing != 0 || shaped.items[$0.item].wordSpacing != 0
        }
        guard isSpaced || !line.tabs.isEmpty || slack != nil else { return }
        addSpacing(of: line, segments, in: shaped, tellsInside: tellsInside)
        if let slack { justify(line, segments, in: shaped, slack: slack) }
    }

    private mutating func addSpacing(
        of line: LinePlan, _ segments: [LineSegment], in shaped: ShapedText, tellsInside: Bool
    ) {
        var tabs = line.tabs.makeIterator()
        // The last visible cluster of each run of levels, and the letter spacing after it.
        var ends: [(cluster: Int, gap: Double)] = []
        for segment in segments {
            let item = shaped.items[segment.item]
            if ends.count == segment.levelRun { ends.append((-1, 0)) }
            for cluster in line.clusters(of: segment, in: shaped) {
                var room = 0.0
                if cluster.flags.contains(.wordSpace) { room += item.wordSpacing }
                if cluster.flags.contains(.tab), let tab = tabs.next() { room += tab.advance }
                let gap = cluster.flags.contains(.letterGap) ? item.letterSpacing : 0
                if !cluster.isInvisible { ends[segment.levelRun] = (after.count, gap) }
                after.append(room + gap)
                if tellsInside { inside.append(room) }
            }
        }
        guard let lastRun = ends.lastIndex(where: { $0.cluster >= 0 }) else { return }
        after[ends[lastRun].cluster] -= ends[lastRun].gap
        ends[lastRun].gap = 0
        if ends.count > 1 {
            moveGaps(
                ends, last: lastRun, segments, isRightToLeft: shaped.paragraphs[line.paragraph].isRightToLeft)
        }
    }

    /// Moves the spacing after each run of levels to where that run ends in the paragraph's direction.
    ///
    /// A run against that direction would otherwise have it at the wrong side: twice at one neighbour, never at the
    /// other.
    private mutating func moveGaps(
        _ ends: [(cluster: Int, gap: Double)], last lastRun: Int, _ segments: [LineSegment], isRightToLeft: Bool
    ) {
        var gaps = ends.map(\.gap)
        for end in ends where end.gap != 0 { after[end.cluster] -= end.gap }
        let order = visualOrder(segments.map(\.level)).map { segments[$0].levelRun }
        let isVisible = { (run: Int) in ends[run].cluster >= 0 }
        let outerRun = (isRightToLeft ? order.first(where: isVisible) : order.last(where: isVisible)) ?? lastRun
        if outerRun != lastRun {
            gaps[lastRun] = gaps[outerRun]
            gaps[outerRun] = 0
        }
        afterLevelRun = gaps
    }

    /// Shares the slack among the spaces after the last tab and, between ideographs, among the letters.
    private mutating func justify(
        _ line: LinePlan, _ segments: [LineSegment], in shaped: ShapedText, slack: Double
    ) {
        var points: [(cluster: Int, isSpace: Bool)] = []
        var position = 0
        var previous: (cluster: Int, flags: ClusterFlags)?
        for segment in segments {
            for cluster in line.clusters(of: segment, in: shaped) {
                let flags = cluster.flags
                if flags.contains(.tab) { points.removeAll() }
                if !flags.contains(.invisible) {
                    if let previous {
                        let isSpace = previous.flags.contains(.wordSpace)
                        let isBetweenIdeographs =
                            previous.flags.contains(.ideographic) && flags.contains(.ideographic)
                            && flags.contains(.startsGrapheme) && !flags.contains(.continuation)
                        if isSpace || isBetweenIdeographs, !flags.contains(.tab) {
                            points.append((previous.cluster, isSpace))
                        }
                    }
                    previous = (position, flags)
                }
                position += 1
            }
        }
        for point in points {
            let share = slack / Double(points.count)
            after[point.cluster] += share
            if !inside.isEmpty, point.isSpace { inside[point.cluster] += share }
        }
        isJustified = !points.isEmpty
    }
}

extension LinePlan {
    /// The clusters of one of its segments.
    func clusters(of segment: LineSegment, in shaped: ShapedText) -> ArraySlice<Cluster> {
        guard let piece = segment.piece else { return shaped.clusters[segment.clusters] }
        return pieces[piece].clusters[segment.clusters]
    }
}
