extension LineBreaker {
    /// Where a line is allowed to end.
    enum Cuts {
        /// At line-break opportunities.
        case atOpportunities
        /// At line-break opportunities and between all grapheme clusters.
        case anywhere
        /// Between grapheme clusters, an ellipsis following.
        case beforeEllipsis
    }

    /// How far past the room, in em, a cut that needs reshaping is still tried.
    private static let reshapingSlack = 2.0

    /// The longest line that fits, otherwise the shortest possible one.
    mutating func nextLine(from first: Int, in paragraph: Paragraph) -> LinePlan {
        reshaped.prune(before: first)
        scan(from: first, in: paragraph, cuts: .atOpportunities)
        if let line = longestFitting(from: first, in: paragraph) { return line }
        if overflow == .anywhere, wraps {
            // No opportunity of the line fits, so a word starts it: cut that between its grapheme clusters.
            scan(from: first, in: paragraph, cuts: .anywhere)
            if let line = longestFitting(from: first, in: paragraph) { return line }
        }
        return line(from: first, to: candidates[0], in: paragraph)
    }

    /// Collects the places where the line may end, up to the first that is out of reach and never none.
    mutating func scan(from first: Int, in paragraph: Paragraph, cuts: Cuts) {
        candidates.removeAll(keepingCapacity: true)
        tabs.removeAll(keepingCapacity: true)
        let end = paragraph.clusters.upperBound
        let clusters = shaped.clusters
        let isHeadExact = first == end || !clusters[first].isUnsafe
        let isBroken = wraps || cuts == .beforeEllipsis
        var sum = LineSum(tabStop: tabStop)
        var rooms = rooms(from: first, in: paragraph)
        var item: Int32 = -1
        var limit = Double.infinity
        var bodyEnd = first
        var i = first
        defer { work += i - first }
        if cuts == .beforeEllipsis {
            let width = width(of: sum, rooms, withEllipsisAt: first, from: first, in: paragraph)
            candidates.append(
                Candidate(end: first, bodyEnd: first, width: width, ending: .ellipsis, isExact: true))
        }
        while i < end {
            let cluster = clusters[i]
            if cluster.item != item {
                item = cluster.item
                sum.open(shaped.items[Int(item)])
                if let room { limit = room.width + Self.reshapingSlack * shaped.items[Int(item)].size }
            }
            if !cluster.isInvisible, let room = rooms?.enter(cluster) { sum.add(room: room) }
            if cluster.flags.contains(.tab) {
                tabs.append(TabAdvance(cluster: i, advance: sum.addTab()))
            } else {
                sum.add(cluster)
            }
            i += 1
            if !sum.trailsSpace { bodyEnd = i }
            guard isBroken else { continue }
            if cuts == .beforeEllipsis {
                if bodyEnd == i, !cluster.isInvisible, i == end || clusters[i].flags.contains(.startsGrapheme) {
                    let width = width(of: sum, rooms, withEllipsisAt: i, from: first, in: paragraph)
                    add(end: i, bodyEnd: i, width, .ellipsis, isHeadExact: isHeadExact)
                }
                if sum.width > limit { return }
                continue
            }
            guard i < end else { continue }
            if clusters[i].flags.contains(.opportunity) {
                if cluster.flags.contains(.softHyphen), cluster.isInvisible {
                    let width = width(of: sum, rooms, withHyphenAt: i - 1, lineEnd: i)
                    add(end: i, bodyEnd: i - 1, width, .hyphen, isHeadExact: isHeadExact)
                } else {
                    let width = width(of: sum, rooms, lineEnd: i)
                    add(end: i, bodyEnd: bodyEnd, width, .text, isHeadExact: isHeadExact)
                }
            } else if cuts == .anywhere, clusters[i].flags.contains(.startsGrapheme),
                clusters[i].flags.isDisjoint(with: [.hanging, .invisible])
            {
                let width = width(of: sum, rooms, lineEnd: i)
                add(end: i, bodyEnd: bodyEnd, width, .text, isHeadExact: isHeadExact)
            }
            // Without a place so far the search goes on to the first one, unless words are cut anyway.
            if sum.width > limit, !candidates.isEmpty || (overflow == .anywhere && cuts != .anywhere) { return }
        }
        if cuts == .beforeEllipsis {
            // Behind the last letter nothing of the paragraph is left out.
            candidates[candidates.count - 1].end = end
        } else {
            let width = width(of: sum, rooms, lineEnd: end)
            add(end: end, bodyEnd: bodyEnd, width, .text, isHeadExact: isHeadExact)
        }
    }

    private mutating func add(
        end: Int, bodyEnd: Int, _ width: Double, _ ending: LineEnding, isHeadExact: Bool
    ) {
        // The cluster after a paragraph's last is the next paragraph's first, which is always safe.
        let isTailExact = bodyEnd == shaped.clusters.count || !shaped.clusters[bodyEnd].isUnsafe
        candidates.append(
            Candidate(
                end: end, bodyEnd: bodyEnd, width: width, ending: ending, isExact: isHeadExact && isTailExact))
    }

    /// The line to the last place that fits, nil if none does.
    ///
    /// Starts at the last place that seems to fit and goes on, or back, only where reshaping changes the answer.
    mutating func longestFitting(from first: Int, in paragraph: Paragraph) -> LinePlan? {
        guard let room, wraps || candidates[0].ending == .ellipsis else {
            return line(from: first, to: candidates[candidates.count - 1], in: paragraph)
        }
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
