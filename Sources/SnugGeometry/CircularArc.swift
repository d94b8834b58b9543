/// A circular arc of at most a half turn.
struct CircularArc {
    var center: Point
    var radius: Double
    var start: Point
    var end: Point
    var isClockwise: Bool

    /// Vectors from the centre to both ends.
    private var spokes: (start: Point, end: Point) { (start - center, end - center) }

    /// The angle between the two ends as seen from the centre, in radians from 0 to pi.
    var angle: Double {
        let (a, b) = spokes
        return 2 * Self.arcTangent((a - b).length, (a + b).length)
    }

    /// The length of the arc.
    var length: Double { radius * angle }

    /// Twice the area swept by the vector from the origin; clockwise on the screen is positive.
    var doubleSweptArea: Double {
        let turned = radius * radius * angle
        return (isClockwise ? turned : -turned) + center.cross(end - start)
    }

    /// The points inside the arc where it is farthest to the left, right, top or bottom.
    var extremes: [Point] {
        let (a, b) = isClockwise ? spokes : (spokes.end, spokes.start)
        let slack = 1e-9 * radius * radius
        let axes = [
            Point(x: radius, y: 0), Point(x: 0, y: radius), Point(x: -radius, y: 0), Point(x: 0, y: -radius),
        ]
        return axes.filter { q in
            a.cross(q) > slack && q.cross(b) > slack && q.dot(a + b) > -slack
        }.map { center + $0 }
    }

    /// Cubic curves along the arc, none over more than an eighth of a turn: two for a quarter of a circle.
    ///
    /// The distance from the circle stays below 4.3e-6 of the radius. Only square roots are used, so the result is the
    /// same on every processor.
    var cubics: [CubicCurve] {
        let (a, b) = spokes
        if a == b { return [] }
        let middle: Point
        if a.dot(b) < -0.5 * radius * radius {
            // Near a half turn the sum of the spokes is too short to tell the direction.
            let chord = b - a
            let normal = isClockwise ? Point(x: chord.y, y: -chord.x) : Point(x: -chord.y, y: chord.x)
            middle = normal.normalized * radius
        } else {
            middle = (a + b).normalized * radius
        }
        let eighth = radius * radius * (0.5.squareRoot() - 1e-9)
        if a.dot(b) < eighth {
            var first = self
            var second = self
            first.end = center + middle
            second.start = first.end
            return first.cubics + second.cubics
        }
        // Handle length 4/3 tan(angle / 4) r, with tan(x / 2) = sin x / (1 + cos x).
        let halfSine = (a - b).length / (2 * radius)
        let halfCosine = (max(0, 1 - halfSine * halfSine)).squareRoot()
        let handle = 4.0 / 3 * halfSine / (1 + halfCosine)
        func tangent(_ spoke: Point) -> Point {
            isClockwise ? Point(x: -spoke.y, y: spoke.x) : Point(x: spoke.y, y: -spoke.x)
        }
        return [CubicCurve(start, start + tangent(a) * handle, end - tangent(b) * handle, end)]
    }

    /// The angle whose tangent is `y / x`, for y and x of at least 0.
    ///
    /// Written with square roots because the C library's last bit differs between processors.
    static func arcTangent(_ y: Double, _ x: Double) -> Double {
        if y > x { return Double.pi / 2 - arcTangent(x, y) }
        if y == 0 { return 0 }
        var t = y / x
        var factor = 1.0
        for _ in 0..<3 {
            t /= 1 + (1 + t * t).squareRoot()
            factor *= 2
        }
        var power = t
        var sum = 0.0
        for term in 0..<9 {
            sum += (term % 2 == 0 ? power : -power) / Double(2 * term + 1)
            power *= t * t
        }
        return factor * sum
    }
}
