import SnugGeometry
import Testing

/// Every file of the folder `OutlineCases`, every value in it.
@Suite struct OutlineCaseTests {
    @Test("The folder holds cases of all four modes, and every file has a name of its own")
    func folderIsComplete() {
        let cases = OutlineCase.all
        #expect(Set(cases.map(\.id)).count == cases.count)
        for mode in OutlineCase.Mode.allCases { #expect(cases.contains { $0.mode == mode }) }
    }

    @Test("An outline has the contours, corners, radii and measures of its case", arguments: OutlineCase.all(.fillet))
    func fillet(_ example: OutlineCase) throws {
        let outline = try #require(try example.outline())
        let expect = example.expect
        let vertices = try #require(expect.vertices)
        #expect(outline.contours.count == vertices.count)
        for (contour, expected) in zip(outline.contours, vertices) {
            #expect(contour.vertices.count == expected.count)
            for (vertex, numbers) in zip(contour.vertices, expected) {
                #expect(abs(vertex.position.x - numbers[0]) <= 1e-4)
                #expect(abs(vertex.position.y - numbers[1]) <= 1e-4)
                #expect(vertex.isConvex == (numbers[2] > 0))
                #expect(abs(vertex.radius - numbers[3]) <= 1e-4)
            }
        }
        #expect(outline.contours.count == expect.contours)
        #expect(outline.contours.count { $0.isHole } == expect.holes)
        #expect(outline.vertices.count { $0.isConvex } == expect.convex)
        #expect(outline.vertices.count { !$0.isConvex } == expect.concave)
        #expect(abs((outline.vertices.map(\.radius).max() ?? 0) - (expect.rmax ?? .nan)) <= 1e-4)
        check(outline.path, area: outline.area, perimeter: outline.perimeter, bounds: outline.bounds, expect)
    }

    @Test("A union has the corners and measures of its case", arguments: OutlineCase.all(.union))
    func union(_ example: OutlineCase) throws {
        let union = try RoundedUnion(of: example.boxes, radius: try #require(example.params.r))
        let expect = example.expect
        #expect(union.contourCount == expect.contours)
        #expect(union.holeCount == expect.holes)
        let corners = try #require(expect.corners)
        #expect(union.corners.count == corners.count)
        for numbers in corners {
            let expected = Point(x: numbers[0], y: numbers[1])
            #expect(union.corners.contains { ($0 - expected).length <= 1e-4 }, "corner at \(numbers)")
        }
        let radii = union.path.elements.compactMap { element -> Double? in
            if case .arc(_, let radius, _, _) = element { radius } else { nil }
        }
        #expect(abs((radii.max() ?? 0) - (expect.rmax ?? .nan)) <= 1e-4)
        check(union.path, area: union.area, perimeter: union.perimeter, bounds: union.path.bounds, expect)
    }

    @Test("A circle has the middle and radius of its case", arguments: OutlineCase.all(.circle))
    func circle(_ example: OutlineCase) throws {
        let padding = try #require(example.params.pad)
        let fitted =
            switch example.params.fit {
            case "maxside": try FittedCircle.maxSide(boxes: example.boxes, padding: padding)
            case "enclosing": try FittedCircle.enclosing(boxes: example.boxes, padding: padding)
            default: FittedCircle?.none
            }
        let circle = try #require(fitted)
        let expected = try #require(example.expect.circle)
        #expect(isClose(circle.center.x, expected[0], within: 1e-6))
        #expect(isClose(circle.center.y, expected[1], within: 1e-6))
        #expect(isClose(circle.radius, expected[2], within: 1e-6))
    }

    private func check(
        _ path: Path, area: Double, perimeter: Double, bounds: Rect, _ expect: OutlineCase.Expectation
    ) {
        let expectedArea = expect.area ?? .nan
        let expectedPerimeter = expect.perimeter ?? .nan
        #expect(abs(area - expectedArea) <= 1e-6 * expectedArea)
        #expect(abs(perimeter - expectedPerimeter) <= 1e-6 * expectedPerimeter)
        #expect(abs(path.signedArea - expectedArea) <= 1e-6 * expectedArea)
        #expect(abs(path.length - expectedPerimeter) <= 1e-6 * expectedPerimeter)
        for rect in [bounds, path.bounds] {
            for (side, expected) in zip([rect.x0, rect.y0, rect.x1, rect.y1], expect.bbox ?? [.nan]) {
                #expect(abs(side - expected) <= 1e-4)
            }
        }
        #expect(!FlatPath(path, stepsPerTurn: 64).crossesItself)
    }
}

/// Cases that follow from other cases: the same boxes mirrored, scaled, moved or in another order.
@Suite struct OutlineCaseRelationTests {
    private func outline(_ example: OutlineCase, scale k: Double = 1, _ map: (Rect) -> Rect) throws -> Outline {
        var parameters = example.outlineParameters
        parameters.outerRadius *= k
        parameters.innerRadius *= k
        parameters.snap *= k
        parameters.bridge *= k
        if case .limit(let radius) = parameters.cap { parameters.cap = .limit(radius * k) }
        return try Outline(around: example.alignedBoxes.map(map), parameters: parameters)
    }

    @Test("Mirrored boxes have the mirrored outline", arguments: OutlineCase.all(.fillet))
    func mirror(_ example: OutlineCase) throws {
        let plain = try outline(example) { $0 }
        let inX = try outline(example) { Rect(x0: 256 - $0.x1, y0: $0.y0, x1: 256 - $0.x0, y1: $0.y1) }
        #expect(inX.corners { $0 } == plain.corners { Point(x: 256 - $0.x, y: $0.y) })
        let inY = try outline(example) { Rect(x0: $0.x0, y0: 128 - $0.y1, x1: $0.x1, y1: 128 - $0.y0) }
        #expect(inY.corners { $0 } == plain.corners { Point(x: $0.x, y: 128 - $0.y) })
    }

    @Test("Boxes moved by whole units have the same outline there", arguments: OutlineCase.all(.fillet))
    func translate(_ example: OutlineCase) throws {
        let plain = try outline(example) { $0 }
        let d = Point(x: 1000, y: -77)
        let moved = try outline(example) { $0.offset(by: d) }
        #expect(moved.corners { $0 } == plain.corners { $0 + d })
    }

    @Test("Boxes and lengths scaled by 4 have the scaled outline", arguments: OutlineCase.all(.fillet))
    func scale(_ example: OutlineCase) throws {
        let plain = try outline(example) { $0 }
        let scaled = try outline(example, scale: 4) { $0.scaled(by: 4) }
        #expect(isClose(scaled.area, 16 * plain.area))
        #expect(isClose(scaled.perimeter, 4 * plain.perimeter))
        for (a, b) in zip(scaled.vertices, plain.vertices) {
            #expect(a.position == b.position * 4)
            #expect(isClose(a.radius, 4 * b.radius))
        }
    }

    @Test("The order of the boxes and repeated boxes do not matter", arguments: OutlineCase.all(.fillet))
    func order(_ example: OutlineCase) throws {
        let plain = try outline(example) { $0 }
        var shuffled = example
        shuffled.boxes = example.boxes.reversed() + example.boxes
        #expect(try outline(shuffled) { $0 } == plain)
    }

    @Test("A mirrored, moved or scaled union follows its boxes", arguments: OutlineCase.all(.union))
    func unionFollows(_ example: OutlineCase) throws {
        let radius = try #require(example.params.r)
        let plain = try RoundedUnion(of: example.boxes, radius: radius)
        let mirrored = try RoundedUnion(
            of: example.boxes.map { Rect(x0: -$0.x1, y0: $0.y0, x1: -$0.x0, y1: $0.y1) }, radius: radius)
        #expect(isClose(mirrored.area, plain.area))
        #expect(isClose(mirrored.perimeter, plain.perimeter))
        #expect(mirrored.corners.count == plain.corners.count)
        let scaled = try RoundedUnion(of: example.boxes.map { $0.scaled(by: 3) }, radius: radius * 3)
        #expect(isClose(scaled.area, 9 * plain.area))
        let moved = try RoundedUnion(
            of: example.boxes.map { $0.offset(by: Point(x: 5000, y: 300)) }, radius: radius)
        #expect(isClose(moved.area, plain.area))
        #expect(try RoundedUnion(of: example.boxes.reversed() + example.boxes, radius: radius) == plain)
    }
}
