import SnugGeometry
import Testing

@Suite struct CircleTests {
    private func corners(_ boxes: [Rect]) -> [Point] {
        boxes.flatMap {
            [
                Point(x: $0.x0, y: $0.y0), Point(x: $0.x1, y: $0.y0), Point(x: $0.x1, y: $0.y1),
                Point(x: $0.x0, y: $0.y1),
            ]
        }
    }

    /// The smallest circle by trying every pair and triple of points.
    private func smallestRadius(_ points: [Point]) -> Double {
        var best = Double.infinity
        func attempt(_ center: Point, _ radius: Double) {
            if radius < best, points.allSatisfy({ ($0 - center).length <= radius + 1e-9 }) { best = radius }
        }
        for (i, a) in points.enumerated() {
            for (j, b) in points.enumerated() where j > i {
                attempt((a + b) * 0.5, (a - b).length / 2)
                for c in points[(j + 1)...] {
                    let d = 2 * (a.x * (b.y - c.y) + b.x * (c.y - a.y) + c.x * (a.y - b.y))
                    if abs(d) < 1e-12 { continue }
                    let (aa, bb, cc) = (a.x * a.x + a.y * a.y, b.x * b.x + b.y * b.y, c.x * c.x + c.y * c.y)
                    let center = Point(
                        x: (aa * (b.y - c.y) + bb * (c.y - a.y) + cc * (a.y - b.y)) / d,
                        y: (aa * (c.x - b.x) + bb * (a.x - c.x) + cc * (b.x - a.x)) / d)
                    attempt(center, (a - center).length)
                }
            }
        }
        return best
    }

    @Test("The enclosing circle holds every corner and none is smaller", arguments: 1...30)
    func smallest(_ start: Int) throws {
        var random = SplitMix(start)
        let boxes =
            random.bool() ? RandomBoxes.scattered(&random, count: 1...4) : RandomBoxes.caption(&random, lines: 1...4)
        let circle = try #require(try FittedCircle.enclosing(boxes: boxes, padding: 0))
        #expect(corners(boxes).allSatisfy { ($0 - circle.center).length <= circle.radius * (1 + 1e-9) })
        #expect(isClose(circle.radius, smallestRadius(corners(boxes))))
        let reversed = try #require(try FittedCircle.enclosing(boxes: boxes.reversed(), padding: 3))
        #expect(reversed == FittedCircle(center: circle.center, radius: circle.radius + 3))
    }

    @Test("One box is enclosed by the circle on its diagonal")
    func oneBox() throws {
        let circle = try FittedCircle.enclosing(boxes: [Rect(x0: 10, y0: 20, x1: 40, y1: 60)], padding: 5)
        #expect(circle == FittedCircle(center: Point(x: 25, y: 40), radius: 30))
    }

    @Test(
        "The centred circle and ellipse hold every corner, touch one, and have the block in their middle",
        arguments: 1...30)
    func centered(_ start: Int) throws {
        var random = SplitMix(start)
        let boxes =
            random.bool() ? RandomBoxes.scattered(&random, count: 1...4) : RandomBoxes.caption(&random, lines: 1...4)
        let bounds = boxes.dropFirst().reduce(boxes[0]) { $0.union($1) }
        let circle = try #require(try FittedCircle.centered(boxes: boxes, padding: 0))
        #expect((circle.center - bounds.center).length < 1e-4)
        #expect(isClose(corners(boxes).map { ($0 - circle.center).length }.max() ?? 0, circle.radius, within: 1e-4))
        let smallest = try #require(try FittedCircle.enclosing(boxes: boxes, padding: 0))
        #expect(circle.radius >= smallest.radius - 1e-4)
        #expect(try FittedCircle.centered(boxes: boxes, padding: 3)?.radius == circle.radius + 3)

        let ellipse = try #require(try FittedEllipse.centered(boxes: boxes, padding: 0))
        #expect(isClose(ellipse.radiusX / ellipse.radiusY, bounds.width / bounds.height, within: 1e-4))
        let reach = corners(boxes).map { corner in
            let d = corner - ellipse.center
            return Point(x: d.x / ellipse.radiusX, y: d.y / ellipse.radiusY).length
        }
        #expect(isClose(reach.max() ?? 0, 1, within: 1e-5))
        #expect(ellipse.radiusX <= bounds.width * 0.5.squareRoot() + 1e-4)
    }

