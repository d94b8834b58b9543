import SnugGeometry
import Testing

/// What holds for every highlight.
@Suite struct HighlightPropertyTests {
    /// Runs a check on lines and parameters of all kinds.
    private func forEachExample(
        _ start: Int, modes: [HighlightShape.Mode] = [.slice, .clone, .cling],
        _ check: ([HighlightLine], HighlightParameters, inout SplitMix) throws -> Void
    ) throws {
        var random = SplitMix(start * 6151)
        for _ in 0..<25 {
            let lines = HighlightExamples.lines(&random)
            try check(lines, HighlightExamples.parameters(&random, modes: modes), &random)
        }
    }

    /// The area of a union of boxes, cell by cell between all their sides.
    private func unionArea(_ boxes: [Rect]) -> Double {
        let xs = Set(boxes.flatMap { [$0.x0, $0.x1] }).sorted()
        let ys = Set(boxes.flatMap { [$0.y0, $0.y1] }).sorted()
        var area = 0.0
        for (x0, x1) in zip(xs, xs.dropFirst()) {
            for (y0, y1) in zip(ys, ys.dropFirst()) {
                let isFilled = boxes.contains { $0.x0 <= x0 && x1 <= $0.x1 && $0.y0 <= y0 && y1 <= $0.y1 }
                if isFilled { area += (x1 - x0) * (y1 - y0) }
            }
        }
        return area
    }

    @Test("A point is filled exactly if it lies in a fragment, and the boundary runs about it once", arguments: 1...8)
    func membership(_ start: Int) throws {
        try forEachExample(start, modes: [.slice, .clone]) { lines, parameters, random in
            let shape = try HighlightShape(lines, parameters: parameters)
            let filled = FlatPath(shape.path, stepsPerTurn: 128)
            let boundary = FlatPath(shape.boundary(), stepsPerTurn: 128)
            for _ in 0..<30 {
                let p = Point(x: random.double(-10...250), y: random.double(-10...250))
                let nearest = shape.fragments.map { $0.distance(to: p) }.min() ?? 1
                if abs(nearest) < 1e-2 { continue }
                #expect((filled.winding(about: p) > 0) == (nearest < 0))
                #expect(boundary.winding(about: p) == (nearest < 0 ? 1 : 0))
            }
        }
    }

    @Test("The areas of the fragments are their rectangles less the rounded corners", arguments: 1...10)
    func areas(_ start: Int) throws {
        try forEachExample(start, modes: [.slice, .clone]) { lines, parameters, _ in
            let shape = try HighlightShape(lines, parameters: parameters)
            let cut = shape.fragments.map { fragment in
                Double(fragment.corners.count { $0 }) * fragment.radius * fragment.radius
            }.reduce(0, +)
            let rectangles = shape.fragments.map { $0.rect.width * $0.rect.height }.reduce(0, +)
            #expect(isClose(shape.path.signedArea, rectangles - (1 - Double.pi / 4) * cut))
            #expect(isClose(shape.path.signedArea, shape.fragments.map(\.area).reduce(0, +)))
            for fragment in shape.fragments {
                let rounded = fragment.corners.count { $0 }
                let across = rounded == 4 ? fragment.rect.width / 2 : rounded == 2 ? fragment.rect.width : 0
                #expect(fragment.radius == min(parameters.radius, fragment.rect.height / 2, across))
            }
        }
    }

    @Test("Without radii every mode covers exactly the union of its fragments", arguments: 1...15)
    func plainUnion(_ start: Int) throws {
        try forEachExample(start) { lines, parameters, _ in
            var parameters = parameters
            (parameters.radius, parameters.innerRadius, parameters.snap) = (0, 0, 0)
            let shape = try HighlightShape(lines, parameters: parameters)
            let area = unionArea(shape.fragments.map(\.rect))
            // In cling sides that only touch are a lattice step apart.
            #expect(isClose(shape.boundary().signedArea, area, within: parameters.mode == .cling ? 1e-5 : 1e-9))
        }
    }

