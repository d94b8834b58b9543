import SnugGeometry
import Testing

/// The vertical extents of fragments: gaps between lines, and the grid.
@Suite struct HighlightExtentTests {
    /// Top and bottom of all fragments.
    private func heights(_ shape: HighlightShape) -> [[Double]] { shape.fragments.map { [$0.rect.y0, $0.rect.y1] } }

    private func shape(
        _ lines: [HighlightLine], bridge: Double, mode: HighlightShape.Mode = .slice
    ) throws -> HighlightShape {
        try HighlightShape(lines, parameters: HighlightParameters(mode: mode, radius: 5, bridge: bridge))
    }

    @Test("Lines with a gap up to the bridge meet in its middle, and their areas add up to it")
    func bridge() throws {
        let lines = [
            HighlightLine(0, 20, [(50, 100)]), HighlightLine(26, 46, [(0, 100)]), HighlightLine(54, 74, [(0, 30)]),
        ]
        #expect(heights(try shape(lines, bridge: 0)) == [[0, 20], [26, 46], [54, 74]])
        #expect(heights(try shape(lines, bridge: 5.9)) == [[0, 20], [26, 46], [54, 74]])
        #expect(heights(try shape(lines, bridge: 6)) == [[0, 23], [23, 46], [54, 74]])
        #expect(heights(try shape(lines, bridge: 8)) == [[0, 23], [23, 50], [50, 74]])
        for mode in [HighlightShape.Mode.slice, .clone, .cling] {
            let parameters = HighlightParameters(mode: mode, radius: 0, bridge: .infinity)
            let closed = try HighlightShape(lines, parameters: parameters)
            // The first gap is closed for 50 above and 100 below its middle, the second for 100 and 30.
            let (lines, firstGap, secondGap) = (20.0 * 180, 3.0 * 150, 4.0 * 130)
            let area = lines + firstGap + secondGap
            #expect(isClose(closed.path.signedArea, area))
            #expect(isClose(closed.boundary().signedArea, area))
        }
    }

    @Test("A line grows with all its fragments, so that they stay equally high")
    func wholeLine() throws {
        let lines = [HighlightLine(0, 20, [(0, 30), (60, 90)]), HighlightLine(24, 44, [(0, 50)])]
        #expect(heights(try shape(lines, bridge: 4)) == [[0, 22], [0, 22], [22, 44]])
    }

    @Test("Nothing is closed between lines that do not overlap horizontally, even if padding makes them touch")
    func apart() throws {
        let lines = [HighlightLine(0, 20, [(60, 100)]), HighlightLine(24, 44, [(0, 50)])]
        var parameters = HighlightParameters(mode: .clone, radius: 5, bridge: 10)
        #expect(heights(try HighlightShape(lines, parameters: parameters)) == [[0, 20], [24, 44]])
        (parameters.leftPadding, parameters.rightPadding) = (5, 5)
        #expect(heights(try HighlightShape(lines, parameters: parameters)) == [[0, 20], [24, 44]])
        (parameters.leftPadding, parameters.rightPadding) = (5, 5.25)
        #expect(heights(try HighlightShape(lines, parameters: parameters)) == [[0, 22], [22, 44]])
    }

    @Test("Nothing is closed across a line of which nothing is covered")
    func acrossEmptyLine() throws {
        let lines = [HighlightLine(0, 20, [(0, 50)]), HighlightLine(20, 24, []), HighlightLine(24, 44, [(0, 50)])]
        #expect(heights(try shape(lines, bridge: .infinity)) == [[0, 20], [24, 44]])
        #expect(heights(try shape([lines[0], lines[2]], bridge: .infinity)) == [[0, 22], [22, 44]])
    }

    @Test("Lines that touch or overlap keep their extents")
    func overlap() throws {
        let lines = [
            HighlightLine(0, 20, [(0, 50)]), HighlightLine(20, 40, [(0, 50)]), HighlightLine(34, 54, [(0, 9)]),
        ]
        #expect(heights(try shape(lines, bridge: .infinity)) == [[0, 20], [20, 40], [34, 54]])
    }

    @Test("A radius has the room of the closed gap")
    func radiusInGap() throws {
        let lines = [HighlightLine(0, 10, [(0, 50)]), HighlightLine(14, 24, [(0, 50)])]
        let parameters = HighlightParameters(mode: .clone, radius: 9, bridge: 4)
        #expect(try HighlightShape(lines, parameters: parameters).fragments.map(\.radius) == [6, 6])
    }

    @Test("Sides move outwards to whole units or to their middles, noise apart")
    func grid() throws {
        let lines = [HighlightLine(0.3, 20.7, [(1.25, 50.5)]), HighlightLine(20.7, 41.001, [(0.999, 33)])]
        var parameters = HighlightParameters(mode: .clone, radius: 5, grid: .whole)
        let whole = try HighlightShape(lines, parameters: parameters)
        #expect(
            whole.fragments.map(\.rect) == [Rect(x0: 1, y0: 0, x1: 51, y1: 21), Rect(x0: 1, y0: 20, x1: 33, y1: 41)])
        parameters.grid = .half
        let half = try HighlightShape(lines, parameters: parameters)
        #expect(
            half.fragments.map(\.rect) == [
                Rect(x0: 0.5, y0: -0.5, x1: 50.5, y1: 21.5), Rect(x0: 0.5, y0: 20.5, x1: 33.5, y1: 41.5),
            ])
        parameters.grid = .none
        #expect(
            try HighlightShape(lines, parameters: parameters).fragments.map(\.rect.x0) == [1.25, 0.999].map(onLattice))
    }

    @Test("The grid does not close a gap inside a line")
    func gridKeepsGaps() throws {
        let line = HighlightLine(0, 20, [(0.5, 30.25), (30.75, 60.5), (62.5, 80)])
        let shape = try HighlightShape([line], parameters: HighlightParameters(mode: .clone, radius: 5, grid: .whole))
        #expect(shape.fragments.map { [$0.rect.x0, $0.rect.x1] } == [[0, 30.25], [30.75, 61], [62, 80]])
    }

    private func onLattice(_ v: Double) -> Double { (v * 65536).rounded() / 65536 }
}
