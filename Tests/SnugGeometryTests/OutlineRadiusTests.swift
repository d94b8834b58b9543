import SnugGeometry
import Testing

/// How corners are rounded: shared edges, caps, clearance, and text that has to stay inside.
@Suite struct OutlineRadiusTests {
    private func ladder(_ widths: [Double], height: Double = 40) -> [Rect] {
        widths.enumerated().map { line, width in
            Rect(x0: 0, y0: Double(line) * height, x1: width, y1: Double(line + 1) * height)
        }
    }

    @Test("A step too short for both radii keeps their ratio, and only there")
    func proportional() throws {
        let outline = try Outline(
            around: ladder([200, 186, 120]), parameters: OutlineParameters(outerRadius: 12, innerRadius: 10, snap: 8))
        let radii = outline.contours[0].vertices.map(\.radius)
        let step = [12.0 * 14 / 22, 10.0 * 14 / 22]
        #expect(zip(radii, [12, 12, step[0], step[1], 12, 10, 12, 12]).allSatisfy { isClose($0, $1) })
    }

    @Test("An infinite radius makes pills: half the height with the automatic cap, half of an edge without")
    func infiniteRadius() throws {
        let box = [Rect(x0: 0, y0: 0, x1: 100, y1: 40)]
        for cap in [OutlineCap.automatic, .unlimited] {
            let outline = try Outline(
                around: box, parameters: OutlineParameters(outerRadius: .infinity, innerRadius: .infinity, cap: cap))
            #expect(outline.contours[0].vertices.map(\.radius) == [20, 20, 20, 20])
        }
    }

    @Test("The automatic cap is half the lowest box, empty ones not counted")
    func automaticCap() throws {
        let boxes = ladder([100, 200]) + [Rect(x0: 0, y0: 80, x1: 300, y1: 104), Rect(x0: 0, y0: 104, x1: 0, y1: 110)]
        let outline = try Outline(around: boxes, parameters: OutlineParameters(outerRadius: 99, innerRadius: 99))
        #expect(outline.vertices.map(\.radius).max() == 12)
    }

    @Test("A fillet stops where a box floats near its corner")
    func clearance() throws {
        // The corner at (20, 40) is concave; the box at (26, 30) leaves a square of 6 there.
        let boxes = [
            Rect(x0: 0, y0: 0, x1: 20, y1: 40), Rect(x0: 0, y0: 40, x1: 100, y1: 80),
            Rect(x0: 26, y0: 0, x1: 60, y1: 34),
        ]
        let outline = try Outline(
            around: boxes, parameters: OutlineParameters(outerRadius: 0, innerRadius: 15, cap: .unlimited))
        let fillet = outline.vertices.first { $0.position == Point(x: 20, y: 40) }
        #expect(fillet?.isConvex == false)
        #expect(fillet?.radius == 6)
        #expect(!FlatPath(outline.path).crossesItself)
    }

    @Test("A convex corner stops where the region behind it ends")
    func convexClearance() throws {
        // Above the lower line's top left corner hangs a wide line; at its right end only 4 units are filled below.
        let boxes = [
            Rect(x0: 0, y0: 0, x1: 100, y1: 10), Rect(x0: 96, y0: 10, x1: 100, y1: 60),
            Rect(x0: 0, y0: 60, x1: 100, y1: 70),
        ]
        let outline = try Outline(
            around: boxes, parameters: OutlineParameters(outerRadius: 30, innerRadius: 0, cap: .unlimited))
        let corner = outline.vertices.first { $0.position == Point(x: 100, y: 0) }
        #expect(corner?.radius == 10)
    }

    @Test("Text corners stay inside while the radius obeys the rule for its padding", arguments: 1...20)
    func textStaysInside(_ start: Int) throws {
        var random = SplitMix(start)
        for _ in 0..<10 {
            let px = random.double(2...20)
            let py = random.double(0.5...8)
            let texts = RandomBoxes.caption(&random)
            let boxes = texts.map { $0.outset(by: EdgeInsets(vertical: py, horizontal: px)) }
            let largest = px + py + (2 * px * py).squareRoot()
            let outline = try Outline(
                around: boxes,
                parameters: OutlineParameters(
                    outerRadius: largest * 0.999, innerRadius: largest, snap: random.double(0...30), cap: .unlimited))
            let flat = FlatPath(outline.path)
            for text in texts {
                for p in [
                    Point(x: text.x0, y: text.y0), Point(x: text.x1, y: text.y0), Point(x: text.x1, y: text.y1),
                    Point(x: text.x0, y: text.y1),
                ] {
                    #expect(flat.winding(about: p) == 1)
                }
            }
        }
    }

    @Test("A radius above the rule cuts the text corner off")
    func textIsCut() throws {
        let text = Rect(x0: 0, y0: 0, x1: 200, y1: 60)
        let box = [text.outset(by: EdgeInsets(vertical: 2, horizontal: 8))]
        let largest = 8 + 2 + 32.0.squareRoot()
        for (factor, winding) in [(0.999, 1), (1.001, 0)] {
            let outline = try Outline(
                around: box, parameters: OutlineParameters(outerRadius: largest * factor, innerRadius: 0))
            #expect(FlatPath(outline.path, stepsPerTurn: 100_000).winding(about: text.origin) == winding)
        }
    }
}
