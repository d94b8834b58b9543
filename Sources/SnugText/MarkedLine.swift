/// The marks of a line that has some, and where their room stands.
struct MarkedLine {
    /// A cluster of the line, a part of its hyphen or of its ellipsis.
    struct Member {
        /// Bytes of the text.
        var bytes: Range<Int>
        var isVisible: Bool
        /// Whether it is drawn by the glyphs of the visible one before it.
        var isContinuation: Bool
    }

    /// Visible members of equal level that follow each other.
    struct LevelRun {
        /// Indices into `visible`.
        var members: Range<Int>
        var level: UInt8

        var isRightToLeft: Bool { level & 1 == 1 }

        /// The outermost member of a part on one side.
        func outermost(of part: Range<Int>, isLeft: Bool) -> Int {
            isLeft != isRightToLeft ? part.lowerBound : part.upperBound - 1
        }
    }

    /// One side of a member.
    struct Edge: Hashable {
        var member: Int
        var isLeft: Bool
    }

    /// Room of a mark beside a member.
    struct Share {
        /// Index into the table's entries.
        var entry: Int
        /// Its own and that of all marks inside it.
        var sum: Double
    }

    /// What the line shows of a mark.
    struct Shown {
        /// Index into the table's entries.
        var entry: Int
        /// Indices into `visible`.
        var members: Range<Int>
        /// Where its room stands.
        var start: (edge: Edge, room: Double)?
        var end: (edge: Edge, room: Double)?
    }

    /// In logical order, counted through all segments.
    private(set) var members: [Member] = []
    /// The visible ones, indices into `members`.
    private(set) var visible: [Int] = []
    /// In logical order.
    private(set) var runs: [LevelRun] = []
    /// From left to right, indices into `runs`.
    private(set) var order: [Int] = []
    /// Outer marks before those inside them.
    private(set) var shown: [Shown] = []
    /// Room from the member's side outwards to the outermost mark; shares go the other way.
    private(set) var shares: [Edge: [Share]] = [:]
    /// Where the hyphen or the ellipsis starts, an index into `visible`.
    private var endingStart = Int.max

    /// Nil if the line shows nothing of the entries.
    init?(
        _ line: LinePlan, _ segments: [LineSegment], in shaped: ShapedText, entries candidates: [Int]
    ) {
        guard !candidates.isEmpty else { return nil }
        collect(line, segments, in: shaped)
        let entries = shaped.marks.entries
        for entry in candidates {
            let bytes = entries[entry].bytes
            let start = firstVisible(at: bytes.lowerBound)
            let end = firstVisible(at: bytes.upperBound)
            // A hyphen or an ellipsis belongs to the text before it.
            guard start < end, start < endingStart || start == 0 else { continue }
            shown.append(Shown(entry: entry, members: start..<end))
        }
        if shown.isEmpty { return nil }
        order = visualOrder(runs.map(\.level))
        if shaped.marks.takesRoom {
            let isRightToLeft = shaped.paragraphs[line.paragraph].isRightToLeft
            for index in shown.indices { addRoom(of: index, line, entries, isRightToLeft: isRightToLeft) }
            for edge in shares.keys { sumUp(edge) }
        }
    }

    /// The room beside a member.
    func room(at edge: Edge) -> Double {
        shares.isEmpty ? 0 : shares[edge]?.first?.sum ?? 0
    }

    /// The room beside a member that belongs to marks inside an entry.
    func room(at edge: Edge, inside entry: Int) -> Double {
        guard let shares = shares[edge] else { return 0 }
        let index = partitionPoint(0..<shares.count) { shares[$0].entry > entry }
        return index < shares.count ? shares[index].sum : 0
    }

