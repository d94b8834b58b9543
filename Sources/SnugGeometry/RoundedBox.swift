/// A rounded rectangle as two curves, x as a function of y: its left and its right side.
struct RoundedBox: Hashable {
    var x0: Double
    var y0: Double
    var x1: Double
    var y1: Double
    var radius: Double
    /// Whether the left corners are rounded; else the left side is one vertical line.
    var isLeftRounded = true
    /// Whether the right corners are rounded; else the right side is one vertical line.
    var isRightRounded = true

    /// Rounds a box as far as its sides allow, with coordinates relative to a point.
    init(_ box: LatticeBox, radius: Double, about center: Point) {
        x0 = Lattice.units(box.x0) - center.x
        y0 = Lattice.units(box.y0) - center.y
        x1 = Lattice.units(box.x1) - center.x
        y1 = Lattice.units(box.y1) - center.y
        // Arcs smaller than a lattice step would drown in rounding.
        let isSharp = radius * Lattice.stepsPerUnit < 1
        self.radius = isSharp ? 0 : min(radius, (x1 - x0) / 2, (y1 - y0) / 2)
    }

    /// Heights at which the sides change from arc to line or back.
    var upperJoint: Double { y0 + radius }
    var lowerJoint: Double { y1 - radius }

    /// How far rounded sides lie inwards of `x0` and `x1` at a height between `y0` and `y1`.
    ///
    /// Written by the distance from the top or bottom, where the sides are flattest and rounding would tell most.
    func inset(at y: Double) -> Double {
        let h: Double
        if y < upperJoint { h = y - y0 } else if y > lowerJoint { h = y1 - y } else { return 0 }
        return radius - max(0, h * (2 * radius - h)).squareRoot()
    }

    func left(at y: Double) -> Double { isLeftRounded ? x0 + inset(at: y) : x0 }
    func right(at y: Double) -> Double { isRightRounded ? x1 - inset(at: y) : x1 }

    /// A part of a side that is one line or one arc.
    enum Part: Hashable {
        case line(x: Double)
        case arc(center: Point)
    }

    /// The part of the left or right side at a height.
    func part(isRight: Bool, at y: Double) -> Part {
        guard isRight ? isRightRounded : isLeftRounded else { return .line(x: isRight ? x1 : x0) }
        if y < upperJoint { return .arc(center: Point(x: isRight ? x1 - radius : x0 + radius, y: upperJoint)) }
        if y > lowerJoint { return .arc(center: Point(x: isRight ? x1 - radius : x0 + radius, y: lowerJoint)) }
        return .line(x: isRight ? x1 : x0)
    }

    /// Heights, among others, at which a side of this box crosses a side of another one.
    ///
    /// Every line and circle the sides lie on is met with every one of the other box, whichever part of it is used:
    /// a height too many does no harm.
    func crossings(with other: RoundedBox) -> [Double] {
        var heights: [Double] = []
        func add(_ y: Double) {
            if y > max(y0, other.y0) && y < min(y1, other.y1) { heights.append(y) }
        }
        let mine = centers
        let theirs = other.centers
        for center in mine {
            for x in [other.x0, other.x1] { Self.meet(x, center, radius, add) }
        }
        for center in theirs {
            for x in [x0, x1] { Self.meet(x, center, other.radius, add) }
        }
        for a in mine {
            for b in theirs { Self.meet(a, radius, b, other.radius, add) }
        }
        return heights
    }

    private var centers: [Point] {
        if radius == 0 { return [] }
        return [upperJoint, lowerJoint].flatMap { y in
            [Point(x: x0 + radius, y: y), Point(x: x1 - radius, y: y)]
        }
    }

    /// Distances closer than this make two shapes touch rather than cross or miss each other.
    static let touching = 1e-9

    /// The heights at which a vertical line meets a circle.
    private static func meet(_ x: Double, _ center: Point, _ radius: Double, _ found: (Double) -> Void) {
        let d = abs(x - center.x)
        if abs(d - radius) <= touching {
            found(center.y)
        } else if d < radius {
            let h = ((radius - d) * (radius + d)).squareRoot()
            found(center.y - h)
            found(center.y + h)
        }
    }

    /// The heights at which two circles meet.
    private static func meet(
        _ a: Point, _ ra: Double, _ b: Point, _ rb: Double, _ found: (Double) -> Void
    ) {
        let d = b - a
        let distance = d.length
        guard distance > touching else { return }
        if abs(distance - (ra + rb)) <= touching || abs(distance - abs(ra - rb)) <= touching {
            // From inside the larger circle the touching point lies beyond the smaller one's centre.
            let along = distance > max(ra, rb) || ra > rb ? ra : -ra
            found(a.y + d.y * (along / distance))
        } else if distance < ra + rb && distance > abs(ra - rb) {
            let along = (distance + (ra - rb) * (ra + rb) / distance) / 2
            let across = max(0, (ra - along) * (ra + along)).squareRoot()
            let y = a.y + d.y * (along / distance)
            let dy = d.x * (across / distance)
            found(y - dy)
            found(y + dy)
        }
    }
}
