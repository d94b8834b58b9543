import Foundation
import SnugGeometry
import Testing

/// The exact union of rounded boxes.
@Suite struct RoundedUnionTests {
    /// How far a point lies outside a rounded box; negative inside.
    private func distance(_ p: Point, _ box: Rect, _ radius: Double) -> Double {
        let r = min(radius, box.width / 2, box.height / 2)
        let x = abs(p.x - box.center.x) - (box.width / 2 - r)
        let y = abs(p.y - box.center.y) - (box.height / 2 - r)
        return hypot(max(x, 0), max(y, 0)) + min(max(x, y), 0) - r
    }

    /// The filled length at a height, straight from the definition.
    private func filledLength(_ boxes: [Rect], _ radius: Double, at y: Double) -> Double {
        var spans: [(Double, Double)] = []
        for box in boxes where box.y0 < y && y < box.y1 {
            let r = min(radius, box.width / 2, box.height / 2)
            let d = max(0, box.y0 + r - y, y - (box.y1 - r))
            let inset = r - (max(0, r * r - d * d)).squareRoot()
            spans.append((box.x0 + inset, box.x1 - inset))
        }
        var sum = 0.0
        var end = -Double.infinity
        for (a, b) in spans.sorted(by: { $0.0 < $1.0 }) where b > end {
            sum += b - max(a, end)
            end = b
        }
        return sum
    }

    private func boxes(_ random: inout SplitMix) -> [Rect] {
        switch random.int(0...2) {
        case 0: RandomBoxes.scattered(&random)
        case 1: RandomBoxes.caption(&random)
        default: RandomBoxes.loose(&random)
        }
    }

    @Test("Its area is that of a finely ruled picture of it", arguments: 1...20)
    func area(_ start: Int) throws {
        var random = SplitMix(start)
        for _ in 0..<6 {
            let boxes = boxes(&random)
            let radius = random.double(0...30)
            let union = try RoundedUnion(of: boxes, radius: radius)
            let bounds = boxes.dropFirst().reduce(boxes[0]) { $0.union($1) }
            let rules = 500
            let pitch = bounds.height / Double(rules)
            let ruled = (0..<rules).map { filledLength(boxes, radius, at: bounds.y0 + (Double($0) + 0.5) * pitch) }
            // Two rules may be wrong where a side is horizontal.
            #expect(abs(union.area - ruled.reduce(0, +) * pitch) < 2 * pitch * bounds.width)
            #expect(isClose(union.path.signedArea, union.area))
            #expect(isClose(union.path.length, union.perimeter))
        }
    }

    @Test("A point lies inside exactly if it lies in one of the rounded boxes", arguments: 1...40)
    func membership(_ start: Int) throws {
        var random = SplitMix(start + 77)
        for _ in 0..<6 {
            let boxes = boxes(&random)
            let radius = random.double(0...30)
            let flat = FlatPath(try RoundedUnion(of: boxes, radius: radius).path, stepsPerTurn: 512)
            for _ in 0..<40 {
                let p = Point(x: random.double(-5...150), y: random.double(-5...150))
                let nearest = boxes.map { distance(p, $0, radius) }.min() ?? 1
                if abs(nearest) < 1e-3 { continue }
                #expect(flat.winding(about: p) == (nearest < 0 ? 1 : 0))
            }
        }
    }

    @Test("Its corners are those points of the boundary where two rounded boxes meet", arguments: 1...40)
    func corners(_ start: Int) throws {
        var random = SplitMix(start + 99)
        for _ in 0..<10 {
            let boxes = RandomBoxes.loose(&random)
            let radius = random.double(1...30)
            let union = try RoundedUnion(of: boxes, radius: radius)
            for corner in union.corners {
                let distances = boxes.map { distance(corner, $0, radius) }
                #expect(distances.count { abs($0) < 1e-4 } >= 2)
                #expect((distances.min() ?? 0) > -1e-4)
            }
        }
    }

