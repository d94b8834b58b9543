import SnugGeometry
import Testing

/// What holds for every outline, tried on boxes of several kinds.
@Suite struct OutlinePropertyTests {
    private func parameters(_ random: inout SplitMix) -> OutlineParameters {
        let caps: [OutlineCap] = [.automatic, .unlimited, .limit(5)]
        return OutlineParameters(
            outerRadius: Double(random.int(0...30)), innerRadius: Double(random.int(0...30)),
            snap: Double(random.int(0...25)), bridge: Double(random.int(0...4)), cap: caps[random.int(0...2)])
    }

    /// Runs a check on boxes and parameters of all kinds.
    private func forEachExample(
        _ start: Int, _ check: ([Rect], OutlineParameters) throws -> Void
    ) throws {
        var random = SplitMix(start * 7919)
        for _ in 0..<12 {
            try check(RandomBoxes.scattered(&random), parameters(&random))
            try check(RandomBoxes.caption(&random), parameters(&random))
            try check(RandomBoxes.loose(&random), parameters(&random))
        }
    }

    /// A sharp outline of the same shape.
    private func sharp(_ parameters: OutlineParameters) -> OutlineParameters {
        var parameters = parameters
        parameters.outerRadius = 0
        parameters.innerRadius = 0
        return parameters
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

    @Test("Without radii, snapping and bridging the outline is the plain union", arguments: 1...15)
    func plainUnion(_ start: Int) throws {
        try forEachExample(start) { boxes, _ in
            let outline = try Outline(around: boxes, parameters: OutlineParameters(outerRadius: 0, innerRadius: 0))
            #expect(isClose(outline.area, unionArea(boxes), within: 1e-5))
            let flat = FlatPath(outline.path)
            var random = SplitMix(start)
            for _ in 0..<20 {
                let p = Point(x: random.double(-5...200), y: random.double(-5...250))
                let nearest = flat.distance(to: p)
                if nearest < 1e-3 { continue }
                let isInside = boxes.contains { $0.x0 < p.x && p.x < $0.x1 && $0.y0 < p.y && p.y < $0.y1 }
                #expect(flat.winding(about: p) == (isInside ? 1 : 0))
            }
        }
    }

    @Test("Every box lies inside the sharp outline, and the bounds are those of the boxes", arguments: 1...15)
    func containment(_ start: Int) throws {
        try forEachExample(start) { boxes, parameters in
            let outline = try Outline(around: boxes, parameters: sharp(parameters))
            let flat = FlatPath(outline.path)
            for box in boxes {
                for p in [
                    Point(x: box.x0 + 1e-3, y: box.y0 + 1e-3), Point(x: box.x1 - 1e-3, y: box.y0 + 1e-3),
                    Point(x: box.x1 - 1e-3, y: box.y1 - 1e-3), Point(x: box.x0 + 1e-3, y: box.y1 - 1e-3), box.center,
                ] {
                    #expect(flat.winding(about: p) == 1)
                }
            }
            let bounds = boxes.dropFirst().reduce(boxes[0]) { $0.union($1) }
            for (a, b) in [
                (outline.bounds.x0, bounds.x0), (outline.bounds.y0, bounds.y0), (outline.bounds.x1, bounds.x1),
                (outline.bounds.y1, bounds.y1),
            ] {
                #expect(abs(a - b) <= 1e-5)
            }
        }
    }

    @Test("The outline of the outline's own bands is the same", arguments: 1...15)
    func idempotence(_ start: Int) throws {
        try forEachExample(start) { boxes, parameters in
            let outline = try Outline(around: boxes, parameters: sharp(parameters))
            let ys = Set(outline.vertices.map(\.position.y)).sorted()
            var bands: [Rect] = []
            for (y0, y1) in zip(ys, ys.dropFirst()) {
                let xs = outline.contours.flatMap(\.edges).filter { edge in
                    let (a, b) = (edge.from.position, edge.to.position)
                    return a.x == b.x && min(a.y, b.y) <= y0 && y1 <= max(a.y, b.y)
                }.map(\.from.position.x).sorted()
                for pair in stride(from: 0, to: xs.count, by: 2) {
                    bands.append(Rect(x0: xs[pair], y0: y0, x1: xs[pair + 1], y1: y1))
                }
            }
            #expect(try Outline(around: bands, parameters: sharp(parameters)) == outline)
        }
    }

    @Test("No step of lines of text is above 0 and below the threshold", arguments: 1...15)
    func noSmallSteps(_ start: Int) throws {
        var random = SplitMix(start)
        for _ in 0..<20 {
            let boxes = RandomBoxes.caption(&random)
            var parameters = parameters(&random)
            parameters.snap = Double(random.int(1...40))
            let outline = try Outline(around: boxes, parameters: parameters)
            for edge in outline.contours.flatMap(\.edges) where edge.from.isConvex != edge.to.isConvex {
                let step = abs(edge.from.position.x - edge.to.position.x)
                #expect(step == 0 || step >= parameters.snap)
            }
        }
    }

    @Test("The two radii of an edge are never longer than the edge, and none exceeds what was asked", arguments: 1...15)
    func radiiFitEdges(_ start: Int) throws {
        try forEachExample(start) { boxes, parameters in
            let outline = try Outline(around: boxes, parameters: parameters)
            for edge in outline.contours.flatMap(\.edges) {
                let length = (edge.to.position - edge.from.position).length
                #expect(edge.from.radius + edge.to.radius <= length + 1e-9)
                #expect(edge.from.radius <= (edge.from.isConvex ? parameters.outerRadius : parameters.innerRadius))
            }
            #expect(!FlatPath(outline.path, stepsPerTurn: 32).crossesItself)
        }
    }

    @Test("Area and length are those of the sharp outline less the roundings, and those of the path", arguments: 1...15)
    func measures(_ start: Int) throws {
        try forEachExample(start) { boxes, parameters in
            let outline = try Outline(around: boxes, parameters: parameters)
            let plain = try Outline(around: boxes, parameters: sharp(parameters))
            let q = 1 - Double.pi / 4
            let convex = outline.vertices.filter(\.isConvex).map { $0.radius * $0.radius }.reduce(0, +)
            let concave = outline.vertices.filter { !$0.isConvex }.map { $0.radius * $0.radius }.reduce(0, +)
            #expect(isClose(outline.area, plain.area - q * convex + q * concave))
            let radii = outline.vertices.map(\.radius).reduce(0, +)
            #expect(isClose(outline.perimeter, plain.perimeter - (2 - Double.pi / 2) * radii))
            #expect(isClose(outline.path.signedArea, outline.area))
            #expect(isClose(outline.path.length, outline.perimeter))
        }
    }

    @Test("Nonzero and even-odd filling agree: the path runs about each point once or not at all", arguments: 1...15)
    func winding(_ start: Int) throws {
        try forEachExample(start) { boxes, parameters in
            let flat = FlatPath(try Outline(around: boxes, parameters: parameters).path, stepsPerTurn: 32)
            var random = SplitMix(start)
            for _ in 0..<30 {
                let p = Point(x: random.double(-5...200), y: random.double(-5...250))
                #expect([0, 1].contains(flat.winding(about: p)))
            }
        }
    }

    @Test("Order, mirror images, whole moves and doubling change nothing else", arguments: 1...15)
    func symmetries(_ start: Int) throws {
        // Bridges are left out: a gap of an odd number of grid steps has no middle on the grid.
        var random = SplitMix(start * 31)
        for _ in 0..<20 {
            let boxes = random.bool() ? RandomBoxes.scattered(&random) : RandomBoxes.caption(&random)
            var parameters = parameters(&random)
            parameters.bridge = 0
            let plain = try Outline(around: boxes, parameters: parameters)
            #expect(try Outline(around: boxes.shuffled(using: &random), parameters: parameters) == plain)

            let mirroredX = try Outline(
                around: boxes.map { Rect(x0: -$0.x1, y0: $0.y0, x1: -$0.x0, y1: $0.y1) }, parameters: parameters)
            #expect(mirroredX.corners { $0 } == plain.corners { Point(x: -$0.x, y: $0.y) })
            let mirroredY = try Outline(
                around: boxes.map { Rect(x0: $0.x0, y0: -$0.y1, x1: $0.x1, y1: -$0.y0) }, parameters: parameters)
            #expect(mirroredY.corners { $0 } == plain.corners { Point(x: $0.x, y: -$0.y) })

            let d = Point(x: -300.5, y: 4096.25)
            let moved = try Outline(around: boxes.map { $0.offset(by: d) }, parameters: parameters)
            #expect(moved.corners { $0 } == plain.corners { $0 + d })

            var doubled = parameters
            doubled.outerRadius *= 2
            doubled.innerRadius *= 2
            doubled.snap *= 2
            if case .limit(let radius) = doubled.cap { doubled.cap = .limit(2 * radius) }
            let scaled = try Outline(around: boxes.map { $0.scaled(by: 2) }, parameters: doubled)
            #expect(
                scaled.vertices
                    == plain.vertices.map {
                        OutlineVertex(position: $0.position * 2, isConvex: $0.isConvex, radius: $0.radius * 2)
                    })
        }
    }

