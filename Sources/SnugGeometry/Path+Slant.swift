extension Path {
    /// The path leaning to the right by so much for each unit upwards from y 0; arcs are turned into curves first.
    public func slanted(by slope: Double) -> Path {
        func moved(_ point: Point) -> Point { Point(x: point.x - slope * point.y, y: point.y) }
        return Path(
            flattenedArcs().elements.map { element in
                switch element {
                case .move(let point): .move(moved(point))
                case .line(let point): .line(moved(point))
                case .quadratic(let control, let end): .quadratic(control: moved(control), to: moved(end))
                case .cubic(let first, let second, let end):
                    .cubic(control1: moved(first), control2: moved(second), to: moved(end))
                case .arc, .close: element
                }
            })
    }
}