    @Test("Its boundary is as long as what the boxes' own boundaries show", arguments: 1...20)
    func perimeter(_ start: Int) throws {
        var random = SplitMix(start + 300)
        let boxes = RandomBoxes.loose(&random)
        let radius = random.double(0...30)
        let union = try RoundedUnion(of: boxes, radius: radius)
        var visible = 0.0
        for (index, box) in boxes.enumerated() {
            let own = FlatPath(try RoundedUnion(of: [box], radius: radius).path, stepsPerTurn: 512)
            for (a, b) in own.sides {
                let pieces = max(1, Int((b - a).length / 0.2))
                for piece in 0..<pieces {
                    let p = a + (b - a) * ((Double(piece) + 0.5) / Double(pieces))
                    let isCovered = boxes.indices.contains { $0 != index && distance(p, boxes[$0], radius) < 0 }
                    if !isCovered { visible += (b - a).length / Double(pieces) }
                }
            }
        }
        #expect(isClose(union.perimeter, visible, within: 5e-3))
    }

    @Test("Touching lines of equal width have notches of the radius with their tips on the shared height")
    func notches() throws {
        let boxes = [Rect(x0: 10, y0: 0, x1: 210, y1: 40), Rect(x0: 10, y0: 40, x1: 210, y1: 80)]
        let union = try RoundedUnion(of: boxes, radius: 12)
        #expect(union.corners == [Point(x: 198, y: 40), Point(x: 22, y: 40)])
        for overlap in [1.0, 10, 23, 24, 30] {
            let closer = try RoundedUnion(of: [boxes[0], boxes[1].offset(by: Point(x: 0, y: -overlap))], radius: 12)
            #expect(closer.corners.count == (overlap < 24 ? 2 : 0))
        }
    }

    @Test("Circles that touch in one point are two contours, whichever way they lie")
    func touchingCircles() throws {
        let directions = [(40, 0), (0, 40), (24, 32), (-32, 24)].map { Point(x: $0.0, y: $0.1) }
        for d in directions {
            let box = Rect(x0: 0, y0: 0, x1: 40, y1: 40)
            let union = try RoundedUnion(of: [box, box.offset(by: d)], radius: 20)
            #expect(union.contourCount == 2)
            #expect(union.corners.isEmpty)
            #expect(isClose(union.area, 2 * .pi * 400))
            #expect(isClose(union.perimeter, 2 * .pi * 40))
        }
    }

    @Test("Circles about the corners of a square leave a hole with four cusps")
    func holeWithCusps() throws {
        let boxes = [(0.0, 0.0), (40, 0), (40, 40), (0, 40)].map { x, y in
            Rect(x0: x, y0: y, x1: x + 40, y1: y + 40)
        }
        let union = try RoundedUnion(of: boxes, radius: 20)
        // They touch in points only, so each stays a contour of its own.
        #expect(union.contourCount == 4)
        #expect(union.holeCount == 0)
        let closer = try RoundedUnion(
            of: boxes.map { $0.inset(by: EdgeInsets(-1)) }, radius: 21)
        #expect(closer.contourCount == 2)
        #expect(closer.holeCount == 1)
        #expect(closer.corners.count == 8)
    }

    @Test("A box inside another, or the same box again, changes nothing")
    func contained() throws {
        let box = Rect(x0: 0, y0: 0, x1: 100, y1: 50)
        let plain = try RoundedUnion(of: [box], radius: 10)
        #expect(try RoundedUnion(of: [box, box], radius: 10) == plain)
        let inner = try RoundedUnion(of: [box, Rect(x0: 0, y0: 12, x1: 60, y1: 38)], radius: 10)
        #expect(isClose(inner.area, plain.area))
        #expect(isClose(inner.perimeter, plain.perimeter))
        #expect(inner.corners.isEmpty)
    }

    @Test("Far from the origin it is as exact as near it")
    func farAway() throws {
        var random = SplitMix(4)
        let boxes = RandomBoxes.scattered(&random)
        let near = try RoundedUnion(of: boxes, radius: 7)
        let far = try RoundedUnion(of: boxes.map { $0.offset(by: Point(x: 1e9, y: -1e9)) }, radius: 7)
        #expect(isClose(far.area, near.area))
        #expect(far.corners.count == near.corners.count)
    }

    @Test("Five thousand lines take a moment", .timeLimit(.minutes(5)))
    func manyLines() throws {
        var random = SplitMix(8)
        let boxes = (0..<5000).map { line in
            let half = random.double(100...300)
            return Rect(x0: 300 - half, y0: Double(line) * 48 - 2, x1: 300 + half, y1: Double(line) * 48 + 50)
        }
        let union = try RoundedUnion(of: boxes, radius: 12)
        #expect(union.contourCount == 1)
        #expect(union.holeCount == 0)
    }
}