    @Test("Outer contours run clockwise, holes the other way, and corners balance", arguments: 1...15)
    func orientation(_ start: Int) throws {
        try forEachExample(start) { boxes, parameters in
            for contour in try Outline(around: boxes, parameters: parameters).contours {
                #expect(contour.isHole == (contour.signedArea < 0))
                let convex = contour.vertices.count { $0.isConvex }
                let concave = contour.vertices.count - convex
                #expect(convex - concave == (contour.isHole ? -4 : 4))
                let first = contour.vertices[0].position
                #expect(contour.vertices.allSatisfy { (first.y, first.x) <= ($0.position.y, $0.position.x) })
            }
        }
    }

    @Test("A single box gives the same in both modes", arguments: 1...20)
    func singleBox(_ start: Int) throws {
        var random = SplitMix(start)
        let boxes = RandomBoxes.loose(&random, count: 1...1)
        let radius = random.double(0...40)
        let fillet = try Outline(
            around: boxes, parameters: OutlineParameters(outerRadius: radius, innerRadius: 3, cap: .unlimited))
        let union = try RoundedUnion(of: boxes, radius: radius)
        #expect(isClose(fillet.area, union.area))
        #expect(isClose(fillet.perimeter, union.perimeter))
        #expect(union.corners.isEmpty)
    }

    @Test("Without radii both modes have the same corners", arguments: 1...30)
    func bothModes(_ start: Int) throws {
        var random = SplitMix(start)
        for _ in 0..<10 {
            let boxes = random.bool() ? RandomBoxes.scattered(&random) : RandomBoxes.caption(&random)
            let fillet = try Outline(around: boxes, parameters: OutlineParameters(outerRadius: 0, innerRadius: 0))
            let union = try RoundedUnion(of: boxes, radius: 0)
            #expect(union.corners == fillet.vertices.map(\.position))
            #expect(union.contourCount == fillet.contours.count)
            #expect(union.holeCount == fillet.contours.count { $0.isHole })
            #expect(isClose(union.area, fillet.area))
            #expect(isClose(union.perimeter, fillet.perimeter))
        }
    }
}
