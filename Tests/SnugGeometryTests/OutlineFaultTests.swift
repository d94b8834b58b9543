import SnugGeometry
import Testing

/// Faults that people met in other programs.
@Suite struct OutlineFaultTests {
    private func centred(_ widths: [Double], height: Double) -> [Rect] {
        widths.enumerated().map { line, width in
            Rect(
                x0: 100 - width / 2, y0: Double(line) * height, x1: 100 + width / 2, y1: Double(line + 1) * height)
        }
    }

    @Test("Nearly equal widths leave no step, and no line leaves the outline")
    func nearlyEqualWidths() throws {
        let boxes = centred([100, 103, 106], height: 40)
        // Two radii of 11 make steps of 0.8 times their sum the smallest good ones.
        let outline = try Outline(
            around: boxes, parameters: OutlineParameters(outerRadius: 11, innerRadius: 11, snap: 0.8 * 22))
        #expect(
            outline.contours.map { $0.vertices.map(\.position) } == [
                [
                    Point(x: 47, y: 0), Point(x: 153, y: 0), Point(x: 153, y: 120), Point(x: 47, y: 120),
                ]
            ])
        #expect(outline.vertices.allSatisfy { $0.radius == 11 })
    }

    @Test("A one-letter first line with a large radius never makes the path cross itself")
    func oneLetterLine() throws {
        for width in stride(from: 0.5, through: 70, by: 0.5) {
            for x in [0.0, 60, 130] {
                for cap in [OutlineCap.automatic, .unlimited] {
                    let boxes = [
                        Rect(x0: x, y0: 0, x1: x + width, y1: 54), Rect(x0: 0, y0: 54, x1: 200, y1: 108),
                    ]
                    let outline = try Outline(
                        around: boxes, parameters: OutlineParameters(outerRadius: 30, innerRadius: 30, cap: cap))
                    #expect(!FlatPath(outline.path, stepsPerTurn: 64).crossesItself)
                    #expect(isClose(outline.path.signedArea, outline.area))
                }
            }
        }
    }

    @Test("Lines equal but for 1e-9 have one straight side with full corners")
    func noise() throws {
        let exact = [Rect(x0: 0, y0: 0, x1: 200, y1: 40), Rect(x0: 0, y0: 40, x1: 200, y1: 80)]
        let noisy = [
            Rect(x0: 1e-9, y0: -1e-9, x1: 200 - 1e-9, y1: 40 - 1e-9),
            Rect(x0: -1e-9, y0: 40 + 1e-9, x1: 200 + 1e-9, y1: 80),
        ]
        let parameters = OutlineParameters(outerRadius: 12, innerRadius: 10)
        let outline = try Outline(around: noisy, parameters: parameters)
        #expect(outline == (try Outline(around: exact, parameters: parameters)))
        #expect(outline.vertices.map(\.radius) == [12, 12, 12, 12])
        #expect(try RoundedUnion(of: noisy, radius: 0) == RoundedUnion(of: exact, radius: 0))
    }
}
