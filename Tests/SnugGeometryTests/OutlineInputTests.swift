import SnugGeometry
import Testing

/// What is refused, and what counts for nothing.
@Suite struct OutlineInputTests {
    private let parameters = OutlineParameters(outerRadius: 5, innerRadius: 5)
    private let good = Rect(x0: 0, y0: 0, x1: 10, y1: 10)

    @Test("A coordinate that is no number or infinite is refused", arguments: [Double.nan, .infinity, -.infinity])
    func nonFinite(_ value: Double) {
        let bad = [
            Rect(x0: value, y0: 0, x1: 1, y1: 1), Rect(x0: 0, y0: value, x1: 1, y1: 1),
            Rect(x0: 0, y0: 0, x1: value, y1: 1), Rect(x0: 0, y0: 0, x1: 1, y1: value),
        ]
        for box in bad {
            let error = GeometryError.nonFiniteCoordinate(box: 1)
            #expect(throws: error) { try Outline(around: [good, box], parameters: parameters) }
            #expect(throws: error) { try RoundedUnion(of: [good, box], radius: 1) }
            #expect(throws: error) { try FittedCircle.enclosing(boxes: [good, box], padding: 0) }
            #expect(throws: error) { try FittedCircle.maxSide(boxes: [good, box], padding: 0) }
            #expect(throws: error) { try FittedEllipse.enclosing(boxes: [good, box], padding: 0) }
        }
    }

