/// A cubic Bézier curve.
struct CubicCurve {
    var p0: Point
    var p1: Point
    var p2: Point
    var p3: Point

    init(_ p0: Point, _ p1: Point, _ p2: Point, _ p3: Point) {
        self.p0 = p0
        self.p1 = p1
        self.p2 = p2
        self.p3 = p3
    }

    /// The same curve as a quadratic one.
    init(from start: Point, quadratic control: Point, to end: Point) {
        self.init(start, start + (control - start) * (2.0 / 3), end + (control - end) * (2.0 / 3), end)
    }

    /// The point at a parameter in 0...1.
    func point(at t: Double) -> Point {
        let s = 1 - t
        return p0 * (s * s * s) + p1 * (3 * s * s * t) + p2 * (3 * s * t * t) + p3 * (t * t * t)
    }

    /// The derivative at a parameter in 0...1.
    func velocity(at t: Double) -> Point {
        let s = 1 - t
        return ((p1 - p0) * (s * s) + (p2 - p1) * (2 * s * t) + (p3 - p2) * (t * t)) * 3
    }

    /// The length, by five-point Gauss-Legendre quadrature on 16 pieces: about 1e-12 for curves without cusps.
    var length: Double {
        let pieces = 16
        let inner = (5 - 2 * (10.0 / 7).squareRoot()).squareRoot() / 3
        let outer = (5 + 2 * (10.0 / 7).squareRoot()).squareRoot() / 3
        let innerWeight = (322 + 13 * 70.0.squareRoot()) / 900
        let outerWeight = (322 - 13 * 70.0.squareRoot()) / 900
        var sum = 0.0
        for piece in 0..<pieces {
            func speed(_ node: Double) -> Double {
                velocity(at: (Double(piece) + (1 + node) / 2) / Double(pieces)).length
            }
            sum += speed(0) * 128 / 225 + (speed(inner) + speed(-inner)) * innerWeight
            sum += (speed(outer) + speed(-outer)) * outerWeight
        }
        return sum / Double(2 * pieces)
    }

    /// Twice the area swept by the vector from the origin, by Green's theorem; clockwise on the screen is positive.
    var doubleSweptArea: Double {
        let a = p0.x * (6 * p1.y + 3 * p2.y + p3.y)
        let b = 3 * (p1.x * (-2 * p0.y + p2.y + p3.y) - p2.x * (p0.y + p1.y - 2 * p3.y))
        let c = p3.x * (p0.y + 3 * p1.y + 6 * p2.y)
        return (a + b - c) / 10
    }

    /// The points inside the curve where it is farthest to the left, right, top or bottom of its surroundings.
    var extremes: [Point] {
        let a = (p3 - p0) + (p1 - p2) * 3
        let b = (p0 - p1 * 2 + p2) * 2
        let c = p1 - p0
        let parameters = Self.roots(a.x, b.x, c.x) + Self.roots(a.y, b.y, c.y)
        return parameters.filter { $0 > 0 && $0 < 1 }.map { point(at: $0) }
    }

    /// The real roots of a t² + b t + c, computed so that nearly equal terms are never subtracted.
    private static func roots(_ a: Double, _ b: Double, _ c: Double) -> [Double] {
        let discriminant = b * b - 4 * a * c
        guard discriminant >= 0 else { return [] }
        let q = -(b + (b < 0 ? -1 : 1) * discriminant.squareRoot()) / 2
        return [q / a, c / q].filter { $0.isFinite }
    }
}
