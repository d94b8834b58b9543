extension RichText {
    /// The text with a style inside its runs' styles for a range of UTF-8 bytes; what it says goes before.
    ///
    /// The range is clamped to the text, and an end inside a character's bytes moves outwards to the next character.
    public func applying(_ style: RunStyle, to range: Range<Int>) -> RichText {
        applying([StyleSpan(range, style)])
    }

    /// The text with styles inside its runs' styles; of spans that overlap, a later one lies inside the earlier ones.
    ///
    /// Ranges count UTF-8 bytes. They are clamped to the text, and an end inside a character's bytes moves outwards to
    /// the next character. O(n log n) in runs and spans as long as few spans overlap at a place.
    public func applying(_ spans: [StyleSpan]) -> RichText {
        let bytes = Array(string.utf8)
        let ranges = spans.map { Self.wholeCharacters($0.range, in: bytes) }
        var active = ActiveSpans(ranges)
        var result = RichText()
        var runStart = 0
        for run in runs {
            let runEnd = runStart + run.text.utf8.count
            var position = runStart
            while position < runEnd {
                active.move(to: position)
                let end = min(active.nextBound ?? runEnd, runEnd)
                let style = active.indices.reduce(run.style) { $0.overlaid(by: spans[$1].style) }
                result.append(TextRun(String(decoding: bytes[position..<end], as: UTF8.self), style: style))
                position = end
            }
            runStart = runEnd
        }
        return result
    }

    /// The text with a style round its runs' styles: what they say goes before.
    public func inheriting(_ style: RunStyle) -> RichText {
        RichText(runs.map { TextRun($0.text, style: style.overlaid(by: $0.style)) })
    }

    /// The text in a range of UTF-8 bytes, with its styles.
    ///
    /// The range is clamped to the text, and an end inside a character's bytes moves to the character's start.
    public subscript(bytes range: Range<Int>) -> RichText {
        var start = 0
        return RichText(
            runs.map { run in
                let bytes = run.text.utf8
                let part = range.clamped(to: start..<start + bytes.count)
                defer { start += bytes.count }
                let from = bytes.index(bytes.startIndex, offsetBy: part.lowerBound - start)
                let to = bytes.index(bytes.startIndex, offsetBy: part.upperBound - start)
                // Subscripts of the scalars move indices to where a scalar starts.
                return TextRun(String(run.text.unicodeScalars[from..<to]), style: run.style)
            })
    }

    private static func wholeCharacters(_ range: Range<Int>, in bytes: [UInt8]) -> Range<Int> {
        let range = range.clamped(to: 0..<bytes.count)
        var (start, end) = (range.lowerBound, range.upperBound)
        guard start < end else { return range }
        while start < bytes.count, UTF8.isContinuation(bytes[start]) { start -= 1 }
        while end < bytes.count, UTF8.isContinuation(bytes[end]) { end += 1 }
        return start..<end
    }
}

/// The ranges that hold a place which moves through a text.
private struct ActiveSpans {
    private let ranges: [Range<Int>]
    /// Ranges that are not empty, by where they start and by where they end.
    private let starting: [Int]
    private let ending: [Int]
    private var nextStart = 0
    private var nextEnd = 0
    /// The ranges that hold the place, in rising order of index.
    private(set) var indices: [Int] = []

    init(_ ranges: [Range<Int>]) {
        self.ranges = ranges
        let filled = ranges.indices.filter { !ranges[$0].isEmpty }
        starting = filled.sorted { (ranges[$0].lowerBound, $0) < (ranges[$1].lowerBound, $1) }
        ending = filled.sorted { (ranges[$0].upperBound, $0) < (ranges[$1].upperBound, $1) }
    }

    /// Goes on to a place, never back.
    mutating func move(to position: Int) {
        while nextStart < starting.count, ranges[starting[nextStart]].lowerBound <= position {
            let index = starting[nextStart]
            indices.insert(index, at: place(of: index))
            nextStart += 1
        }
        while nextEnd < ending.count, ranges[ending[nextEnd]].upperBound <= position {
            indices.remove(at: place(of: ending[nextEnd]))
            nextEnd += 1
        }
    }

    /// The next place at which a range starts or ends.
    var nextBound: Int? {
        let start = nextStart < starting.count ? ranges[starting[nextStart]].lowerBound : nil
        let end = nextEnd < ending.count ? ranges[ending[nextEnd]].upperBound : nil
        guard let start, let end else { return start ?? end }
        return min(start, end)
    }

    private func place(of index: Int) -> Int {
        var low = 0
        var high = indices.count
        while low < high {
            let middle = (low + high) / 2
            if indices[middle] < index { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
