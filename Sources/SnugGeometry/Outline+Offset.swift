extension Outline {
    /// The parallel outline at a distance, outwards if positive: the edge of a stroke.
    ///
    /// Corners keep their centres, so a convex radius grows by the distance and a concave one shrinks by it, down to a
    /// sharp corner; a sharp corner stays sharp (a mitre).
    ///
    /// Returns nil where no such outline is exactly parallel: an edge would be used up or an arc cut short, or two
    /// parts of the outline would run into one another (a slot, hole, neck or gap narrower than twice the distance).
    /// Soft corners allow a distance inwards of the bend only up to half the radius. O(n log n) like the outline.
    public func offset(by distance: Double) -> Outline? {
        guard abs(distance) <= Lattice.limit else { return nil }
        if distance == 0 || contours.isEmpty { return self }
        var moved: [OutlineContour] = []
        for contour in contours {
            guard let parallel = contour.offset(by: distance) else { return nil }
            moved.append(parallel)
        }
        if hasCollision(at: Lattice.step(nearest: distance)) { return nil }
        return Outline(contours: moved)
    }

    /// Whether the polygon moved corner by corner is not the polygon of the region grown (or shrunk) as a whole.
    private func hasCollision(at distance: Int64) -> Bool {
        let polygons = contours.map { $0.latticeVertices() }
        let boxes = LatticeContour.boxes(inside: polygons)
        guard let bounds = LatticeBox.bounds(of: boxes) else { return true }
        let expected: Bands
        if distance >= 0 {
            expected = Bands(covering: boxes.map { $0.grown(by: distance) })
        } else {
            let frame = bounds.grown(by: 1 - 2 * distance)
            let outside = Bands(covering: boxes).complement(in: frame)
            let grownOutside = Bands(covering: outside.map { $0.grown(by: -distance) })
            expected = Bands(covering: grownOutside.complement(in: frame))
        }
        let actual = zip(contours, polygons).map { contour, polygon in
            LatticeContour(contour.moved(polygon, by: distance))
        }
        return LatticeContour.sorted(actual) != LatticeContour.contours(of: expected)
    }
}

extension OutlineContour {
    /// The contour moved outwards, or nil if an edge turns round or is too short for its roundings.
    fileprivate func offset(by distance: Double) -> OutlineContour? {
        var result = self
        for (index, vertex) in vertices.enumerated() {
            let (before, after) = directions(at: index)
            let outwards = (before + after) * (vertex.isConvex ? -1 : 1)
            result.vertices[index].position = vertex.position + outwards * distance
            let growth = vertex.isConvex ? distance : -distance
            if vertex.isSoft && growth < -vertex.radius / 2 { return nil }
            let radius = vertex.radius > 0 ? max(0, vertex.radius + growth) : 0
            result.vertices[index].radius = radius
            result.vertices[index].cut = radius > 0 ? vertex.cut + growth : 0
        }
        for index in vertices.indices {
            let old = directions(at: index).after
            let new = result.directions(at: index).after
            let needed = result.vertices[index].cut + result.vertices[self.index(after: index)].cut
            let length = result.edgeLength(after: index)
            // The slack covers roundings that shared an edge to the full before.
            guard old.dot(new) > 0.5, needed <= length + 1e-9 * max(1, length) else { return nil }
        }
        return result
    }

    /// The corners on the lattice.
    fileprivate func latticeVertices() -> [LatticeContour.Vertex] {
        vertices.map {
            LatticeContour.Vertex(
                x: Lattice.step(nearest: $0.position.x), y: Lattice.step(nearest: $0.position.y),
                isConvex: $0.isConvex)
        }
    }

    /// The lattice corners of this contour moved outwards.
    fileprivate func moved(_ polygon: [LatticeContour.Vertex], by distance: Int64) -> [LatticeContour.Vertex] {
        polygon.enumerated().map { index, vertex in
            let (before, after) = directions(at: index)
            let sign: Int64 = vertex.isConvex ? -1 : 1
            var moved = vertex
            moved.x += Int64(before.x + after.x) * sign * distance
            moved.y += Int64(before.y + after.y) * sign * distance
            return moved
        }
    }
}

extension LatticeContour {
    /// The boxes that polygons enclose, one for each stretch of each band between two of their corners' heights.
    fileprivate static func boxes(inside polygons: [[Vertex]]) -> [LatticeBox] {
        var sides: [(x: Int64, y0: Int64, y1: Int64)] = []
        var heights: [Int64] = []
        for polygon in polygons {
            for (index, a) in polygon.enumerated() {
                let b = polygon[index + 1 < polygon.count ? index + 1 : 0]
                heights.append(a.y)
                if a.y != b.y { sides.append((a.x, min(a.y, b.y), max(a.y, b.y))) }
            }
        }
        heights.sort()
        sides.sort { ($0.y0, $0.x) < ($1.y0, $1.x) }
        var boxes: [LatticeBox] = []
        var next = 0
        var active: [(x: Int64, y0: Int64, y1: Int64)] = []
        guard var y0 = heights.first else { return [] }
        for y1 in heights where y1 > y0 {
            active.removeAll { $0.y1 <= y0 }
            while next < sides.count && sides[next].y0 <= y0 {
                active.append(sides[next])
                next += 1
            }
            active.sort { $0.x < $1.x }
            for pair in stride(from: 0, to: active.count - 1, by: 2) where active[pair].x < active[pair + 1].x {
                boxes.append(LatticeBox(x0: active[pair].x, y0: y0, x1: active[pair + 1].x, y1: y1))
            }
            y0 = y1
        }
        return boxes
    }
}