    @Test("Mirrored lines in turned paragraphs have mirrored fragments", arguments: 1...15)
    func mirror(_ start: Int) throws {
        try forEachExample(start) { lines, parameters, _ in
            let shape = try HighlightShape(lines, parameters: parameters)
            let mirrored = try HighlightShape(
                lines.map { $0.mirrored(about: 100) }, parameters: parameters.mirrored)
            #expect(Set(mirrored.fragments) == Set(shape.fragments.map { $0.mirrored(about: 100) }))
            #expect(isClose(mirrored.boundary().signedArea, shape.boundary().signedArea))
            #expect(isClose(mirrored.boundary().length, shape.boundary().length))
            #expect(isClose(mirrored.strokePath().length, shape.strokePath().length))
            #expect(
                mirrored.outline?.corners { $0 } == shape.outline?.corners { Point(x: 200 - $0.x, y: $0.y) })
        }
    }

    @Test("Moved lines have moved fragments and the same radii", arguments: 1...15)
    func translation(_ start: Int) throws {
        try forEachExample(start) { lines, parameters, _ in
            let d = Point(x: -300.5, y: 4096.25)
            let shape = try HighlightShape(lines, parameters: parameters)
            let moved = try HighlightShape(lines.map { $0.offset(by: d) }, parameters: parameters)
            let expected = shape.fragments.map { fragment in
                var fragment = fragment
                fragment.rect = fragment.rect.offset(by: d)
                return fragment
            }
            #expect(moved.fragments == expected)
            #expect(moved.outline?.corners { $0 } == shape.outline?.corners { $0 + d })
            #expect(isClose(moved.boundary().length, shape.boundary().length))
        }
    }

    @Test("Runs cut in two, reordered, or joined by runs without width give the same shape", arguments: 1...15)
    func runsAreCovers(_ start: Int) throws {
        try forEachExample(start) { lines, parameters, random in
            let cut = lines.map { line in
                var line = line
                line.runs = line.runs.flatMap { run in
                    let middle = run.x0 + ((run.x1 - run.x0) * random.double(0...1))
                    return [
                        HighlightLine.Run(x0: run.x0, x1: middle), HighlightLine.Run(x0: middle, x1: run.x1),
                        HighlightLine.Run(x0: middle, x1: middle),
                    ]
                }.shuffled(using: &random)
                return line
            }
            let shape = try HighlightShape(lines, parameters: parameters)
            #expect(try HighlightShape(cut, parameters: parameters) == shape)
        }
    }

    @Test("Lines of which nothing is covered change nothing at the start and the end", arguments: 1...5)
    func emptyLinesAbout(_ start: Int) throws {
        try forEachExample(start) { lines, parameters, _ in
            let empty = HighlightLine(-40, -20, [(7, 7)])
            let more = try HighlightShape([empty] + lines + [HighlightLine(900, 920, [])], parameters: parameters)
            let shape = try HighlightShape(lines, parameters: parameters)
            let expected = shape.fragments.map { fragment in
                var fragment = fragment
                fragment.line += 1
                return fragment
            }
            #expect(more.fragments == expected)
            #expect(more.path == shape.path)
        }
    }

    @Test("Fragments of a line run from left to right, are equally high and never meet", arguments: 1...10)
    func fragmentsOfALine(_ start: Int) throws {
        try forEachExample(start) { lines, parameters, random in
            var parameters = parameters
            parameters.grid = [.none, .whole, .half][random.int(0...2)]
            let fragments = try HighlightShape(lines, parameters: parameters).fragments
            for (a, b) in zip(fragments, fragments.dropFirst()) {
                #expect(a.line <= b.line)
                if a.line < b.line { continue }
                #expect(a.rect.x1 < b.rect.x0)
                #expect(a.rect.y0 == b.rect.y0 && a.rect.y1 == b.rect.y1)
            }
            for fragment in fragments { #expect(!fragment.rect.isEmpty) }
        }
    }

    @Test("Gaps are closed exactly between neighbours that overlap horizontally", arguments: 1...10)
    func closedGaps(_ start: Int) throws {
        try forEachExample(start) { lines, parameters, _ in
            var parameters = parameters
            parameters.bridge = 0
            let open = try HighlightShape(lines, parameters: parameters).fragments
            parameters.bridge = .infinity
            let closed = try HighlightShape(lines, parameters: parameters).fragments
            for line in lines.indices {
                let upper = open.indices.filter { open[$0].line == line }
                let lower = open.indices.filter { open[$0].line == line + 1 }
                guard let a = upper.first, let b = lower.first else { continue }
                let overlaps = upper.contains { u in
                    lower.contains { open[u].rect.x0 < open[$0].rect.x1 && open[$0].rect.x0 < open[u].rect.x1 }
                }
                let gap = open[b].rect.y0 - open[a].rect.y1
                let isClosed = overlaps && gap > 0
                #expect(closed[b].rect.y0 - closed[a].rect.y1 == (isClosed ? 0 : gap))
                #expect(closed[a].rect.y1 - open[a].rect.y1 == (isClosed ? gap / 2 : 0))
            }
        }
    }

    @Test("Two thousand lines with gaps take a moment", .timeLimit(.minutes(5)))
    func manyLines() throws {
        var random = SplitMix(8)
        let lines = (0..<2000).map { line in
            let x = random.double(100...300)
            let top = Double(line) * 20 - 1
            return HighlightLine(top, top + 22, [(0, x), (x + 5, x + random.double(6...300))])
        }
        for mode in [HighlightShape.Mode.slice, .clone, .cling] {
            let shape = try HighlightShape(
                lines, parameters: HighlightParameters(mode: mode, radius: 5, leftPadding: 1, rightPadding: 1))
            #expect(shape.fragments.count == 4000)
            let area = shape.boundary().signedArea
            #expect(area > 0 && area < shape.fragments.map { $0.rect.width * $0.rect.height }.reduce(0, +))
            #expect(!shape.strokePath().isEmpty)
        }
    }
}
