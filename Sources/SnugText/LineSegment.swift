/// Neighbouring clusters of a line with one item and one span.
struct LineSegment {
    var item: Int
    /// Index into the line's pieces; nil where the clusters are those of the text.
    var piece: Int?
    /// Indices into the clusters of the piece or of the text.
    var clusters: Range<Int>
    /// Bytes of the text.
    var bytes: Range<Int>
    /// Index into `StyledText.spans`.
    var span: Int?
    var level: UInt8
    /// The number of the run of equal levels that it belongs to, from 0 in logical order.
    var levelRun: Int
}

/// Cuts the visible part of lines, given in the text's order, into segments.
struct LineSegmenter {
    private let shaped: ShapedText
    private var spans: SpanCursor
    private let hasSpans: Bool

    init(_ shaped: ShapedText, spans: [StyledText.Span]) {
        self.shaped = shaped
        self.spans = SpanCursor(spans)
        hasSpans = !spans.isEmpty
    }

    /// The segments of a line in logical order.
    mutating func segments(of line: LinePlan) -> [LineSegment] {
        let paragraph = shaped.paragraphs[line.paragraph]
        var segments: [LineSegment] = []
        var position = line.clusters.lowerBound
        for (index, piece) in line.pieces.enumerated() {
            addText(position..<piece.replaced.lowerBound, in: paragraph, to: &segments)
            position = piece.replaced.upperBound
            if piece.replaced.isEmpty {
                addEllipsis(piece, index: index, of: line, to: &segments)
                continue
            }
            split(
                piece.clusters.indices, of: piece.clusters, item: piece.item, piece: index,
                end: shaped.start(of: piece.replaced.upperBound, in: paragraph), to: &segments)
        }
        if position < line.bodyEnd { addText(position..<line.bodyEnd, in: paragraph, to: &segments) }
        return segments
    }

    /// Adds clusters of the text, item by item.
    private mutating func addText(
        _ range: Range<Int>, in paragraph: Paragraph, to segments: inout [LineSegment]
    ) {
        var start = range.lowerBound
        while start < range.upperBound {
            let item = Int(shaped.clusters[start].item)
            let end = min(range.upperBound, shaped.items[item].clusters.upperBound)
            split(
                start..<end, of: shaped.clusters, item: item, piece: nil,
                end: shaped.start(of: end, in: paragraph), to: &segments)
            start = end
        }
    }

    /// Adds a part of an ellipsis, which has no bytes of its own and belongs to the span of the text that it follows.
    private mutating func addEllipsis(
        _ piece: LinePiece, index: Int, of line: LinePlan, to segments: inout [LineSegment]
    ) {
        let paragraph = shaped.paragraphs[line.paragraph]
        let cut = shaped.start(of: line.bodyEnd, in: paragraph)
        var span: Int?
        if let last = segments.last {
            span = last.span
        } else if line.clusters.lowerBound < paragraph.clusters.upperBound {
            span = spans.span(at: cut)
        }
        let level = shaped.items[piece.item].level
        segments.append(
            LineSegment(
                item: piece.item, piece: index, clusters: piece.clusters.indices, bytes: cut..<cut, span: span,
                level: level, levelRun: levelRun(of: level, after: segments)))
    }

    private func levelRun(of level: UInt8, after segments: [LineSegment]) -> Int {
        guard let last = segments.last else { return 0 }
        return last.level == level ? last.levelRun : last.levelRun + 1
    }

    /// Adds clusters of one item, span by span; glyphs that stand for characters of two spans stay with the first.
    private mutating func split(
        _ range: Range<Int>, of clusters: [Cluster], item: Int, piece: Int?, end: Int,
        to segments: inout [LineSegment]
    ) {
        let level = shaped.items[item].level
        let levelRun = levelRun(of: level, after: segments)
        var start = range.lowerBound
        while start < range.upperBound {
            let first = Int(clusters[start].start)
            var next = range.upperBound
            var span: Int?
            if hasSpans {
                span = spans.span(at: first)
                if let bound = spans.nextBound(after: first), bound < end {
                    next = start + 1
                    while next < range.upperBound, !clusters[next].startsSpan(at: bound) { next += 1 }
                }
            }
            let last = next < range.upperBound ? Int(clusters[next].start) : end
            segments.append(
                LineSegment(
                    item: item, piece: piece, clusters: start..<next, bytes: first..<last, span: span,
                    level: level, levelRun: levelRun))
            start = next
        }
    }
}

extension Cluster {
    /// Whether glyphs of its own start here, at the byte or after it.
    fileprivate func startsSpan(at bound: Int) -> Bool {
        Int(start) >= bound && flags.contains(.startsGrapheme) && !flags.contains(.continuation)
    }
}
