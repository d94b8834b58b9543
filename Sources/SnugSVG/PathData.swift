internal import SnugGeometry

/// Writes paths as the `d` attribute of a path element (SVG 1.1, section 8.3), as short as it goes.
///
/// Steps are relative to the rounded end of the step before, so errors do not add up. Arcs over about a third of a turn
/// are written as two: near a half turn their centre would follow from rounded numbers only roughly.
struct PathData {
    private let lengths: FixedPoint
    private(set) var text = ""
    private var lastCommand: Character?
    /// Whether the text so far ends in a number with a point.
    private var endsInFraction = false
    private var start = (x: 0, y: 0)
    private var pen = (x: 0, y: 0)

    /// The text of a path, multiplied with a factor and then moved.
    init(_ path: Path, scale k: Double = 1, offset: Point = .zero, _ lengths: FixedPoint) {
        self.lengths = lengths
        func placed(_ point: Point) -> Point { point * k + offset }
        // The exact place of the pen, which arcs need.
        var (from, home) = (Point.zero, Point.zero)
        if case .move? = path.elements.first {} else if !path.isEmpty { move(to: placed(.zero)) }
        for element in path.elements {
            switch element {
            case .move(let point):
                move(to: placed(point))
                (from, home) = (point, point)
            case .line(let end):
                line(to: placed(end))
                from = end
            case .quadratic(let control, let end):
                curve("q", [placed(control), placed(end)])
                from = end
            case .cubic(let control1, let control2, let end):
                curve("c", [placed(control1), placed(control2), placed(end)])
                from = end
            case .arc(let center, let radius, let end, let clockwise):
                for stop in Self.stops(from: from, to: end, center: center, radius: radius, clockwise) {
                    arc(radius: radius * k, clockwise, to: placed(stop))
                }
                from = end
            case .close:
                close()
                from = home
            }
        }
    }

    private mutating func move(to point: Point) {
        let end = steps(point)
        write("m", text.isEmpty ? [end.x, end.y] : [end.x - pen.x, end.y - pen.y])
        // What follows a move without a command of its own would be a line.
        lastCommand = nil
        (start, pen) = (end, end)
    }

    private mutating func line(to point: Point) {
        let end = steps(point)
        let (dx, dy) = (end.x - pen.x, end.y - pen.y)
        if dy == 0 {
            write("h", [dx])
        } else if dx == 0 {
            write("v", [dy])
        } else {
            write("l", [dx, dy])
        }
        pen = end
    }

    private mutating func curve(_ command: Character, _ points: [Point]) {
        let ends = points.map(steps)
        write(command, ends.flatMap { [$0.x - pen.x, $0.y - pen.y] })
        pen = ends[ends.count - 1]
    }

    private mutating func arc(radius: Double, _ clockwise: Bool, to point: Point) {
        let end = steps(point)
        let radius = lengths.steps(radius)
        write("a", [radius, radius])
        text += clockwise ? " 0 0 1" : " 0 0 0"
        endsInFraction = false
        number(end.x - pen.x)
        number(end.y - pen.y)
        pen = end
    }

    private mutating func close() {
        text += "z"
        lastCommand = nil
        pen = start
    }

    private func steps(_ point: Point) -> (x: Int, y: Int) { (lengths.steps(point.x), lengths.steps(point.y)) }

    private mutating func write(_ command: Character, _ numbers: [Int]) {
        if command != lastCommand {
            text.append(command)
            lastCommand = command
            endsInFraction = false
            number(numbers[0], separates: false)
        } else {
            number(numbers[0])
        }
        for value in numbers.dropFirst() { number(value) }
    }

    /// Writes a number; a sign or a second point parts it from the number before, as well as a blank does.
    private mutating func number(_ steps: Int, separates: Bool = true) {
        let digits = lengths.text(steps: steps)
        let isApart = digits.first == "-" || (digits.first == "." && endsInFraction)
        if separates && !isApart { text += " " }
        text += digits
        endsInFraction = digits.contains(".")
    }

    /// The ends of the arcs that stand for one: itself, or its middle and itself.
    private static func stops(
        from start: Point, to end: Point, center: Point, radius: Double, _ clockwise: Bool
    ) -> [Point] {
        let (a, b) = (start - center, end - center)
        let dot = a.x * b.x + a.y * b.y
        guard dot < -0.5 * radius * radius else { return [end] }
        // At right angles to the chord, to the side on which the arc runs.
        let chord = b - a
        let normal = clockwise ? Point(x: chord.y, y: -chord.x) : Point(x: -chord.y, y: chord.x)
        let length = (normal.x * normal.x + normal.y * normal.y).squareRoot()
        return [center + normal * (radius / length), end]
    }
}
