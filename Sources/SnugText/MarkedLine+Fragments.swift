extension MarkedLine {
    /// The left and right end of each member, in layout units.
    struct Sides {
        var left: [Double]
        var right: [Double]

        init(count: Int) {
            left = Array(repeating: 0, count: count)
            right = left
        }
    }

    /// How far apart pieces may stand that are one fragment.
    private static let smallestGap = 1.0 / 64

    /// The pieces of all marks, by mark and then from left to right.
    func fragments(_ sides: Sides, _ table: MarkTable) -> [MarkFragment] {
        let sides = sharing(sides)
        var result: [MarkFragment] = []
        for mark in shown.sorted(by: { table.entries[$0.entry].index < table.entries[$1.entry].index }) {
            addFragments(of: mark, index: table.entries[mark.entry].index, sides, to: &result)
        }
        return result
    }

    /// Shares the advance of glyphs equally among the grapheme clusters that they draw, in their direction.
    private func sharing(_ sides: Sides) -> Sides {
        var result = sides
        for run in runs {
            var first = run.members.lowerBound
            while first < run.members.upperBound {
                var end = first + 1
                while end < run.members.upperBound, members[visible[end]].isContinuation { end += 1 }
                if end > first + 1 {
                    let parts = visible[first..<end]
                    let left = parts.reduce(Double.infinity) { min($0, sides.left[$1]) }
                    let right = parts.reduce(-Double.infinity) { max($0, sides.right[$1]) }
                    let part = (right - left) / Double(parts.count)
                    for (number, member) in (run.isRightToLeft ? parts.reversed() : Array(parts)).enumerated() {
                        result.left[member] = number == 0 ? left : left + Double(number) * part
                        result.right[member] =
                            number == parts.count - 1 ? right : left + Double(number + 1) * part
                    }
                }
                first = end
            }
        }
        return result
    }

    private func addFragments(of mark: Shown, index: Int, _ sides: Sides, to result: inout [MarkFragment]) {
        var previous: (place: Int, touchesRight: Bool)?
        for (place, runIndex) in order.enumerated() {
            let run = runs[runIndex]
            let part = mark.members.clamped(to: run.members)
            if part.isEmpty { continue }
            let leftmost = run.outermost(of: part, isLeft: true)
            let rightmost = run.outermost(of: part, isLeft: false)
            let left = Edge(member: visible[leftmost], isLeft: true)
            let right = Edge(member: visible[rightmost], isLeft: false)
            let bytes =
                members[visible[part.lowerBound]].bytes
                .lowerBound..<members[visible[part.upperBound - 1]].bytes.upperBound
            let fragment = MarkFragment(
                mark: index, x0: sides.left[left.member] - room(at: left, inside: mark.entry),
                x1: sides.right[right.member] + room(at: right, inside: mark.entry),
                roomLeft: mark.room(at: left), roomRight: mark.room(at: right), range: bytes, level: run.level)
            let touchesLeft = leftmost == run.outermost(of: run.members, isLeft: true)
            let touchesRight = rightmost == run.outermost(of: run.members, isLeft: false)
            if let known = previous, let last = result.last {
                let isNext = known.place == place - 1 && known.touchesRight && touchesLeft
                let isRoomless = last.roomRight == 0 && fragment.roomLeft == 0
                if isRoomless, isNext || fragment.x0 - last.x1 <= Self.smallestGap {
                    result[result.count - 1].join(fragment)
                } else {
                    result.append(fragment)
                }
            } else {
                result.append(fragment)
            }
            previous = (place, touchesRight)
        }
    }
}

extension MarkedLine.Shown {
    /// The mark's own room beside a member.
    fileprivate func room(at edge: MarkedLine.Edge) -> Double {
        var room = 0.0
        if let start, start.edge == edge { room += start.room }
        if let end, end.edge == edge { room += end.room }
        return room
    }
}

extension MarkFragment {
    /// Goes on to the right with another piece of the mark.
    fileprivate mutating func join(_ next: MarkFragment) {
        x1 = next.x1
        roomRight = next.roomRight
        range = min(range.lowerBound, next.range.lowerBound)..<max(range.upperBound, next.range.upperBound)
        level = min(level, next.level)
    }
}
