/// Turns the glyphs of an item, or of a part of one, into clusters in logical order.
struct ClusterBuilder {
    /// The item's index, which every cluster carries.
    let item: Int
    let isRightToLeft: Bool
    /// Bytes of the text that the glyphs stand for.
    let range: Range<Int>

    /// Adds the clusters of the glyphs to a list.
    ///
    /// - Parameter graphemes: what is known about the characters of the range; the first one starts where it does.
    func build(
        _ glyphs: [ShapedGlyph], graphemes: some RandomAccessCollection<Grapheme>,
        into clusters: inout [Cluster]
    ) {
        var pending = graphemes.makeIterator()
        var next = pending.next()
        var flags: ClusterFlags = .startsGrapheme
        var taken = 0
        var start = range.lowerBound
        while start < range.upperBound {
            let group = glyphGroup(glyphs, after: taken)
            let end = min(range.upperBound, group.end)
            taken += group.glyphs.count
            let first = clusters.count
            var isDrawn = false
            // One cluster for the glyphs, and one without glyphs for each further grapheme that they stand for.
            var position = start
            repeat {
                var startsGrapheme = false
                if let grapheme = next, Int(grapheme.start) <= position {
                    flags = grapheme.flags.subtracting([.unsafe, .continuation, .letterGap])
                    startsGrapheme = flags.contains(.startsGrapheme)
                    next = pending.next()
                }
                var own = flags.subtracting(.startsGrapheme)
                if startsGrapheme { own.insert(.startsGrapheme) }
                if clusters.count > first { own.formUnion([.continuation, .unsafe]) }
                if !own.contains(.invisible) { isDrawn = true }
                clusters.append(
                    Cluster(
                        start: Int32(position), item: Int32(item), firstGlyph: 0, glyphCount: 0, advance: 0,
                        flags: own))
                position = next.map { min(end, Int($0.start)) } ?? end
            } while position < end
            if isDrawn { give(group.glyphs, of: glyphs, to: &clusters[first]) }
            if start > range.lowerBound, glyphs[group.glyphs].contains(where: \.isUnsafeToBreak) {
                clusters[first].flags.insert(.unsafe)
            }
            start = end
        }
    }

    /// The next glyphs in logical order that belong together, and the byte where the ones after them start.
    private func glyphGroup(_ glyphs: [ShapedGlyph], after taken: Int) -> (glyphs: Range<Int>, end: Int) {
        func at(_ i: Int) -> ShapedGlyph { glyphs[isRightToLeft ? glyphs.count - 1 - i : i] }
        guard taken < glyphs.count else { return (glyphs.count..<glyphs.count, range.upperBound) }
        let cluster = max(range.lowerBound, at(taken).cluster)
        var i = taken + 1
        // A glyph that stands for earlier characters than the one before it cannot be told apart from it.
        while i < glyphs.count, at(i).cluster <= cluster { i += 1 }
        let end = i < glyphs.count ? at(i).cluster : range.upperBound
        return (isRightToLeft ? (glyphs.count - i)..<(glyphs.count - taken) : taken..<i, end)
    }

    private func give(_ group: Range<Int>, of glyphs: [ShapedGlyph], to cluster: inout Cluster) {
        guard let first = group.first else { return }
        cluster.flags.remove(.invisible)
        cluster.firstGlyph = Int32(first)
        cluster.glyphCount = Int32(group.count)
        cluster.advance = Int32(clamping: glyphs[group].reduce(0) { $0 + Int($1.advance) })
    }
}

/// Marks where letter spacing follows; needed only where some style asks for it.
///
/// It stands between letters that are seen: never after tabs, inside a ligature, inside a grapheme cluster or between
/// letters that join.
///
/// - Parameter after: the flags of the next visible cluster after the last one; nil at a paragraph's end.
func markLetterGaps(
    _ clusters: inout [Cluster], _ range: Range<Int>, before after: ClusterFlags?, items: [Item]
) {
    var next = after
    for i in range.reversed() {
        let flags = clusters[i].flags
        clusters[i].flags.remove(.letterGap)
        if flags.contains(.invisible) { continue }
        let ends = next.map { $0.contains(.startsGrapheme) && !$0.contains(.continuation) } ?? true
        let joins = flags.contains(.joining) && next?.contains(.joining) == true
        if ends, !joins, !flags.contains(.tab), items[Int(clusters[i].item)].letterSpacing != 0 {
            clusters[i].flags.insert(.letterGap)
        }
        next = flags
    }
}
