import SnugGeometry
import Testing

/// Mode cling: which fragments fuse.
@Suite struct HighlightClingTests {
    private func outline(
        _ lines: [HighlightLine], radius: Double = 5, snap: Double = 0, bridge: Double = 0
    ) throws -> Outline {
        let parameters = HighlightParameters(mode: .cling, radius: radius, snap: snap, bridge: bridge)
        let shape = try HighlightShape(lines, parameters: parameters)
        #expect(shape.path == shape.outline?.path)
        #expect(shape.boundary() == shape.path && shape.strokePath() == shape.path)
        return try #require(shape.outline)
    }

    @Test("Lines that overlap horizontally fuse into the outline of a caption with the same boxes")
    func fuse() throws {
        let lines = [
            HighlightLine(0, 40, [(180, 300)]), HighlightLine(40, 80, [(0, 300)]), HighlightLine(80, 120, [(0, 120)]),
        ]
        let boxes = lines.map { Rect(x0: $0.runs[0].x0, y0: $0.top, x1: $0.runs[0].x1, y1: $0.bottom) }
        let parameters = HighlightParameters(mode: .cling, radius: 12, innerRadius: 10, snap: 8)
        let shape = try HighlightShape(lines, parameters: parameters)
        let caption = OutlineParameters(outerRadius: 12, innerRadius: 10, snap: 8)
        #expect(shape.outline == (try Outline(around: boxes, parameters: caption)))
        #expect(shape.outline?.contours.count == 1)
        #expect(shape.fragments.map(\.rect) == boxes)
        // Six convex corners and two concave ones.
        let sharp = 40.0 * (120 + 300 + 120)
        let cut = (1 - Double.pi / 4) * (6 * 144 - 2 * 100)
        #expect(isClose(shape.path.signedArea, sharp - cut))
    }

    @Test("Lines that do not overlap, or touch in a corner, are contours of their own")
    func apart() throws {
        for gap in [0, 1.0 / 65536, 0.5, 30] {
            let lines = [HighlightLine(0, 20, [(50 + gap, 100)]), HighlightLine(20, 40, [(0, 50)])]
            for bridge in [0, Double.infinity] {
                let outline = try outline(lines, bridge: bridge)
                #expect(outline.contours.count == 2)
                #expect(outline.vertices.allSatisfy { $0.isConvex && $0.radius == 5 })
            }
        }
        #expect(
            try outline([HighlightLine(0, 20, [(49.75, 100)]), HighlightLine(20, 40, [(0, 50)])]).contours.count == 1)
    }

    @Test("Fragments whose lines overlap in height stay apart where they only touch along a side")
    func touchingSides() throws {
        let lines = [
            HighlightLine(0, 25, [(50, 100)]), HighlightLine(20, 45, [(0, 50)]), HighlightLine(40, 65, [(0, 50)]),
        ]
        let plain = try outline(lines)
        #expect(plain.contours.count == 2)
        #expect(plain.contours.map(\.vertices.count) == [4, 4])
        let mirrored = try outline(lines.map { $0.mirrored(about: 64) })
        #expect(mirrored.corners { $0 } == plain.corners { Point(x: 128 - $0.x, y: $0.y) })
        // As they would be one step of the lattice farther from each other.
        let area = 50.0 * 25 + 50 * 45 - 8 * (1 - Double.pi / 4) * 25
        #expect(abs(plain.area - area) < 0.01)
        // Levelling steps does not bring them together either.
        let wider = lines.dropLast() + [HighlightLine(40, 65, [(0, 55)])]
        #expect(try outline(Array(wider), snap: 10).contours.count == 2)
    }

    @Test("Lines with an uncovered line between them never fuse, even where they touch")
    func uncoveredLine() throws {
        let lines = [HighlightLine(0, 20, [(0, 50)]), HighlightLine(20, 30, []), HighlightLine(30, 50, [(0, 50)])]
        #expect(try outline(lines, bridge: .infinity).contours.count == 2)
        let touching = [HighlightLine(0, 25, [(0, 50)]), HighlightLine(20, 30, []), HighlightLine(25, 50, [(0, 50)])]
        #expect(try outline(touching).contours.count == 2)
        #expect(try outline([touching[0], touching[2]]).contours.count == 1)
    }

    @Test("A gap is bridged between neighbours only")
    func bridge() throws {
        let lines = [
            HighlightLine(0, 20, [(0, 50)]), HighlightLine(24, 44, [(0, 60)]), HighlightLine(48, 68, [(80, 99)]),
        ]
        #expect(try outline(lines).contours.count == 3)
        let bridged = try outline(lines, radius: 0, bridge: 4)
        #expect(bridged.contours.count == 2)
        let areas: [Double] = [22 * 50, 22 * 60, 20 * 19]
        #expect(isClose(bridged.area, areas.reduce(0, +)))
    }

    @Test("Fragments of a line stay apart, however much padding there is")
    func gapInsideLine() throws {
        let lines = [HighlightLine(0, 20, [(0, 40), (43, 90)])]
        for padding in [0, 1.5, 4] {
            let parameters = HighlightParameters(
                mode: .cling, radius: 5, leftPadding: padding, rightPadding: padding)
            #expect(try HighlightShape(lines, parameters: parameters).outline?.contours.count == 2)
        }
    }

    @Test("A ring of fragments about a gap has a hole")
    func hole() throws {
        let lines = [
            HighlightLine(0, 20, [(0, 100)]), HighlightLine(20, 40, [(0, 30), (60, 100)]),
            HighlightLine(40, 60, [(0, 100)]),
        ]
        let outline = try outline(lines)
        #expect(outline.contours.map(\.isHole) == [false, true])
    }
}
