internal import SnugGeometry

/// A circular arc of at most a half turn, as cubic curves.
///
/// Only square roots are used, so that the result is the same on every processor; cairo's own arcs use sines.
struct CircularArc {
    let center: Point
    let radius: Double
    let start: Point
    let end: Point
    let clockwise: Bool

    /// Hands over the curves, two for a quarter turn; they keep within 5e-6 of the radius.
    func forEachCubic(_ body: (_ control1: Point, _ control2: Point, _ end: Point) -> Void) {
        guard radius > 0 else {
            body(start, end, end)
            return
        }
        let (from, to) = ((start - center) * (1 / radius), (end - center) * (1 / radius))
        let cosine = from.x * to.x + from.y * to.y
        // A little slack, so that rounding does not cut an exact quarter into four.
        if cosine < 0.5.squareRoot() - 1e-9 {
            let middle = center + middle(from, to, cosine) * radius
            CircularArc(center: center, radius: radius, start: start, end: middle, clockwise: clockwise)
                .forEachCubic(body)
            CircularArc(center: center, radius: radius, start: middle, end: end, clockwise: clockwise)
                .forEachCubic(body)
            return
        }
        // Handles are 4/3 tan(angle / 4) long; tan(t / 2) is sin t / (1 + cos t), here with t half the angle.
        let chord = end - start
        let sine = (chord.x * chord.x + chord.y * chord.y).squareRoot() / (2 * radius)
        let handle = 4.0 / 3 * sine / (1 + (max(0, 1 - sine * sine)).squareRoot()) * radius * (clockwise ? 1 : -1)
        body(
            start + Point(x: -from.y, y: from.x) * handle,
            end - Point(x: -to.y, y: to.x) * handle, end)
    }

    /// The direction of the arc's middle.
    private func middle(_ from: Point, _ to: Point, _ cosine: Double) -> Point {
        // The sum of the two directions is exact for short arcs, what stands upright on the chord for long ones.
        let side: Double = clockwise ? 1 : -1
        let direction = cosine > 0 ? from + to : Point(x: (to.y - from.y) * side, y: (from.x - to.x) * side)
        let length = (direction.x * direction.x + direction.y * direction.y).squareRoot()
        return direction * (1 / length)
    }
}
