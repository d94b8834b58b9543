/// Step snapping: small steps of the outline vanish because the inner vertical edge moves out to the outer one.
///
/// Rounds take, on each side of the region, the step with the outermost outer edge, of these the smallest, and move its
/// whole inner edge, unless that would close a slot. So nothing ever shrinks, and nearly every line grows by less than
/// the threshold. Steps wait in a heap for each side; one that a move has made obsolete is passed over when it comes
/// up, so n lines with one interval each take O(n log n).
struct StepSnapping {
    private enum Direction {
        case left, right
    }

    /// The two ends of an interval, as numbers of vertical sides.
    private struct Ends {
        var left: Int
        var right: Int
    }

    /// A step between an edge in `band` and one that reaches farther out in `neighbour`.
    private struct Step {
        var reach: Int64
        var size: Int64
        var band: Int
        var neighbour: Int
    }

    private struct Move {
        var side: Int
        var reach: Int64
    }

    private let threshold: Double
    private var rows: [[Ends]]
    private var sides = VerticalSides()
    /// The bands that had several intervals at first, in ascending order: only these can hold slots.
    private var dividedRows: [Int] = []
    private var rightSteps: PriorityQueue<Step>
    private var leftSteps: PriorityQueue<Step>

    /// The bands after all steps above 0 and below `threshold` units have been moved out.
    static func snapped(_ bands: Bands, below threshold: Double) -> Bands {
        guard threshold > 0 else { return bands }
        var snapping = StepSnapping(bands, threshold: threshold)
        snapping.run()
        var result = bands
        for index in result.list.indices {
            result.list[index].intervals = snapping.intervals(index)
        }
        return result
    }

    private init(_ bands: Bands, threshold: Double) {
        self.threshold = threshold
        rows = []
        rows.reserveCapacity(bands.list.count)
        func outermostThenSmallest(a: Step, b: Step) -> Bool {
            a.reach != b.reach ? a.reach > b.reach : a.size < b.size
        }
        rightSteps = PriorityQueue(goesBefore: outermostThenSmallest)
        leftSteps = PriorityQueue(goesBefore: outermostThenSmallest)
        for (index, band) in bands.list.enumerated() {
            var row: [Ends] = []
            for interval in band.intervals {
                let left = sides.add(reach: -interval.x0, band: index)
                let right = sides.add(reach: interval.x1, band: index)
                row.append(Ends(left: left, right: right))
            }
            rows.append(row)
            if row.count > 1 { dividedRows.append(index) }
        }
        for index in rows.indices.dropLast() { compareRow(index) }
    }

    private mutating func intervals(_ row: Int) -> [Interval] {
        var result: [Interval] = []
        for ends in rows[row] {
            result.append(Interval(x0: -sides.reach(ends.left), x1: sides.reach(ends.right)))
        }
        return result
    }

    private mutating func run() {
        while true {
            // Both sides are judged on the state at the start of the round.
            let moves = nextMoves(.right) + nextMoves(.left)
            if moves.isEmpty { return }
            var moved: [ClosedRange<Int>] = []
            for move in moves {
                sides.move(move.side, to: move.reach)
                moved.append(sides.bands(move.side))
            }
            // Only a right and a left edge that moved towards each other can have met.
            var changed: Set<Int> = []
            for bands in moved {
                changed.insert(bands.lowerBound - 1)
                changed.insert(bands.upperBound)
                for row in dividedRows(in: bands) where mergeRow(row) {
                    changed.insert(row - 1)
                    changed.insert(row)
                }
            }
            for row in changed.sorted() { compareRow(row) }
        }
    }

    // MARK: Finding steps

    /// Joins ends of neighbouring rows that line up, and notes the small steps between the others.
    private mutating func compareRow(_ upper: Int) {
        let lower = upper + 1
        guard upper >= 0, lower < rows.count else { return }
        var a = 0
        var b = 0
        while a < rows[upper].count && b < rows[lower].count {
            let above = rows[upper][a]
            let below = rows[lower][b]
            let right = (sides.reach(above.right), sides.reach(below.right))
            let left = (sides.reach(above.left), sides.reach(below.left))
            if max(-left.0, -left.1) < min(right.0, right.1) {
                compare(.right, upper: above.right, right.0, lower: below.right, right.1, row: upper)
                compare(.left, upper: above.left, left.0, lower: below.left, left.1, row: upper)
            }
            if right.0 < right.1 { a += 1 } else { b += 1 }
        }
    }

