import SnugGeometry
import Testing

@Suite struct PathTests {
    /// A path with every kind of step.
    private let everything = Path([
        .move(Point(x: 0, y: 0)), .line(Point(x: 10, y: 0)),
        .quadratic(control: Point(x: 20, y: 10), to: Point(x: 10, y: 20)),
        .cubic(control1: Point(x: 5, y: 30), control2: Point(x: -15, y: 25), to: Point(x: 0, y: 20)),
        .arc(center: Point(x: 0, y: 10), radius: 10, to: Point(x: -10, y: 10), clockwise: true),
        .arc(center: Point(x: -10, y: 0), radius: 10, to: Point(x: 0, y: 0), clockwise: false), .close,
    ])

    @Test("Bounds are tight: control points do not count, bulges of curves and arcs do")
    func bounds() {
        let quadratic = Path([.move(.zero), .quadratic(control: Point(x: 10, y: 20), to: Point(x: 20, y: 0))])
        #expect(quadratic.bounds == Rect(x0: 0, y0: 0, x1: 20, y1: 10))
        let cubic = Path([
            .move(.zero), .cubic(control1: Point(x: 0, y: 8), control2: Point(x: 10, y: 8), to: Point(x: 10, y: 0)),
        ])
        #expect(cubic.bounds == Rect(x0: 0, y0: 0, x1: 10, y1: 6))
        let arc = Path([
            .move(Point(x: 3, y: -4)),
            .arc(center: .zero, radius: 5, to: Point(x: 3, y: 4), clockwise: true),
        ])
        #expect(arc.bounds == Rect(x0: 3, y0: -4, x1: 5, y1: 4))
        let half = Path([
            .move(Point(x: -5, y: 0)), .arc(center: .zero, radius: 5, to: Point(x: 5, y: 0), clockwise: false),
        ])
        #expect(half.bounds == Rect(x0: -5, y0: 0, x1: 5, y1: 5))
        #expect(Path().bounds == Rect(x0: 0, y0: 0, x1: 0, y1: 0))
        #expect(Path([.move(Point(x: 9, y: 9))]).bounds.isEmpty)
    }

    @Test("Bounds hold every point and are touched on all four sides", arguments: 1...20)
    func boundsOfRandomCurves(_ start: Int) {
        var random = SplitMix(start)
        func point() -> Point { Point(x: random.double(-50...50), y: random.double(-50...50)) }
        let path = Path([.move(point()), .cubic(control1: point(), control2: point(), to: point())])
        let bounds = path.bounds
        let flat = FlatPath(path).polygons[0]
        #expect(flat.allSatisfy { $0.x >= bounds.x0 - 1e-9 && $0.x <= bounds.x1 + 1e-9 })
        #expect(flat.allSatisfy { $0.y >= bounds.y0 - 1e-9 && $0.y <= bounds.y1 + 1e-9 })
        #expect(abs((flat.map(\.x).min() ?? 0) - bounds.x0) < 0.3)
        #expect(abs((flat.map(\.x).max() ?? 0) - bounds.x1) < 0.3)
        #expect(abs((flat.map(\.y).min() ?? 0) - bounds.y0) < 0.3)
        #expect(abs((flat.map(\.y).max() ?? 0) - bounds.y1) < 0.3)
    }

    @Test("Lengths and areas agree with fine polygons", arguments: 1...10)
    func measures(_ start: Int) {
        var random = SplitMix(start)
        func point() -> Point { Point(x: random.double(0...50), y: random.double(0...50)) }
        let first = point()
        let path = Path([
            .move(first), .cubic(control1: point(), control2: point(), to: point()),
            .quadratic(control: point(), to: point()), .line(first), .close,
        ])
        let sides = FlatPath(path).sides
        let length = sides.map { ($0.b - $0.a).length }.reduce(0, +)
        let area = sides.map { ($0.a.x * $0.b.y - $0.b.x * $0.a.y) / 2 }.reduce(0, +)
        #expect(isClose(path.length, length, within: 2e-3))
        #expect(abs(path.signedArea - area) < 3)
    }

    @Test("Arcs of any angle have the length of their angle")
    func arcLength() {
        for degrees in [0.0, 1e-7, 1, 30, 45, 90, 123, 179, 180] {
            let path = Path.arc(degrees: degrees)
            #expect(isClose(path.length, 10 * degrees / 180 * .pi, within: 1e-12))
        }
    }

    @Test("An open contour counts as closed for its area, not for its length")
    func openContour() {
        let path = Path([.move(.zero), .line(Point(x: 10, y: 0)), .line(Point(x: 10, y: 10))])
        #expect(path.signedArea == 50)
        #expect(path.length == 20)
        let two = Path(path.elements + path.translated(by: Point(x: 100, y: 0)).elements)
        #expect(two.signedArea == 100)
    }

    @Test("Moving and scaling map every step")
    func transforms() {
        let moved = everything.translated(by: Point(x: 100, y: 50))
        #expect(isClose(moved.signedArea, everything.signedArea))
        #expect(isClose(moved.bounds.y1, everything.bounds.y1 + 50))
        #expect(moved.bounds.x0 == everything.bounds.x0 + 100)
        #expect(moved.translated(by: Point(x: -100, y: -50)) == everything)
        for k in [2.0, 0.5, -1] {
            let scaled = everything.scaled(by: k)
            #expect(isClose(scaled.signedArea, everything.signedArea * k * k))
            #expect(isClose(scaled.length, everything.length * abs(k)))
        }
    }

