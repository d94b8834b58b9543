import SnugGeometry
import Testing

/// The paths to stroke.
@Suite struct HighlightStrokeTests {
    private func point(_ x: Double, _ y: Double) -> Point { Point(x: x, y: y) }

    @Test("A border of slice is open where the highlight goes on")
    func openEnds() throws {
        let lines = [
            HighlightLine(0, 20, [(60, 100)]), HighlightLine(24, 44, [(0, 100)]), HighlightLine(48, 68, [(0, 30)]),
        ]
        let shape = try HighlightShape(lines, parameters: HighlightParameters(radius: 4))
        // Each open line runs clockwise about its fragment.
        let expected: [Path.Element] = [
            .move(point(100, 20)), .line(point(64, 20)),
            .arc(center: point(64, 16), radius: 4, to: point(60, 16), clockwise: true), .line(point(60, 4)),
            .arc(center: point(64, 4), radius: 4, to: point(64, 0), clockwise: true), .line(point(100, 0)),
            .move(point(0, 24)), .line(point(100, 24)), .move(point(100, 44)), .line(point(0, 44)),
            .move(point(0, 48)), .line(point(26, 48)),
            .arc(center: point(26, 52), radius: 4, to: point(30, 52), clockwise: true), .line(point(30, 64)),
            .arc(center: point(26, 64), radius: 4, to: point(26, 68), clockwise: true), .line(point(0, 68)),
        ]
        #expect(shape.strokePath().elements == expected)
        #expect(isClose(shape.strokePath().length, shape.boundary().length - 20 - 2 * 20 - 20))
    }

    @Test("A side of several lines is left out only where it is open")
    func partOfASide() throws {
        let run = [(0.0, 100.0)]
        let lines = [
            HighlightLine(0, 20, run), HighlightLine(20, 40, run), HighlightLine(40, 60, run),
            HighlightLine(60, 80, run, isRightToLeft: true),
        ]
        // The left side is rounded, if by nothing, at the start of the first line and at the end of the last.
        let expected: [Path.Element] = [
            .move(point(0, 20)), .line(point(0, 0)), .line(point(100, 0)), .move(point(100, 80)), .line(point(0, 80)),
            .line(point(0, 60)),
        ]
        let shape = try HighlightShape(lines, parameters: HighlightParameters(radius: 0))
        #expect(shape.strokePath().elements == expected)
    }

    @Test("Lines that touch have one boundary without a line between them")
    func touchingLines() throws {
        let lines = [HighlightLine(0, 20, [(60, 100)]), HighlightLine(20, 40, [(0, 30), (40, 100)])]
        let sharp = try HighlightShape(lines, parameters: HighlightParameters(radius: 0)).boundary()
        #expect(isClose(sharp.signedArea, 20 * 130))
        // The upper line with the fragment below it: 40 and 60 wide, a step of 20 on the left.
        #expect(isClose(sharp.length, 200 + 100))
        let clone = try HighlightShape(lines, parameters: HighlightParameters(mode: .clone, radius: 5))
        #expect(clone.boundary().elements.count { if case .move = $0 { true } else { false } } == 2)
        #expect(isClose(clone.boundary().signedArea, clone.fragments.map(\.area).reduce(0, +)))
    }

    @Test("Where every edge is rounded the border is the whole boundary")
    func wholeBoundary() throws {
        for start in 1...30 {
            var random = SplitMix(start)
            let lines = HighlightExamples.lines(&random)
            let parameters = HighlightExamples.parameters(&random, modes: [.clone, .cling])
            let shape = try HighlightShape(lines, parameters: parameters)
            #expect(shape.strokePath() == shape.boundary())
        }
    }

    @Test("A border lies on the boundary and on no square edge", arguments: 1...20)
    func onTheBoundary(_ start: Int) throws {
        var random = SplitMix(start * 101)
        for _ in 0..<6 {
            let lines = HighlightExamples.lines(&random)
            let parameters = HighlightExamples.parameters(&random, modes: [.slice])
            let shape = try HighlightShape(lines, parameters: parameters)
            let fragments = shape.fragments
            let edges = fragments.flatMap { fragment in
                (fragment.isLeftRounded ? [] : [(fragment.rect.x0, fragment.rect, -1.0)])
                    + (fragment.isRightRounded ? [] : [(fragment.rect.x1, fragment.rect, 1.0)])
            }
            for (a, b) in FlatPath(shape.strokePath(), stepsPerTurn: 64).openSides where a != b {
                let p = (a + b) * 0.5
                #expect(abs(fragments.map { $0.distance(to: p) }.min() ?? 1) < 0.05)
                let outside = a.x == b.x ? (b.y > a.y ? 1.0 : -1.0) : 0
                #expect(
                    !edges.contains { x, rect, side in side == outside && p.x == x && rect.y0 < p.y && p.y < rect.y1 })
            }
            // What is missing is what can be seen of the square edges, found by trying points beside them.
            let pieces = 200
            var visible = 0.0
            for (index, (x, rect, side)) in edges.enumerated() {
                for piece in 0..<pieces {
                    let p = Point(x: x + side * 1e-4, y: rect.y0 + rect.height * (Double(piece) + 0.5) / Double(pieces))
                    let isShared = edges[..<index].contains { other in
                        other.0 == x && other.2 == side && other.1.y0 < p.y && p.y < other.1.y1
                    }
                    if !isShared, fragments.allSatisfy({ $0.distance(to: p) > 0 }) {
                        visible += rect.height / Double(pieces)
                    }
                }
            }
            let missing = shape.boundary().length - shape.strokePath().length
            // Where an edge disappears into another fragment, half a piece is counted too many or too few.
            let slack = edges.map { $0.1.height / Double(pieces) }.reduce(1e-6, +)
            #expect(abs(missing - visible) <= slack)
        }
    }
}

extension FlatPath {
    /// The sides of all polygons without those that close them.
    fileprivate var openSides: [(a: Point, b: Point)] {
        polygons.flatMap { polygon in zip(polygon, polygon.dropFirst()).map { (a: $0, b: $1) } }
    }
}
