internal import SnugGeometry

/// The smallest box that holds an outline's lines and curves, nil if it has no area.
///
/// Tighter than the box of the control points and independent of the box that the font's file claims.
func outlineBounds(of outline: Path) -> Rect? {
    var box = PointBox()
    var current = Point.zero
    for element in outline.elements {
        switch element {
        case .move(let point):
            current = point
        case .line(let end):
            box.add(current)
            box.add(end)
            current = end
        case .quadratic(let control, let end):
            box.add(current)
            box.add(end)
            func add(_ t: Double?) {
                guard let t, t > 0, t < 1 else { return }
                let s = 1 - t
                box.add(current * (s * s) + control * (2 * s * t) + end * (t * t))
            }
            add(turn(current.x, control.x, end.x))
            add(turn(current.y, control.y, end.y))
            current = end
        case .cubic(let control1, let control2, let end):
            box.add(current)
            box.add(end)
            func add(_ t: Double?) {
                guard let t, t > 0, t < 1 else { return }
                let s = 1 - t
                box.add(
                    current * (s * s * s) + control1 * (3 * s * s * t) + control2 * (3 * s * t * t) + end * (t * t * t))
            }
            let xTurns = turns(current.x, control1.x, control2.x, end.x)
            let yTurns = turns(current.y, control1.y, control2.y, end.y)
            add(xTurns.first)
            add(xTurns.second)
            add(yTurns.first)
            add(yTurns.second)
            current = end
        case .arc(_, _, let end, _):
            // Font formats know no arcs.
            current = end
        case .close:
            break
        }
    }
    return box.rect
}

/// Grows with the points that it is given.
private struct PointBox {
    private var x0 = Double.infinity
    private var y0 = Double.infinity
    private var x1 = -Double.infinity
    private var y1 = -Double.infinity

    mutating func add(_ point: Point) {
        x0 = min(x0, point.x)
        y0 = min(y0, point.y)
        x1 = max(x1, point.x)
        y1 = max(y1, point.y)
    }

    var rect: Rect? {
        let rect = Rect(x0: x0, y0: y0, x1: x1, y1: y1)
        return rect.isEmpty ? nil : rect
    }
}

/// Where one coordinate of a quadratic curve turns round, if between its ends.
private func turn(_ a: Double, _ b: Double, _ c: Double) -> Double? {
    // A control value between those of the ends cannot turn the curve: so it is with most.
    b < min(a, c) || b > max(a, c) ? (a - b) / (a - 2 * b + c) : nil
}

/// Where one coordinate of a cubic curve turns round, if it does; also outside 0...1.
private func turns(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> (first: Double?, second: Double?) {
    let lower = min(a, d)
    let upper = max(a, d)
    guard b < lower || b > upper || c < lower || c > upper else { return (nil, nil) }
    // A third of the derivative is p t² + q t + r.
    let p = d - a + 3 * (b - c)
    let q = 2 * (a - 2 * b + c)
    let r = b - a
    if p == 0 { return (q == 0 ? nil : -r / q, nil) }
    let discriminant = q * q - 4 * p * r
    guard discriminant >= 0 else { return (nil, nil) }
    // This form loses no digits where q² is much larger than 4 p r.
    let half = -0.5 * (q + (q < 0 ? -1 : 1) * discriminant.squareRoot())
    return (half / p, half == 0 ? nil : r / half)
}