    @Test(
        "Cubics in place of arcs stay within 4.3 millionths of the radius", arguments: [10.0, 60, 90, 135, 179.9, 180])
    func cubicsForArcs(_ degrees: Double) {
        for clockwise in [true, false] {
            let path = Path.arc(degrees: degrees, clockwise: clockwise)
            let cubics = path.flattenedArcs()
            #expect(cubics.elements.count == 1 + Int((degrees / 45).rounded(.up).nextPowerOfTwo))
            for p in FlatPath(cubics).polygons[0] { #expect(abs(p.length - 10) < 4.3e-5) }
            #expect(isClose(cubics.length, path.length, within: 1e-5))
            #expect(isClose(cubics.signedArea, path.signedArea, within: 1e-4))
        }
    }

    @Test("A quarter of a circle becomes two cubics that end exactly where it ends")
    func quarter() {
        let path = Path.roundedRect(Rect(x0: 0, y0: 0, x1: 50, y1: 30), radii: CornerRadii(8))
        let cubics = path.cubicElements.filter { if case .cubic = $0 { true } else { false } }
        #expect(cubics.count == 8)
        #expect(isClose(Path(path.cubicElements).signedArea, path.signedArea, within: 1e-5))
        for element in path.elements {
            if case .arc(_, _, let end, _) = element {
                #expect(path.cubicElements.contains { if case .cubic(_, _, end) = $0 { true } else { false } })
            }
        }
    }

    @Test("A rounded rectangle takes four radii, clockwise from the upper left one")
    func roundedRect() {
        let rect = Rect(x0: 10, y0: 20, x1: 110, y1: 60)
        let path = Path.roundedRect(rect, radii: [4, 0, 10, 6])
        #expect(path.bounds == rect)
        let q = 1 - Double.pi / 4
        #expect(isClose(path.signedArea, 4000 - q * (16 + 100 + 36)))
        #expect(path.svgData == "M10 24A4 4 0 0 1 14 20L110 20L110 50A10 10 0 0 1 100 60L16 60A6 6 0 0 1 10 54Z")
        #expect(Path.roundedRect(Rect(x0: 5, y0: 5, x1: 5, y1: 9), radii: .zero).isEmpty)
        #expect(Path.roundedRect(rect, radii: [-3, -3, -3, -3]) == Path.roundedRect(rect, radii: .zero))
    }

    @Test("Radii too long for a side shrink together")
    func roundedRectShrinks() {
        let rect = Rect(x0: 0, y0: 0, x1: 100, y1: 40)
        let pill = Path.roundedRect(rect, radii: CornerRadii(.infinity))
        #expect(pill == Path.roundedRect(rect, radii: CornerRadii(20)))
        // One side only: the radius may be as wide as the box, but two share its height.
        let end = Path.roundedRect(Rect(x0: 0, y0: 0, x1: 15, y1: 40), radii: [0, 99, 99, 0])
        #expect(isClose(end.signedArea, 600 - (1 - .pi / 4) * 2 * 225))
    }

    @Test("SVG numbers are plain, short and rounded to four decimals")
    func svgNumbers() {
        func text(_ x: Double, _ y: Double) -> String { Path([.move(Point(x: x, y: y))]).svgData }
        #expect(text(0, -0.0) == "M0 0")
        #expect(text(1.5, -2.25) == "M1.5 -2.25")
        #expect(text(0.00004, -0.00004) == "M0 0")
        #expect(text(0.00006, -0.00006) == "M0.0001 -0.0001")
        #expect(text(0.1 + 0.2, 1.0 / 3) == "M0.3 0.3333")
        #expect(text(0.05, 12.0301) == "M0.05 12.0301")
        #expect(text(99.99999, 100) == "M100 100")
        #expect(text(1e15, -1e21) == "M1000000000000000 -1000000000000000000000")
    }

    @Test("SVG has a command for every kind of step")
    func svgCommands() {
        #expect(
            everything.svgData
                == "M0 0L10 0Q20 10 10 20C5 30 -15 25 0 20A10 10 0 0 1 -10 10A10 10 0 0 0 0 0Z")
    }
}

extension Path {
    /// An arc of radius 10 about the origin that starts on the right.
    fileprivate static func arc(degrees: Double, clockwise: Bool = true) -> Path {
        // Sine and cosine by halving the angle, so that the half turn is exact.
        var (c, s) = (1.0, 0.0)
        if degrees == 180 {
            (c, s) = (-1, 0)
        } else {
            let angle = degrees / 180 * .pi / 1024
            (c, s) = (1 - angle * angle / 2 + angle * angle * angle * angle / 24, angle - angle * angle * angle / 6)
            for _ in 0..<10 { (c, s) = (c * c - s * s, 2 * s * c) }
            let l = (c * c + s * s).squareRoot()
            (c, s) = (c / l, s / l)
        }
        let end = Point(x: 10 * c, y: clockwise ? 10 * s : -10 * s)
        return Path([.move(Point(x: 10, y: 0)), .arc(center: .zero, radius: 10, to: end, clockwise: clockwise)])
    }
}

extension Double {
    fileprivate var nextPowerOfTwo: Double {
        var power = 1.0
        while power < self { power *= 2 }
        return power
    }
}