    @Test("Without boxes nothing is centred, and a negative padding is refused")
    func centeredInput() throws {
        #expect(try FittedCircle.centered(boxes: [Rect(x0: 0, y0: 0, x1: 0, y1: 5)], padding: 1) == nil)
        #expect(try FittedEllipse.centered(boxes: [], padding: 1) == nil)
        #expect(throws: GeometryError.invalidParameter(.padding, value: -1)) {
            try FittedCircle.centered(boxes: [], padding: -1)
        }
    }

    @Test("Thousands of lines in the shape of a lens are no trouble")
    func manyLines() throws {
        let boxes = (1..<4000).map { line in
            let y = Double(line) - 2000
            let half = (4_000_000 - y * y).squareRoot()
            return Rect(x0: -half, y0: y, x1: half, y1: y + 1)
        }
        let circle = try #require(try FittedCircle.enclosing(boxes: boxes, padding: 0))
        let farthest = corners(boxes).map { ($0 - circle.center).length }.max() ?? 0
        #expect(farthest <= circle.radius + 1e-4)
        #expect(circle.radius < 2001)
    }

    @Test("The circle of the larger side leaves the corners of a square block outside")
    func maxSide() throws {
        let square = [Rect(x0: 0, y0: 0, x1: 100, y1: 50), Rect(x0: 0, y0: 50, x1: 100, y1: 100)]
        let circle = try #require(try FittedCircle.maxSide(boxes: square, padding: 10))
        #expect(circle == FittedCircle(center: Point(x: 50, y: 50), radius: 60))
        #expect((Point.zero - circle.center).length > circle.radius)
    }

    @Test("The enclosing ellipse holds every corner and has the proportions of the block")
    func ellipse() throws {
        var random = SplitMix(3)
        for _ in 0..<20 {
            let boxes = RandomBoxes.caption(&random)
            let ellipse = try #require(try FittedEllipse.enclosing(boxes: boxes, padding: 0))
            let bounds = boxes.dropFirst().reduce(boxes[0]) { $0.union($1) }
            #expect(isClose(ellipse.radiusX / ellipse.radiusY, bounds.width / bounds.height))
            for p in corners(boxes) {
                let x = (p.x - ellipse.center.x) / ellipse.radiusX
                let y = (p.y - ellipse.center.y) / ellipse.radiusY
                #expect(x * x + y * y <= 1 + 1e-9)
            }
            let padded = try #require(try FittedEllipse.enclosing(boxes: boxes, padding: 7))
            #expect(padded.radiusX == ellipse.radiusX + 7)
            #expect(padded.radiusY == ellipse.radiusY + 7)
        }
    }

    @Test("With the least padding the corners of a line lie on the pill")
    func pill() {
        let pill = FittedPill(contentHeight: 40, verticalPadding: 8)
        #expect(pill.radius == 28)
        let px = pill.leastHorizontalPadding
        // Seen from the middle of the round end, the text's corner is as far away as the rim.
        let corner = Point(x: 28 - px, y: 20)
        #expect(isClose(corner.length, 28))
        #expect(FittedPill(contentHeight: 40, verticalPadding: 0).leastHorizontalPadding == 20)
        #expect(FittedPill(contentHeight: 0, verticalPadding: 8).leastHorizontalPadding == 0)
    }

    @Test("Paths of circles and ellipses have their areas and bounds")
    func paths() {
        let circle = FittedCircle(center: Point(x: 5, y: -3), radius: 7)
        #expect(isClose(circle.path.signedArea, .pi * 49))
        #expect(isClose(circle.path.length, .pi * 14))
        #expect(circle.path.bounds == circle.bounds)
        let ellipse = FittedEllipse(center: Point(x: 5, y: -3), radiusX: 20, radiusY: 8)
        #expect(isClose(ellipse.path.signedArea, .pi * 160, within: 1e-5))
        #expect(ellipse.path.bounds == ellipse.bounds)
    }
}
