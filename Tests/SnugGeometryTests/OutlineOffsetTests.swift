import SnugGeometry
import Testing

/// Parallel outlines.
@Suite struct OutlineOffsetTests {
    private func outline(_ boxes: [Rect], _ outer: Double, _ inner: Double, snap: Double = 0) throws -> Outline {
        try Outline(
            around: boxes, parameters: OutlineParameters(outerRadius: outer, innerRadius: inner, snap: snap))
    }

    @Test("Area and length of a parallel outline follow Steiner's formulas", arguments: 1...30)
    func steiner(_ start: Int) throws {
        var random = SplitMix(start)
        var tried = 0
        for _ in 0..<40 {
            let boxes = random.bool() ? RandomBoxes.scattered(&random) : RandomBoxes.caption(&random)
            let plain = try outline(boxes, random.double(1...12), random.double(1...12))
            let distance = random.double(-4...4)
            let shrinking = plain.vertices.filter { $0.isConvex == (distance < 0) }
            guard shrinking.allSatisfy({ $0.radius >= abs(distance) }), let moved = plain.offset(by: distance)
            else { continue }
            tried += 1
            let holes = plain.contours.count { $0.isHole }
            let turns = Double(plain.contours.count - 2 * holes)
            #expect(isClose(moved.perimeter, plain.perimeter + 2 * .pi * distance * turns))
            #expect(
                isClose(moved.area, plain.area + plain.perimeter * distance + .pi * distance * distance * turns))
        }
        #expect(tried > 0)
    }

    @Test("Every point of a parallel outline lies at the distance from the outline", arguments: 1...30)
    func distance(_ start: Int) throws {
        var random = SplitMix(start + 500)
        var tried = 0
        for _ in 0..<6 {
            let boxes = random.bool() ? RandomBoxes.scattered(&random) : RandomBoxes.caption(&random)
            let plain = try outline(boxes, random.double(3...12), random.double(3...12), snap: 8)
            let distance = random.double(-8...8)
            guard let moved = plain.offset(by: distance) else { continue }
            tried += 1
            let flat = FlatPath(plain.path)
            for polygon in FlatPath(moved.path, stepsPerTurn: 16).polygons {
                for p in polygon where !moved.vertices.contains(where: { $0.radius == 0 && $0.position == p }) {
                    #expect(abs(flat.distance(to: p) - abs(distance)) < 5e-3)
                }
            }
            #expect(!FlatPath(moved.path, stepsPerTurn: 16).crossesItself)
        }
        #expect(tried > 0)
    }

    @Test("Moving out and back gives the outline again")
    func thereAndBack() throws {
        let boxes = [Rect(x0: 0, y0: 0, x1: 180, y1: 40), Rect(x0: 0, y0: 40, x1: 240, y1: 80)]
        let plain = try outline(boxes, 12, 10)
        #expect(plain.offset(by: 6)?.offset(by: -6) == plain)
        #expect(plain.offset(by: 0) == plain)
    }

    @Test("Sharp corners stay sharp")
    func mitre() throws {
        let moved = try outline([Rect(x0: 0, y0: 0, x1: 40, y1: 40)], 0, 0).offset(by: 5)
        #expect(moved?.area == 2500)
        #expect(moved?.vertices.allSatisfy { $0.radius == 0 } == true)
    }

    @Test("A concave radius shrinks to a sharp corner on long edges")
    func sharpConcave() throws {
        let boxes = [Rect(x0: 0, y0: 0, x1: 100, y1: 40), Rect(x0: 0, y0: 40, x1: 200, y1: 80)]
        let moved = try outline(boxes, 5, 4).offset(by: 10)
        #expect(moved?.vertices.first { !$0.isConvex }?.radius == 0)
        #expect(moved?.vertices.first { $0.isConvex }?.radius == 15)
    }

    @Test("There is none where an arc on a short step would be cut")
    func shortStep() throws {
        let boxes = [Rect(x0: 0, y0: 0, x1: 186, y1: 40), Rect(x0: 0, y0: 40, x1: 200, y1: 80)]
        let plain = try outline(boxes, 12, 10)
        // The concave radius is 14 * 10 / 22, about 6.36.
        #expect(plain.offset(by: 6.3) != nil)
        #expect(plain.offset(by: 6.4) == nil)
    }

    @Test("There is none where a gap, hole or slot closes or a neck breaks")
    func collisions() throws {
        let groups = try outline(
            [Rect(x0: 0, y0: 0, x1: 100, y1: 40), Rect(x0: 0, y0: 50, x1: 100, y1: 90)], 5, 5)
        #expect(groups.offset(by: 4.9) != nil)
        #expect(groups.offset(by: 5.1) == nil)
        #expect(groups.offset(by: -4) != nil)

        let corners = try outline([Rect(x0: 0, y0: 0, x1: 40, y1: 40), Rect(x0: 46, y0: 46, x1: 90, y1: 90)], 0, 0)
        #expect(corners.offset(by: 2.9) != nil)
        #expect(corners.offset(by: 3.1) == nil)

        let ring = try outline(
            [
                Rect(x0: 0, y0: 0, x1: 100, y1: 30), Rect(x0: 0, y0: 30, x1: 40, y1: 60),
                Rect(x0: 50, y0: 30, x1: 100, y1: 60), Rect(x0: 0, y0: 60, x1: 100, y1: 90),
            ], 8, 5)
        #expect(ring.offset(by: 4) != nil)
        #expect(ring.offset(by: 5.1) == nil)

        let slot = try outline(
            [
                Rect(x0: 0, y0: 0, x1: 40, y1: 60), Rect(x0: 50, y0: 0, x1: 100, y1: 60),
                Rect(x0: 0, y0: 60, x1: 100, y1: 90),
            ], 5, 5)
        #expect(slot.offset(by: 4.9) != nil)
        #expect(slot.offset(by: 5.1) == nil)

        let neck = try outline(
            [
                Rect(x0: 0, y0: 0, x1: 100, y1: 40), Rect(x0: 45, y0: 40, x1: 55, y1: 80),
                Rect(x0: 0, y0: 80, x1: 100, y1: 120),
            ], 5, 5)
        #expect(neck.offset(by: -4.9) != nil)
        #expect(neck.offset(by: -5.1) == nil)
        #expect(neck.offset(by: -200) == nil)
    }

    @Test("There is none for a distance that is no number or beyond all measure")
    func badDistance() throws {
        let plain = try outline([Rect(x0: 0, y0: 0, x1: 40, y1: 40)], 5, 5)
        for distance in [Double.nan, .infinity, 1e300] { #expect(plain.offset(by: distance) == nil) }
    }
}