    private mutating func compare(
        _ direction: Direction, upper: Int, _ upperReach: Int64, lower: Int, _ lowerReach: Int64, row: Int
    ) {
        let size = abs(upperReach - lowerReach)
        if size == 0 {
            sides.join(upper, lower)
        } else if Lattice.units(size) < threshold {
            let upperIsInner = upperReach < lowerReach
            note(
                Step(
                    reach: max(upperReach, lowerReach), size: size, band: upperIsInner ? row : row + 1,
                    neighbour: upperIsInner ? row + 1 : row), direction)
        }
    }

    private mutating func note(_ step: Step, _ direction: Direction) {
        switch direction {
        case .right: rightSteps.insert(step)
        case .left: leftSteps.insert(step)
        }
    }

    // MARK: Choosing steps

    /// The moves of the coming round on one side: all that share the best key.
    private mutating func nextMoves(_ direction: Direction) -> [Move] {
        var moves: [Move] = []
        var moving: Set<Int> = []
        var best: Step?
        while let step = direction == .right ? rightSteps.first : leftSteps.first {
            if let best, step.reach != best.reach || step.size != best.size { break }
            switch direction {
            case .right: _ = rightSteps.popFirst()
            case .left: _ = leftSteps.popFirst()
            }
            guard let side = innerSide(of: step, direction) else { continue }
            // A blocked edge can only come free by moving itself, and then its steps are noted anew.
            if isBlocked(side, reach: step.reach, direction) { continue }
            best = step
            if moving.insert(side).inserted { moves.append(Move(side: side, reach: step.reach)) }
        }
        return moves
    }

    /// The edge a step would move, if the step still exists.
    private mutating func innerSide(of step: Step, _ direction: Direction) -> Int? {
        guard let inner = end(in: step.band, at: step.reach - step.size, direction),
            let outer = end(in: step.neighbour, at: step.reach, direction)
        else { return nil }
        let outerEnds = rows[step.neighbour][outer]
        let outerStart = sides.reach(direction == .right ? outerEnds.left : outerEnds.right)
        guard -outerStart < step.reach - step.size else { return nil }
        let innerEnds = rows[step.band][inner]
        return sides.whole(direction == .right ? innerEnds.right : innerEnds.left)
    }

    /// The index of the interval of a row that ends at a reach.
    private mutating func end(in row: Int, at reach: Int64, _ direction: Direction) -> Int? {
        for index in rows[row].indices {
            let ends = rows[row][index]
            if sides.reach(direction == .right ? ends.right : ends.left) == reach { return index }
        }
        return nil
    }

    /// Whether some row of the edge has another interval before or at the place the edge would move to.
    private mutating func isBlocked(_ side: Int, reach: Int64, _ direction: Direction) -> Bool {
        let current = sides.reach(side)
        for row in dividedRows(in: sides.bands(side)) {
            guard let index = end(in: row, at: current, direction) else { continue }
            let next = direction == .right ? index + 1 : index - 1
            guard rows[row].indices.contains(next) else { continue }
            let start = sides.reach(direction == .right ? rows[row][next].left : rows[row][next].right)
            if -start <= reach { return true }
        }
        return false
    }

    private func dividedRows(in range: ClosedRange<Int>) -> ArraySlice<Int> {
        if dividedRows.isEmpty { return [] }
        var low = 0
        var high = dividedRows.count
        while low < high {
            let middle = (low + high) / 2
            if dividedRows[middle] < range.lowerBound { low = middle + 1 } else { high = middle }
        }
        return dividedRows[low...].prefix { $0 <= range.upperBound }
    }

    // MARK: Merging intervals

    /// Merges intervals of a row that have met; the vertical edges between them end above and below the row.
    private mutating func mergeRow(_ row: Int) -> Bool {
        var merged = false
        var index = 0
        while index + 1 < rows[row].count {
            let right = rows[row][index].right
            let left = rows[row][index + 1].left
            guard sides.reach(right) >= -sides.reach(left) else {
                index += 1
                continue
            }
            rows[row][index].right = rows[row][index + 1].right
            rows[row].remove(at: index + 1)
            cut(right, at: row, .right)
            cut(left, at: row, .left)
            merged = true
        }
        return merged
    }

    private mutating func cut(_ side: Int, at row: Int, _ direction: Direction) {
        let whole = sides.whole(side)
        guard let (lower, bands) = sides.cut(side, at: row) else { return }
        for row in bands {
            for index in rows[row].indices {
                switch direction {
                case .right:
                    if sides.whole(rows[row][index].right) == whole { rows[row][index].right = lower }
                case .left:
                    if sides.whole(rows[row][index].left) == whole { rows[row][index].left = lower }
                }
            }
        }
    }
}
