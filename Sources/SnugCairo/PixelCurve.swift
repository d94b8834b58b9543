internal import SnugGeometry

/// A cubic curve in pixels.
struct PixelCurve {
    let start: Point
    let control1: Point
    let control2: Point
    let end: Point

    /// Whether the curve bends so much somewhere that its centre of curvature lies nearer than a distance.
    func isTighter(than radius: Double) -> Bool {
        let (a, b, c) = (control1 - start, control2 - control1, end - control2)
        let steps = 8
        return (0...steps).contains { step in
            let t = Double(step) / Double(steps)
            let s = 1 - t
            // A third of the first derivative and a sixth of the second.
            let velocity = a * (s * s) + b * (2 * s * t) + c * (t * t)
            let bend = (b - a) * s + (c - b) * t
            let speed = velocity.x * velocity.x + velocity.y * velocity.y
            let turn = abs(velocity.x * bend.y - velocity.y * bend.x)
            // The radius of curvature is 3/2 of `speed` to the power of 3/2 through `turn`.
            return 1.5 * speed * speed.squareRoot() <= radius * turn
        }
    }

    /// Hands over the ends of lines that keep within a distance of the curve.
    func forEachLine(tolerance: Double, _ body: (Point) -> Void) {
        let (a, b) = (start - control1 * 2 + control2, control1 - control2 * 2 + end)
        // A chord lies at most an eighth of the second derivative times the square of its step off the curve.
        let most = 0.75 * max(a.x * a.x + a.y * a.y, b.x * b.x + b.y * b.y).squareRoot()
        let count = max(1, Int((most / tolerance).squareRoot().rounded(.up)))
        for step in 1..<count {
            let t = Double(step) / Double(count)
            let s = 1 - t
            body(start * (s * s * s) + control1 * (3 * s * s * t) + control2 * (3 * s * t * t) + end * (t * t * t))
        }
        body(end)
    }
}
