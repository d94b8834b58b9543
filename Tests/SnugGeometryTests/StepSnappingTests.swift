import Testing

@testable import SnugGeometry

/// The rule of step snapping written down as plainly as it is told, in rounds over everything.
private struct PlainSnapping {
    var rows: [[Interval]]
    var threshold: Double

    private struct Candidate {
        var reach: Int64
        var size: Int64
        var inner: Int64
        var rows: ClosedRange<Int>
    }

    static func snapped(_ bands: Bands, below threshold: Double) -> Bands {
        var plain = PlainSnapping(rows: bands.list.map(\.intervals), threshold: threshold)
        while plain.round() {}
        var result = bands
        for index in plain.rows.indices { result.list[index].intervals = plain.rows[index] }
        return result
    }

    private static func mirrored(_ rows: [[Interval]]) -> [[Interval]] {
        rows.map { row in row.reversed().map { Interval(x0: -$0.x1, x1: -$0.x0) } }
    }

    private mutating func round() -> Bool {
        let right = Self.best(rows, threshold)
        let left = Self.best(Self.mirrored(rows), threshold)
        if right.isEmpty && left.isEmpty { return false }
        // Ends are looked up in the state before the round, so that both sides move at once.
        let before = rows
        for row in rows.indices {
            for index in before[row].indices {
                for move in right where move.rows.contains(row) && before[row][index].x1 == move.inner {
                    rows[row][index].x1 = move.reach
                }
                for move in left where move.rows.contains(row) && -before[row][index].x0 == move.inner {
                    rows[row][index].x0 = -move.reach
                }
            }
            var merged: [Interval] = []
            for interval in rows[row] {
                if let last = merged.last, interval.x0 <= last.x1 {
                    merged[merged.count - 1].x1 = max(last.x1, interval.x1)
                } else {
                    merged.append(interval)
                }
            }
            rows[row] = merged
        }
        return true
    }

    /// The right-hand candidates that share the best key.
    private static func best(_ rows: [[Interval]], _ threshold: Double) -> [Candidate] {
        var candidates: [Candidate] = []
        for upper in rows.indices.dropLast() {
            for a in rows[upper] {
                for b in rows[upper + 1] where max(a.x0, b.x0) < min(a.x1, b.x1) && a.x1 != b.x1 {
                    let size = abs(a.x1 - b.x1)
                    guard Double(size) / 65536 < threshold else { continue }
                    let inner = min(a.x1, b.x1)
                    let start = a.x1 < b.x1 ? upper : upper + 1
                    var edge = start...start
                    while edge.lowerBound > 0, rows[edge.lowerBound - 1].contains(where: { $0.x1 == inner }) {
                        edge = edge.lowerBound - 1...edge.upperBound
                    }
                    while edge.upperBound + 1 < rows.count,
                        rows[edge.upperBound + 1].contains(where: { $0.x1 == inner })
                    {
                        edge = edge.lowerBound...edge.upperBound + 1
                    }
                    let reach = max(a.x1, b.x1)
                    let closesSlot = edge.contains { row in
                        rows[row].contains { $0.x0 > inner && $0.x0 <= reach }
                    }
                    if !closesSlot {
                        candidates.append(Candidate(reach: reach, size: size, inner: inner, rows: edge))
                    }
                }
            }
        }
        guard let best = candidates.min(by: { (-$0.reach, $0.size) < (-$1.reach, $1.size) }) else { return [] }
        return candidates.filter { $0.reach == best.reach && $0.size == best.size }
    }
}

@Suite struct StepSnappingTests {
    private func bands(_ boxes: [Rect]) throws -> Bands { Bands(covering: try LatticeBox.boxes(from: boxes)) }

    private func widths(_ widths: [Double], snap: Double) throws -> [Double] {
        let boxes = widths.enumerated().map { line, width in
            Rect(x0: 0, y0: Double(line) * 40, x1: width, y1: Double(line + 1) * 40)
        }
        return StepSnapping.snapped(try bands(boxes), below: snap).list.map { Lattice.units($0.intervals[0].x1) }
    }

    @Test("A staircase of small steps becomes one of large steps, the widest first")
    func staircase() throws {
        #expect(try widths([100, 110, 120, 130, 140], snap: 12) == [100, 120, 120, 140, 140])
    }

    @Test("A step as large as the threshold stays, a smaller one goes")
    func strict() throws {
        #expect(try widths([100, 108], snap: 8) == [100, 108])
        #expect(try widths([100, 107.9999], snap: 8)[0] > 107.9)
    }

    @Test("A valley fills up to the brim when each move makes the next step small")
    func valley() throws {
        let filled = [Double](repeating: 127, count: 7)
        #expect(try widths([127, 116, 105, 92, 100, 111, 122], snap: 10) == filled)
    }

    @Test("An infinite threshold levels everything, zero nothing")
    func extremes() throws {
        #expect(try widths([50, 90, 70], snap: .infinity) == [90, 90, 90])
        #expect(try widths([50, 90, 70], snap: 0) == [50, 90, 70])
    }

    @Test("A slot narrower than the step stays open")
    func slot() throws {
        let boxes = [
            Rect(x0: 0, y0: 0, x1: 100, y1: 10), Rect(x0: 0, y0: 10, x1: 95, y1: 20),
            Rect(x0: 98, y0: 10, x1: 100, y1: 20),
        ]
        let union = try bands(boxes)
        #expect(StepSnapping.snapped(union, below: 8) == union)
    }

    @Test("The heap finds what plain rounds find, for lines of text", arguments: 1...60)
    func plainRuleForCaptions(_ start: Int) throws {
        var random = SplitMix(start)
        for _ in 0..<10 {
            let union = try bands(RandomBoxes.caption(&random, lines: 1...25))
            let snap = Double(random.int(1...60))
            #expect(StepSnapping.snapped(union, below: snap) == PlainSnapping.snapped(union, below: snap))
        }
    }

    @Test("The heap finds what plain rounds find, for boxes anywhere", arguments: 1...100)
    func plainRuleForScatteredBoxes(_ start: Int) throws {
        var random = SplitMix(1000 + start)
        for _ in 0..<20 {
            let union = try bands(RandomBoxes.scattered(&random, count: 1...16, field: 40))
            let snap = Double(random.int(1...20))
            #expect(StepSnapping.snapped(union, below: snap) == PlainSnapping.snapped(union, below: snap))
        }
    }

    @Test("Ten thousand lines are levelled and outlined in a moment", .timeLimit(.minutes(5)))
    func manyLines() throws {
        var random = SplitMix(7)
        let boxes = (0..<10_000).map { line in
            let half = random.double(100...300)
            return Rect(x0: 300 - half, y0: Double(line) * 48 - 4, x1: 300 + half, y1: Double(line) * 48 + 52)
        }
        let clock = ContinuousClock()
        var outline: Outline?
        let time = try clock.measure {
            outline = try Outline(
                around: boxes, parameters: OutlineParameters(outerRadius: 13, innerRadius: 11, snap: 20))
        }
        let contours = try #require(outline).contours
        #expect(contours.count == 1)
        #expect(time < .seconds(10))
    }
}
