extension LineBreaker {
    /// The best way to reach a place.
    private struct Waypoint {
        var lines = Int32.max
        var cost = EvenLines.Cost()
        /// Where the last of these lines starts.
        var from: Int32 = 0
    }

    /// How many clusters may be visited for each of a paragraph's, and for any paragraph.
    private static let workForEach = 128
    private static let workForAny = 1 << 20

    /// The least costly way to break a paragraph into as many lines as greedily; of equals the one that breaks latest.
    ///
    /// Nil where the greedy lines have to stay: if there is a way with fewer lines, because kerning or spacing below zero
    /// makes the end of some line wider than the line, or if looking for it took more than linear work.
    mutating func evenLines(_ goal: EvenLines, in paragraph: Paragraph) -> [LinePlan]? {
        if shaped.marks.takesRoom {
            // Both ways through the paragraph start here.
            marks.move(to: paragraph.range.lowerBound)
            marks.keep()
        }
        guard let places = waypoints(goal, in: paragraph) else { return nil }
        var lines: [LinePlan] = []
        for (start, end) in zip(places, places.dropFirst()) {
            lines.append(line(from: start, to: end, in: paragraph))
        }
        return lines
    }

    /// Where the lines start, and where the last one ends.
    ///
    /// A place that can be on a way with the fewest lines has one number of lines on all of them: the least that leads
    /// there. So the best way to each place is the best one with the fewest lines.
    private mutating func waypoints(_ goal: EvenLines, in paragraph: Paragraph) -> [Int]? {
        let clusters = paragraph.clusters
        let limit = work + Self.workForAny + Self.workForEach * clusters.count
        var best = Array(repeating: Waypoint(), count: clusters.count + 1)
        best[0].lines = 0
        for start in clusters where best[start - clusters.lowerBound].lines < goal.lineCount {
            let known = best[start - clusters.lowerBound]
            for edge in edges(from: start, in: paragraph) {
                let cost = known.cost + goal.cost(of: edge)
                let end = edge.end - clusters.lowerBound
                if (known.lines + 1, cost) <= (best[end].lines, best[end].cost) {
                    best[end] = Waypoint(lines: known.lines + 1, cost: cost, from: Int32(start))
                }
            }
            if work > limit { return nil }
        }
        guard let last = best.last, last.lines == goal.lineCount else { return nil }
        var places = [clusters.upperBound]
        while let place = places.last, place > clusters.lowerBound {
            places.append(Int(best[place - clusters.lowerBound].from))
        }
        return places.reversed()
    }

    /// The lines that may start at a place; where not even the shortest fits, the one that greedy lines would have.
    private mutating func edges(from first: Int, in paragraph: Paragraph) -> [EvenLines.Edge] {
        reshaped.prune(before: first)
        scan(from: first, in: paragraph, cuts: .atOpportunities)
        var edges: [EvenLines.Edge] = []
        var words = 1
        for index in candidates.indices {
            let candidate = candidates[index]
            let width = candidate.isExact ? candidate.width : line(from: first, to: candidate, in: paragraph).width
            let isLast = candidate.end == paragraph.clusters.upperBound
            if let room, room.fits(width) {
                edges.append(
                    EvenLines.Edge(
                        end: candidate.end, width: width, isHyphenated: candidate.ending == .hyphen, isLast: isLast,
                        isLone: isLast && words == 1))
            }
            if !isHyphen(before: candidate.end) { words += 1 }
        }
        if edges.isEmpty {
            let line = nextLine(from: first, in: paragraph)
            edges.append(
                EvenLines.Edge(
                    end: line.clusters.upperBound, width: line.width, isHyphenated: line.ending == .hyphen,
                    isLast: line.endsParagraph, isLone: false))
        }
        return edges
    }

    /// Whether the cluster before a place is a hyphen: a word that is broken there is still one word.
    private func isHyphen(before place: Int) -> Bool {
        guard place > 0 else { return false }
        if shaped.clusters[place - 1].flags.contains(.softHyphen) { return true }
        let start = Int(shaped.clusters[place - 1].start)
        return bytes[start] == 0x2D || bytes[start...].starts(with: [0xE2, 0x80, 0x90])
    }

    /// The line between two places, the second of which was found from the first.
    private mutating func line(from first: Int, to end: Int, in paragraph: Paragraph) -> LinePlan {
        scan(from: first, in: paragraph, cuts: .atOpportunities)
        if let candidate = candidates.first(where: { $0.end == end }) {
            return line(from: first, to: candidate, in: paragraph)
        }
        return nextLine(from: first, in: paragraph)
    }
}
