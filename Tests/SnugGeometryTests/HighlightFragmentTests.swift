import SnugGeometry
import Testing

/// What the fragments of a highlight are: joined runs, edges, padding, radii.
@Suite struct HighlightFragmentTests {
    /// The sides of all fragments.
    private func sides(_ shape: HighlightShape) -> [[Double]] { shape.fragments.map { [$0.rect.x0, $0.rect.x1] } }

    private let slice = HighlightParameters(mode: .slice, radius: 10)
    private let modes: [HighlightShape.Mode] = [.slice, .clone, .cling]

    // MARK: Runs

    @Test("Runs up to 1/64 unit apart are one fragment, runs farther apart are two")
    func mergedRuns() throws {
        func fragments(gap: Double) throws -> [[Double]] {
            sides(try HighlightShape([HighlightLine(0, 20, [(0, 50), (50 + gap, 90)])], parameters: slice))
        }
        for gap in [-30, -1, 0, 1e-9, 1.0 / 64] { #expect(try fragments(gap: gap) == [[0, 90]]) }
        let more = 1.0 / 64 + 1.0 / 65536
        #expect(try fragments(gap: more) == [[0, 50], [50 + more, 90]])
    }

    @Test("Runs may come in any order, repeat and contain each other")
    func disorder() throws {
        let line = HighlightLine(0, 20, [(60, 90), (0, 30), (10, 20), (0, 30), (30, 40)])
        #expect(sides(try HighlightShape([line], parameters: slice)) == [[0, 40], [60, 90]])
    }

    @Test("An empty range, a lone line break and runs without width give nothing, with padding too")
    func nothing() throws {
        let empty: [[HighlightLine]] = [
            [], [HighlightLine(0, 20, [])], [HighlightLine(0, 20, [(40, 40)])], [HighlightLine(0, 20, [(40, 39)])],
            [HighlightLine(0, 20, [(40, 40 + 1e-9)])], [HighlightLine(20, 20, [(0, 40)])],
            [HighlightLine(20, 19, [(0, 40)])], [HighlightLine(0, 20, [(40, 40)]), HighlightLine(20, 40, [(0, 0)])],
        ]
        for mode in modes {
            for lines in empty {
                let shape = try HighlightShape(
                    lines,
                    parameters: HighlightParameters(mode: mode, radius: 10, leftPadding: 5, rightPadding: 5))
                #expect(shape.fragments.isEmpty)
                #expect(shape.path.isEmpty)
                #expect(shape.boundary().isEmpty)
                #expect(shape.strokePath().isEmpty)
            }
        }
    }

    @Test("A range that starts or ends with a line break is rounded where it is first and last seen")
    func lineBreakAtTheEnd() throws {
        let lines = [
            HighlightLine(0, 20, [(70, 70)]), HighlightLine(20, 40, [(0, 60)]), HighlightLine(40, 60, [(0, 50)]),
            HighlightLine(60, 80, [(0, 0)]),
        ]
        let shape = try HighlightShape(lines, parameters: slice)
        #expect(shape.fragments.map(\.line) == [1, 2])
        #expect(shape.fragments.map(\.corners) == [[true, false, false, true], [false, true, true, false]])
    }

    // MARK: Edges

    @Test("One line in slice is as in clone", arguments: [false, true])
    func oneLine(_ isRightToLeft: Bool) throws {
        let line = HighlightLine(3, 33, [(10, 90), (100, 104)], isRightToLeft: isRightToLeft)
        var parameters = HighlightParameters(mode: .slice, radius: 12, leftPadding: 3, rightPadding: 2)
        let slice = try HighlightShape([line], parameters: parameters)
        parameters.mode = .clone
        #expect(try HighlightShape([line], parameters: parameters) == slice)
        #expect(slice.fragments.map(\.radius) == [12, 4.5])
        #expect(slice.fragments.allSatisfy { $0.corners == [true, true, true, true] })
    }

    @Test("Every edge of slice is rounded but those at line breaks, with two gaps in a line")
    func twoGaps() throws {
        let runs = [(0.0, 30.0), (40, 70), (80, 110)]
        let lines = [HighlightLine(0, 20, runs), HighlightLine(20, 40, runs), HighlightLine(40, 60, runs)]
        func corners(_ isRightToLeft: Bool, _ rule: HighlightShape.GapRule) throws -> [[Int]] {
            var turned = lines
            for index in turned.indices { turned[index].isRightToLeft = isRightToLeft }
            var parameters = slice
            parameters.gapRule = rule
            return try HighlightShape(turned, parameters: parameters).fragments.map { fragment in
                [fragment.isLeftRounded ? 1 : 0, fragment.isRightRounded ? 1 : 0]
            }
        }
        #expect(
            try corners(false, .round) == [
                [1, 1], [1, 1], [1, 0], [0, 1], [1, 1], [1, 0], [0, 1], [1, 1], [1, 1],
            ])
        #expect(
            try corners(true, .round) == [
                [0, 1], [1, 1], [1, 1], [0, 1], [1, 1], [1, 0], [1, 1], [1, 1], [1, 0],
            ])
        #expect(
            try corners(false, .css) == [
                [1, 0], [0, 0], [0, 0], [0, 0], [0, 0], [0, 0], [0, 0], [0, 0], [0, 1],
            ])
        #expect(
            try corners(true, .css) == [
                [0, 0], [0, 0], [0, 1], [0, 0], [0, 0], [0, 0], [1, 0], [0, 0], [0, 0],
            ])
    }

    @Test("Each line follows the direction of its own paragraph")
    func directionChanges() throws {
        let lines = [
            HighlightLine(0, 20, [(50, 100)]), HighlightLine(20, 40, [(0, 100)], isRightToLeft: true),
            HighlightLine(40, 60, [(0, 100)]), HighlightLine(60, 80, [(30, 100)], isRightToLeft: true),
        ]
        let corners = try HighlightShape(lines, parameters: slice).fragments.map(\.corners)
        #expect(
            corners == [
                [true, false, false, true], [false, false, false, false], [false, false, false, false],
                [true, false, false, true],
            ])
    }

    @Test("All edges are rounded in clone and cling")
    func allRounded() throws {
        let lines = [HighlightLine(0, 20, [(50, 100)]), HighlightLine(20, 40, [(0, 30), (40, 100)])]
        for mode in [HighlightShape.Mode.clone, .cling] {
            let shape = try HighlightShape(lines, parameters: HighlightParameters(mode: mode, radius: 4))
            #expect(shape.fragments.allSatisfy { $0.corners == [true, true, true, true] })
            #expect(shape.fragments.map(\.radius) == (mode == .clone ? [4, 4, 4] : [0, 0, 0]))
            #expect((shape.outline != nil) == (mode == .cling))
        }
    }

    // MARK: Padding

    @Test("Padding is added at rounded edges: in slice at the true ends, in clone and cling at all")
    func padding() throws {
        let lines = [
            HighlightLine(0, 20, [(50, 100)]), HighlightLine(20, 40, [(0, 100)]), HighlightLine(40, 60, [(0, 30)]),
        ]
        func padded(_ mode: HighlightShape.Mode, _ lines: [HighlightLine]) throws -> [[Double]] {
            let parameters = HighlightParameters(mode: mode, radius: 5, leftPadding: 4, rightPadding: 3)
            return sides(try HighlightShape(lines, parameters: parameters))
        }
        #expect(try padded(.slice, lines) == [[46, 100], [0, 100], [0, 33]])
        #expect(try padded(.clone, lines) == [[46, 103], [-4, 103], [-4, 33]])
        #expect(try padded(.cling, lines) == [[46, 103], [-4, 103], [-4, 33]])
        let turned = lines.map { $0.mirrored(about: 50) }
        #expect(try padded(.slice, turned) == [[0, 53], [0, 100], [66, 100]])
    }

    @Test("Padding at a gap inside a line reaches half-way at most; square edges there have none")
    func paddingInGaps() throws {
        let line = HighlightLine(0, 20, [(0, 50), (54, 80), (100, 150)])
        var parameters = HighlightParameters(mode: .slice, radius: 5, leftPadding: 6, rightPadding: 6)
        for mode in modes {
            parameters.mode = mode
            let step = 1.0 / 65536
            #expect(
                sides(try HighlightShape([line], parameters: parameters))
                    == [[-6, 52 - step], [52 + step, 86], [94, 156]])
        }
        parameters.mode = .slice
        parameters.gapRule = .css
        #expect(sides(try HighlightShape([line], parameters: parameters)) == [[-6, 50], [54, 80], [100, 156]])
    }

    // MARK: Radii

    @Test("A radius is at most half the height, half the width, or the whole width where one edge is square")
    func radii() throws {
        func radius(_ width: Double, _ height: Double, _ wanted: Double, lines: Int) throws -> [Double] {
            let lines = (0..<lines).map { HighlightLine(Double($0) * 100, Double($0) * 100 + height, [(0, width)]) }
            return try HighlightShape(lines, parameters: HighlightParameters(radius: wanted)).fragments.map(\.radius)
        }
        #expect(try radius(100, 40, 10, lines: 1) == [10])
        #expect(try radius(100, 40, .infinity, lines: 1) == [20])
        #expect(try radius(12, 40, 10, lines: 1) == [6])
        #expect(try radius(12, 40, 10, lines: 3) == [10, 0, 10])
        #expect(try radius(7, 40, 10, lines: 2) == [7, 7])
        #expect(try radius(7, 8, 10, lines: 2) == [4, 4])
        // Less than a step of the lattice is no radius.
        #expect(try radius(100, 40, 1e-6, lines: 1) == [0])
    }

    @Test("Narrow fragments have paths with exactly their area and bounds")
    func narrow() throws {
        for width in stride(from: 0.25, through: 30, by: 0.25) {
            let lines = [HighlightLine(0, 20, [(100 - width, 100)]), HighlightLine(20, 40, [(0, width)])]
            let shape = try HighlightShape(lines, parameters: HighlightParameters(radius: 12))
            for fragment in shape.fragments {
                #expect(isClose(fragment.path.signedArea, fragment.area))
                #expect(fragment.path.bounds == fragment.rect)
            }
            #expect(isClose(shape.boundary().signedArea, shape.fragments.map(\.area).reduce(0, +)))
        }
    }

    // MARK: Faults

    @Test("Coordinates that are no numbers or too large are errors that tell the line")
    func coordinateFaults() {
        let good = HighlightLine(0, 20, [(0, 10)])
        for bad in [
            HighlightLine(.nan, 20, [(0, 10)]), HighlightLine(0, .infinity, [(0, 10)]),
            HighlightLine(0, 20, [(0, 10), (.nan, 20)]), HighlightLine(0, 20, [(0, -.infinity)]),
        ] {
            #expect(throws: GeometryError.nonFiniteCoordinate(box: 1)) {
                try HighlightShape([good, bad], parameters: slice)
            }
        }
        for bad in [HighlightLine(0, 1e11, [(0, 10)]), HighlightLine(0, 20, [(-1e11, 10)])] {
            #expect(throws: GeometryError.coordinateOutOfRange(box: 1, limit: 68_719_476_736)) {
                try HighlightShape([good, bad], parameters: slice)
            }
        }
    }

    @Test("Parameters out of range are errors in every mode")
    func parameterFaults() {
        let lines = [HighlightLine(0, 20, [(0, 10)])]
        let faults: [(GeometryError.Parameter, Double, (inout HighlightParameters, Double) -> Void)] = [
            (.radius, -1, { $0.radius = $1 }), (.innerRadius, -2, { $0.innerRadius = $1 }),
            (.snap, -3, { $0.snap = $1 }), (.bridge, -4, { $0.bridge = $1 }), (.softness, 0.7, { $0.softness = $1 }),
            (.padding, -5, { $0.leftPadding = $1 }), (.padding, .infinity, { $0.rightPadding = $1 }),
            (.cap, -6, { $0.cap = .limit($1) }),
        ]
        for mode in modes {
            for (parameter, value, set) in faults {
                var parameters = HighlightParameters(mode: mode, radius: 5)
                set(&parameters, value)
                #expect(throws: GeometryError.invalidParameter(parameter, value: value)) {
                    try HighlightShape(lines, parameters: parameters)
                }
            }
        }
    }
}
