import SnugGeometry
import Testing

/// Corners rounded by a curve that starts flatter than a circle.
@Suite struct SoftCornerTests {
    private let ladder = [
        Rect(x0: 0, y0: 0, x1: 180, y1: 40), Rect(x0: 0, y0: 40, x1: 240, y1: 80),
        Rect(x0: 0, y0: 80, x1: 120, y1: 120),
    ]

    private func outline(_ boxes: [Rect], softness: Double) throws -> Outline {
        try Outline(
            around: boxes,
            parameters: OutlineParameters(outerRadius: 12, innerRadius: 10, snap: 8, softness: softness))
    }

    @Test("A soft corner starts farther out, keeps the radius and passes the apex of the arc")
    func apex() throws {
        let soft = try outline(ladder, softness: 0.5)
        let round = try outline(ladder, softness: 0)
        #expect(soft.vertices.map(\.radius) == round.vertices.map(\.radius))
        let middles = soft.path.elements.indices.compactMap { index -> Point? in
            guard case .cubic(let a, let b, let end) = soft.path.elements[index] else { return nil }
            let start: Point
            switch soft.path.elements[index - 1] {
            case .line(let p), .move(let p), .cubic(_, _, let p): start = p
            default: return nil
            }
            return (start + a * 3 + b * 3 + end) * 0.125
        }
        #expect(middles.count == 8)
        for (vertex, middle) in zip(soft.vertices, middles) {
            #expect(vertex.cut > vertex.radius)
            #expect(isClose((middle - vertex.position).length, vertex.radius * (2.0.squareRoot() - 1)))
        }
    }

    @Test("Full cuts are one and a half radii at softness 0.5 where there is room")
    func cuts() throws {
        let soft = try outline([Rect(x0: 0, y0: 0, x1: 200, y1: 40)], softness: 0.5)
        #expect(soft.vertices.allSatisfy { isClose($0.cut, 18) })
        let tight = try outline([Rect(x0: 0, y0: 0, x1: 200, y1: 30)], softness: 0.5)
        #expect(tight.vertices.allSatisfy { isClose($0.cut, 15) })
    }

    @Test("Cuts fit their edges, and measures are those of the path", arguments: 1...20)
    func properties(_ start: Int) throws {
        var random = SplitMix(start)
        for _ in 0..<10 {
            let boxes = random.bool() ? RandomBoxes.scattered(&random) : RandomBoxes.caption(&random)
            let soft = try outline(boxes, softness: random.double(0...0.6))
            for edge in soft.contours.flatMap(\.edges) {
                #expect(edge.from.cut + edge.to.cut <= (edge.to.position - edge.from.position).length + 1e-9)
                #expect(edge.from.cut >= edge.from.radius)
            }
            #expect(isClose(soft.area, soft.path.signedArea))
            #expect(isClose(soft.perimeter, soft.path.length, within: 1e-8))
            #expect(!FlatPath(soft.path).crossesItself)
        }
    }

    @Test("Softness next to nothing is next to round")
    func continuity() throws {
        let soft = try outline(ladder, softness: 1e-6)
        let round = try outline(ladder, softness: 0)
        #expect(abs(soft.area - round.area) < 0.5)
        #expect(abs(soft.perimeter - round.perimeter) < 0.05)
    }

    @Test("The parallel of a soft outline keeps its distance to three hundredths", arguments: [0.25, 0.5, 0.6])
    func offset(_ softness: Double) throws {
        let soft = try outline(ladder, softness: softness)
        let flat = FlatPath(soft.path)
        for distance in [-6.0, -3, -1, 1, 3, 5] {
            let moved = try #require(soft.offset(by: distance))
            for (index, p) in FlatPath(moved.path).polygons.joined().enumerated() where index % 5 == 0 {
                #expect(abs(flat.distance(to: p) - abs(distance)) < 0.03 * abs(distance))
            }
        }
        #expect(soft.offset(by: -7) == nil)
        #expect(soft.offset(by: 6) == nil)
    }
}
