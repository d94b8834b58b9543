/// Pairs runs of signs by CommonMark's procedure "process emphasis" (CommonMark 0.31.2, appendix).
///
/// The runs that may still be paired form a list, from which a pair takes what stands between its two, so that pairs nest.
/// For each kind of closing run it is noted up to where no opening one was found, so that none is looked for twice.
struct DelimiterPairing {
    private(set) var delimiters: [DelimiterRun]
    /// The list of runs that may be paired. Each has its neighbours, which are -1 at the ends.
    private var previous: [Int]
    private var next: [Int]
    private var last = -1

    /// What closing runs have in common that find the same opening ones.
    private struct Kind: Hashable {
        var sign: UInt8
        var canOpen: Bool
        var remainder: Int
    }

    init(_ delimiters: [DelimiterRun]) {
        self.delimiters = delimiters
        previous = [Int](repeating: -1, count: delimiters.count)
        next = previous
    }

    /// Pairs all runs, those in a bracketed part among themselves.
    mutating func pair(along pieces: [MarkupPiece]) {
        var bottoms: [Int] = []
        for piece in pieces {
            switch piece {
            case .text: break
            case .delimiters(let index): append(index)
            case .partStart: bottoms.append(last)
            case .partEnd: pair(above: bottoms.popLast() ?? -1)
            }
        }
        pair(above: -1)
    }

    /// The markers that open something and were not paired.
    var unclosed: [UnclosedMarker] {
        delimiters.compactMap { run in
            guard run.canOpen, run.rest >= run.shortest else { return nil }
            let sign = String(Unicode.Scalar(run.sign))
            return UnclosedMarker(offset: run.offset, marker: run.rest == 1 ? sign : sign + sign)
        }
    }

    private mutating func append(_ index: Int) {
        previous[index] = last
        if last >= 0 { next[last] = index }
        last = index
    }

    private mutating func remove(_ index: Int) {
        if previous[index] >= 0 { next[previous[index]] = next[index] }
        if next[index] >= 0 { previous[next[index]] = previous[index] } else { last = previous[index] }
    }

    /// Pairs the runs of the list behind one of them, and empties the list down to it.
    private mutating func pair(above bottom: Int) {
        var searched: [Kind: Int] = [:]
        var closer = first(above: bottom)
        while closer >= 0 {
            guard delimiters[closer].canClose else {
                closer = next[closer]
                continue
            }
            let kind = Kind(
                sign: delimiters[closer].sign, canOpen: delimiters[closer].canOpen,
                remainder: delimiters[closer].count % 3)
            if let opener = opener(for: closer, above: searched[kind] ?? bottom) {
                closer = match(opener, closer)
            } else {
                searched[kind] = previous[closer]
                let following = next[closer]
                if !delimiters[closer].canOpen { remove(closer) }
                closer = following
            }
        }
        if bottom >= 0 { next[bottom] = -1 }
        last = bottom
    }

    private func first(above bottom: Int) -> Int {
        if last == bottom { return -1 }
        if bottom >= 0 { return next[bottom] }
        var index = last
        while previous[index] >= 0 { index = previous[index] }
        return index
    }

    /// The nearest run before a closing one that it can close.
    private func opener(for closer: Int, above bottom: Int) -> Int? {
        var index = previous[closer]
        while index > bottom {
            if canMatch(delimiters[index], delimiters[closer]) { return index }
            index = previous[index]
        }
        return nil
    }

    private func canMatch(_ opener: DelimiterRun, _ closer: DelimiterRun) -> Bool {
        guard opener.sign == closer.sign, opener.canOpen else { return false }
        // The rule of three, which tells *a**b*c* from *a**b**c*; markers of two signs only do without.
        guard opener.shortest == 1, opener.canClose || closer.canOpen else { return true }
        return !(opener.count + closer.count).isMultiple(of: 3)
            || opener.count.isMultiple(of: 3) && closer.count.isMultiple(of: 3)
    }

    /// Makes markers of one or two signs of each run; gives the next run that may close something.
    private mutating func match(_ opener: Int, _ closer: Int) -> Int {
        let count = min(2, delimiters[opener].rest, delimiters[closer].rest)
        let emphasis = MarkupEmphasis(sign: delimiters[opener].sign, count: count)
        delimiters[opener].openings.append(emphasis)
        delimiters[closer].closings.append(emphasis)
        delimiters[opener].rest -= count
        delimiters[closer].rest -= count
        // What stands between is inside the pair, and can be paired with nothing outside.
        next[opener] = closer
        previous[closer] = opener
        if delimiters[opener].rest < delimiters[opener].shortest { remove(opener) }
        guard delimiters[closer].rest < delimiters[closer].shortest else { return closer }
        let following = next[closer]
        remove(closer)
        return following
    }
}
