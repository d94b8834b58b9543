/// One closed line of an outline; clockwise on the screen, or counter-clockwise if it is a hole.
public struct OutlineContour: Hashable, Sendable {
    /// The corners, from the topmost and then leftmost on; every edge is horizontal or vertical.
    public var vertices: [OutlineVertex]

    /// Makes a contour from its corners.
    public init(vertices: [OutlineVertex]) {
        self.vertices = vertices
    }

    /// The area it encloses, roundings taken into account; negative for a hole.
    public var signedArea: Double {
        var area = polygonArea
        for vertex in vertices {
            area += vertex.isConvex ? -vertex.cutArea : vertex.cutArea
        }
        return area
    }

    /// Whether the contour bounds an empty place inside the region.
    public var isHole: Bool { polygonArea < 0 }

    /// The length of the contour, roundings taken into account.
    public var perimeter: Double {
        var length = 0.0
        for (index, vertex) in vertices.enumerated() {
            length += edgeLength(after: index) - vertex.cutLength
        }
        return length
    }

    /// The area without roundings.
    private var polygonArea: Double {
        guard let origin = vertices.first?.position else { return 0 }
        var sum = 0.0
        for (index, vertex) in vertices.enumerated() {
            let next = vertices[self.index(after: index)]
            sum += (vertex.position - origin).cross(next.position - origin)
        }
        return sum / 2
    }

    /// The distance between a corner and the next one.
    func edgeLength(after index: Int) -> Double {
        let d = vertices[self.index(after: index)].position - vertices[index].position
        return abs(d.x) + abs(d.y)
    }

    func index(after index: Int) -> Int { index + 1 < vertices.count ? index + 1 : 0 }
    func index(before index: Int) -> Int { index > 0 ? index - 1 : vertices.count - 1 }

    /// Unit vectors from a corner towards the one before and the one after it.
    func directions(at index: Int) -> (before: Point, after: Point) {
        let position = vertices[index].position
        func direction(_ d: Point) -> Point {
            Point(x: d.x > 0 ? 1 : d.x < 0 ? -1 : 0, y: d.y > 0 ? 1 : d.y < 0 ? -1 : 0)
        }
        return (
            direction(vertices[self.index(before: index)].position - position),
            direction(vertices[self.index(after: index)].position - position)
        )
    }
}

extension OutlineVertex {
    /// The area between the sharp corner and its rounding.
    var cutArea: Double {
        if isSoft {
            let a = controlDistance
            return (cut * cut + 6 * cut * a + 3 * a * a) / 20
        }
        return (1 - Double.pi / 4) * radius * radius
    }

    /// By how much the rounding is shorter than the two straight pieces it replaces.
    var cutLength: Double {
        if isSoft {
            let a = controlDistance
            let curve = CubicCurve(
                Point(x: cut, y: 0), Point(x: a, y: 0), Point(x: 0, y: a), Point(x: 0, y: cut))
            return 2 * cut - curve.length
        }
        return (2 - Double.pi / 2) * radius
    }
}
