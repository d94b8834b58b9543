/// The marks of a shaped text, outer ones before those inside them.
///
/// A mark holds whole grapheme clusters: one that it holds a part of is its own. Marks without any cluster are left out.
struct MarkTable {
    /// A mark of the text.
    struct Entry {
        /// Index into `StyledText.marks`.
        var index: Int
        /// Bytes of its clusters.
        var bytes: Range<Int>
        var leading: Double
        var trailing: Double
        var leadingAtBreak: Double
        var trailingAtBreak: Double
        /// The first of its clusters that is no white space; one behind it if there is none.
        var firstSolid = Int.max
        /// The last of its clusters that is seen however lines break; one before it if there is none.
        var lastSeen = -1

        /// The room before what a line shows of it.
        func startRoom(lineStart: Int) -> Double {
            firstSolid < lineStart ? leadingAtBreak : leading
        }

        /// The room after what a line shows of it.
        func endRoom(lineEnd: Int) -> Double {
            lastSeen >= lineEnd ? trailingAtBreak : trailing
        }

        fileprivate var takesRoom: Bool {
            leading != 0 || trailing != 0 || leadingAtBreak != 0 || trailingAtBreak != 0
        }
    }

    /// By first byte; of those that start together the longest first, of equals the text's first.
    private(set) var entries: [Entry] = []
    /// Whether any mark takes room.
    private(set) var takesRoom = false

    var isEmpty: Bool { entries.isEmpty }

    init() {}

    /// O(n log n) for n marks, and linear in the text if any takes room.
    init(_ marks: [TextMark], in shaped: ShapedText, byteCount: Int) {
        if marks.isEmpty { return }
        var clusters: [Range<Int>] = []
        for (index, mark) in marks.enumerated() where !mark.range.isEmpty {
            precondition(
                mark.range.lowerBound >= 0 && mark.range.upperBound <= byteCount, "marks must lie inside the text")
            let range = shaped.clusters(meeting: mark.range)
            guard let last = range.last else { continue }
            let start = Int(shaped.clusters[range.lowerBound].start)
            let entry = Entry(
                index: index, bytes: start..<shaped.end(of: last), leading: mark.leading,
                trailing: mark.trailing, leadingAtBreak: mark.leadingAtBreak,
                trailingAtBreak: mark.trailingAtBreak)
            clusters.append(range)
            if entry.takesRoom { takesRoom = true }
            entries.append(entry)
        }
        if takesRoom { findSeen(of: clusters, in: shaped) }
        entries.sort { a, b in
            (a.bytes.lowerBound, -a.bytes.upperBound, a.index) < (b.bytes.lowerBound, -b.bytes.upperBound, b.index)
        }
    }

    /// Finds where marks are seen for the first and the last time.
    private mutating func findSeen(of ranges: [Range<Int>], in shaped: ShapedText) {
        let clusters = shaped.clusters
        let solid = clusters.map { $0.flags.isDisjoint(with: [.hanging, .invisible]) }
        var before: [Int32] = []
        before.reserveCapacity(clusters.count)
        for i in clusters.indices { before.append(solid[i] ? Int32(i) : before.last ?? -1) }
        var after = Array(repeating: Int32(clusters.count), count: clusters.count + 1)
        for i in clusters.indices.reversed() { after[i] = solid[i] ? Int32(i) : after[i + 1] }
        for (i, range) in ranges.enumerated() {
            let last = Int(before[range.upperBound - 1])
            entries[i].firstSolid = Int(after[range.lowerBound])
            entries[i].lastSeen = last
            // White space that starts a paragraph is seen if something follows it.
            let paragraph = shaped.paragraph(of: range.upperBound - 1).clusters
            if paragraph.lowerBound > last, paragraph.lowerBound >= range.lowerBound,
                Int(after[range.upperBound]) < paragraph.upperBound
            {
                entries[i].lastSeen = range.upperBound - 1
            }
        }
    }

    mutating func scale(by scale: Double) {
        for i in entries.indices {
            entries[i].leading *= scale
            entries[i].trailing *= scale
            entries[i].leadingAtBreak *= scale
            entries[i].trailingAtBreak *= scale
        }
    }
}

extension ShapedText {
    /// The clusters of the grapheme clusters that a range of bytes holds, or holds a part of.
    fileprivate func clusters(meeting bytes: Range<Int>) -> Range<Int> {
        var first = firstCluster(at: bytes.lowerBound)
        let startsInside = first == clusters.count || Int(clusters[first].start) > bytes.lowerBound
        if startsInside, first > 0, end(of: first - 1) > bytes.lowerBound { first -= 1 }
        while first > 0, first < clusters.count, !clusters[first].flags.contains(.startsGrapheme) { first -= 1 }
        var last = firstCluster(at: bytes.upperBound)
        while last < clusters.count, !clusters[last].flags.contains(.startsGrapheme) { last += 1 }
        return first..<max(first, last)
    }

    /// The byte where a cluster ends.
    fileprivate func end(of cluster: Int) -> Int {
        start(of: cluster + 1, in: paragraph(of: cluster))
    }

    /// The paragraph that holds a cluster.
    fileprivate func paragraph(of cluster: Int) -> Paragraph {
        var low = 0
        var high = paragraphs.count - 1
        while low < high {
            let middle = (low + high) / 2
            if paragraphs[middle].clusters.upperBound <= cluster { low = middle + 1 } else { high = middle }
        }
        return paragraphs[low]
    }
}
