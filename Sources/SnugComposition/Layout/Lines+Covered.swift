internal import SnugText

extension [TextLayout.Line] {
    /// The lines that hold characters of a range; found by halving, since ranges of lines follow one another.
    func indices(covering range: Range<Int>) -> Range<Int> {
        let start = firstLine { $0.range.upperBound > range.lowerBound }
        let end = firstLine { $0.range.lowerBound >= range.upperBound }
        return start..<Swift.max(start, end)
    }

    /// The first line from which on a condition holds.
    private func firstLine(_ isReached: (TextLayout.Line) -> Bool) -> Int {
        var (low, high) = (startIndex, endIndex)
        while low < high {
            let middle = (low + high) / 2
            if isReached(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
