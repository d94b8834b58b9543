/// A rich text as the layout takes it: one string, the styles of its parts, and each highlight as one range.
public struct FlatRichText: Hashable, Sendable {
    /// A highlight and the whole of the text that it lies behind.
    public struct HighlightedRange: Hashable, Sendable {
        /// UTF-8 bytes of the text; never empty.
        public var range: Range<Int>
        /// How it looks.
        public var highlight: Highlight

        /// Makes a highlighted range.
        public init(_ range: Range<Int>, _ highlight: Highlight) {
            self.range = range
            self.highlight = highlight
        }
    }

    /// The text.
    public var string: String
    /// Parts in the order of the text that say something of their letters; they do not overlap, neighbours that touch
    /// differ, and their styles have no highlights.
    public var spans: [StyleSpan]
    /// The highlights in the order in which they are painted.
    ///
    /// Equal ones that touch or overlap in the text are one; with text between them they never are. One that starts
    /// earlier is painted first, of those that start together the longer one, so that a highlight lies upon those that
    /// hold it. Of equal ranges the one that is outer in the runs is painted first.
    public var highlights: [HighlightedRange]

    /// Flattens a text. O(n log n) in runs and highlights.
    public init(_ text: RichText) {
        string = text.string
        spans = []
        var ranges = HighlightRanges()
        var start = 0
        for run in text.runs {
            let range = start..<start + run.text.utf8.count
            start = range.upperBound
            ranges.add(run.style.highlights, over: range)
            var letters = run.style
            letters.highlights = []
            if let last = spans.last, last.range.upperBound == range.lowerBound, last.style == letters {
                spans[spans.count - 1].range = last.range.lowerBound..<range.upperBound
            } else if !letters.isPlain {
                spans.append(StyleSpan(range, letters))
            }
        }
        highlights = ranges.inPaintingOrder()
    }
}

/// Collects the ranges of equal highlights from run to run.
private struct HighlightRanges {
    private struct Part {
        var range: Range<Int>
        var highlight: Highlight
        /// Its place among all, as they were met.
        var order: Int
    }

    private var parts: [Part] = []
    /// The parts that may go on, by highlight.
    private var open: [Highlight: Int] = [:]

    mutating func add(_ highlights: [Highlight], over range: Range<Int>) {
        var next: [Highlight: Int] = [:]
        for highlight in highlights where next[highlight] == nil {
            if let part = open[highlight] {
                parts[part].range = parts[part].range.lowerBound..<range.upperBound
                next[highlight] = part
            } else {
                next[highlight] = parts.count
                parts.append(Part(range: range, highlight: highlight, order: parts.count))
            }
        }
        open = next
    }

    func inPaintingOrder() -> [FlatRichText.HighlightedRange] {
        parts.sorted {
            ($0.range.lowerBound, -$0.range.upperBound, $0.order)
                < ($1.range.lowerBound, -$1.range.upperBound, $1.order)
        }.map { FlatRichText.HighlightedRange($0.range, $0.highlight) }
    }
}