    @Test("A coordinate too large for the grid is refused, the largest one is not")
    func tooLarge() throws {
        let limit = 68_719_476_736.0
        let outline = try Outline(
            around: [Rect(x0: -limit, y0: -limit, x1: limit, y1: limit)], parameters: parameters)
        #expect(outline.bounds.width == 2 * limit)
        for value in [limit * 1.001, 1e30, .greatestFiniteMagnitude] {
            #expect(throws: GeometryError.coordinateOutOfRange(box: 0, limit: limit)) {
                try Outline(around: [Rect(x0: -value, y0: 0, x1: 1, y1: 1)], parameters: parameters)
            }
        }
    }

    @Test("Parameters out of their range are refused by name")
    func badParameters() {
        func refused(_ name: GeometryError.Parameter, _ change: (inout OutlineParameters) -> Void) {
            var bad = parameters
            change(&bad)
            #expect {
                try Outline(around: [good], parameters: bad)
            } throws: { error in
                if case .invalidParameter(name, _)? = error as? GeometryError { true } else { false }
            }
        }
        for value in [-1.0, .nan] {
            refused(.outerRadius) { $0.outerRadius = value }
            refused(.innerRadius) { $0.innerRadius = value }
            refused(.snap) { $0.snap = value }
            refused(.bridge) { $0.bridge = value }
            refused(.cap) { $0.cap = .limit(value) }
            refused(.softness) { $0.softness = value }
        }
        refused(.softness) { $0.softness = 0.61 }
        #expect(throws: GeometryError.invalidParameter(.radius, value: -1)) {
            try RoundedUnion(of: [good], radius: -1)
        }
        #expect(throws: GeometryError.invalidParameter(.padding, value: -1)) {
            try FittedCircle.enclosing(boxes: [good], padding: -1)
        }
    }

    @Test("Nothing comes of nothing")
    func nothing() throws {
        for boxes in [[], [Rect(x0: 5, y0: 0, x1: 5, y1: 9)], [Rect(x0: 9, y0: 9, x1: 0, y1: 0)]] {
            let outline = try Outline(around: boxes, parameters: parameters)
            #expect(outline.contours.isEmpty)
            #expect(outline.path.isEmpty)
            #expect(outline.area == 0)
            #expect(outline.bounds.isEmpty)
            #expect(outline.offset(by: 3) == outline)
            let union = try RoundedUnion(of: boxes, radius: 3)
            #expect(union.path.isEmpty)
            #expect(union.contourCount == 0)
            #expect(try FittedCircle.enclosing(boxes: boxes, padding: 3) == nil)
            #expect(try FittedCircle.maxSide(boxes: boxes, padding: 3) == nil)
            #expect(try FittedEllipse.enclosing(boxes: boxes, padding: 3) == nil)
        }
    }

    @Test("A box thinner than half a grid step counts for nothing, in the pixel grid too")
    func thinBox() throws {
        let thin = Rect(x0: 3, y0: 0, x1: 3 + 1e-9, y1: 50)
        #expect(try Outline(around: [thin], parameters: parameters).contours.isEmpty)
        #expect(thin.alignedOutwards(pixelsPerUnit: 1).isEmpty)
    }

    @Test("The pixel grid grows boxes outwards, but not for noise of 1/64 pixel")
    func pixelGrid() {
        let box = Rect(x0: 10.2, y0: 9.99, x1: 20.001, y1: 20.3)
        #expect(box.alignedOutwards(pixelsPerUnit: 1) == Rect(x0: 10, y0: 10, x1: 20, y1: 21))
        #expect(box.alignedOutwards(pixelsPerUnit: 2) == Rect(x0: 10, y0: 9.5, x1: 20, y1: 20.5))
        #expect(box.alignedOutwards(pixelsPerUnit: 1, phase: 0.5) == Rect(x0: 9.5, y0: 9.5, x1: 20.5, y1: 20.5))
        let aligned = box.alignedOutwards(pixelsPerUnit: 1)
        #expect(aligned.alignedOutwards(pixelsPerUnit: 1) == aligned)
    }

    @Test("The pixel grid keeps boxes mirror images about a centre on half units")
    func pixelGridMirror() {
        var random = SplitMix(5)
        for _ in 0..<100 {
            let half = random.double(1...100)
            let center = Double(random.int(100...400)) / 2
            let box = Rect(x0: center - half, y0: 0, x1: center + half, y1: 10).alignedOutwards(pixelsPerUnit: 1)
            #expect(center - box.x0 == box.x1 - center)
        }
    }

    @Test("Boxes that touch along a side, overlap or repeat are one")
    func union() throws {
        let whole = Rect(x0: 0, y0: 0, x1: 60, y1: 40)
        let expected = try Outline(around: [whole], parameters: parameters)
        let left = Rect(x0: 0, y0: 0, x1: 20, y1: 40)
        let right = Rect(x0: 20, y0: 0, x1: 60, y1: 40)
        let parts = [Rect(x0: 0, y0: 0, x1: 60, y1: 20), Rect(x0: 0, y0: 20, x1: 60, y1: 40)]
        for boxes in [[left, right], [whole, left], [whole, whole], [whole] + parts] {
            var sharp = parameters
            sharp.cap = .limit(5)
            #expect(try Outline(around: boxes, parameters: sharp) == expected)
        }
    }

    @Test("A notch that reaches a corner is part of the one contour, a corner between boxes is not")
    func pinch() throws {
        // A ring whose hole meets the outside in the point (20, 20).
        let ring = [
            Rect(x0: 20, y0: 0, x1: 60, y1: 20), Rect(x0: 0, y0: 20, x1: 20, y1: 60),
            Rect(x0: 40, y0: 20, x1: 60, y1: 60), Rect(x0: 0, y0: 40, x1: 60, y1: 60),
        ]
        let outline = try Outline(around: ring, parameters: parameters)
        #expect(outline.contours.count == 1)
        #expect(outline.vertices.count { $0.position == Point(x: 20, y: 20) } == 2)
        let union = try RoundedUnion(of: ring, radius: 0)
        #expect(union.contourCount == 1)
        #expect(union.holeCount == 0)
    }

    @Test("Gaps up to the bridge are shared by their neighbours, wider ones split the outline")
    func bridge() throws {
        let boxes = [
            Rect(x0: 0, y0: 0, x1: 50, y1: 20), Rect(x0: 0, y0: 24, x1: 90, y1: 44),
            Rect(x0: 0, y0: 50, x1: 70, y1: 70),
        ]
        let outline = try Outline(
            around: boxes, parameters: OutlineParameters(outerRadius: 0, innerRadius: 0, bridge: 4))
        #expect(outline.contours.count == 2)
        #expect(outline.contours[0].vertices.contains { $0.position == Point(x: 50, y: 22) && !$0.isConvex })
        #expect(outline.area == 4480)
    }
}