    private mutating func collect(_ line: LinePlan, _ segments: [LineSegment], in shaped: ShapedText) {
        var lastRun = -1
        for segment in segments {
            let clusters = line.clusters(of: segment, in: shaped)
            if line.ending != .text, let piece = segment.piece, endingStart == .max,
                segment.bytes.isEmpty || (line.ending == .hyphen && piece == line.pieces.count - 1)
            {
                endingStart = visible.count
            }
            for (index, cluster) in zip(clusters.indices, clusters) {
                let end = index + 1 < clusters.endIndex ? Int(clusters[index + 1].start) : segment.bytes.upperBound
                if !cluster.isInvisible {
                    if lastRun != segment.levelRun {
                        runs.append(LevelRun(members: visible.count..<visible.count, level: segment.level))
                        lastRun = segment.levelRun
                    }
                    visible.append(members.count)
                    runs[runs.count - 1].members = runs[runs.count - 1].members.lowerBound..<visible.count
                }
                members.append(
                    Member(
                        bytes: Int(cluster.start)..<max(Int(cluster.start), end), isVisible: !cluster.isInvisible,
                        isContinuation: cluster.flags.contains(.continuation)))
            }
        }
    }

    /// The first visible member that starts at a byte or after it.
    private func firstVisible(at byte: Int) -> Int {
        partitionPoint(0..<visible.count) { members[visible[$0]].bytes.lowerBound >= byte }
    }

    /// Finds where the room of a mark stands.
    ///
    /// At a mark's true ends it stands beside the first and the last member, in their direction; where the mark goes on
    /// in another line, at the side where lines start or end.
    private mutating func addRoom(
        of index: Int, _ line: LinePlan, _ entries: [MarkTable.Entry], isRightToLeft: Bool
    ) {
        let mark = shown[index]
        let entry = entries[mark.entry]
        let (first, end) = (mark.members.lowerBound, mark.members.upperBound)
        let lineEnd = line.ending == .ellipsis ? Int.max : line.clusters.upperBound
        if first == 0 || !members[visible[first]].isContinuation {
            let isTrue = entry.firstSolid >= line.clusters.lowerBound
            let edge =
                isTrue
                ? Edge(member: visible[first], isLeft: !run(of: first).isRightToLeft)
                : outerEdge(of: mark.members, isLeft: !isRightToLeft)
            let room = entry.startRoom(lineStart: line.clusters.lowerBound)
            shown[index].start = (edge, room)
            if room != 0 { shares[edge, default: []].append(Share(entry: mark.entry, sum: room)) }
        }
        if end == visible.count || !members[visible[end]].isContinuation {
            let isTrue = entry.lastSeen < lineEnd
            let edge =
                isTrue
                ? Edge(member: visible[end - 1], isLeft: run(of: end - 1).isRightToLeft)
                : outerEdge(of: mark.members, isLeft: isRightToLeft)
            let room = entry.endRoom(lineEnd: lineEnd)
            shown[index].end = (edge, room)
            if room != 0 { shares[edge, default: []].append(Share(entry: mark.entry, sum: room)) }
        }
    }

    /// Turns the rooms beside a member into sums over each mark and those inside it.
    private mutating func sumUp(_ edge: Edge) {
        guard var list = shares[edge] else { return }
        for index in list.indices.dropLast().reversed() { list[index].sum += list[index + 1].sum }
        shares[edge] = list
    }

    /// The leftmost or rightmost edge of some members that follow each other.
    private func outerEdge(of part: Range<Int>, isLeft: Bool) -> Edge {
        var member = part.lowerBound
        for index in isLeft ? order.reversed() : order {
            let own = part.clamped(to: runs[index].members)
            if !own.isEmpty { member = runs[index].outermost(of: own, isLeft: isLeft) }
        }
        return Edge(member: visible[member], isLeft: isLeft)
    }

    private func run(of member: Int) -> LevelRun {
        runs[partitionPoint(0..<(runs.count - 1)) { runs[$0].members.upperBound > member }]
    }
}

/// The first index of a range from which on a condition holds; the range's end if it never does.
private func partitionPoint(_ range: Range<Int>, where holds: (Int) -> Bool) -> Int {
    var low = range.lowerBound
    var high = range.upperBound
    while low < high {
        let middle = (low + high) / 2
        if holds(middle) { high = middle } else { low = middle + 1 }
    }
    return low
}
