extension Path {
    /// The path moved by a vector.
    public func translated(by d: Point) -> Path {
        mapped(radiusFactor: 1) { $0 + d }
    }

    /// The path scaled about the origin; a negative factor also turns it by a half turn.
    public func scaled(by k: Double) -> Path {
        mapped(radiusFactor: abs(k)) { $0 * k }
    }

    /// The path with all points mapped by a similarity that keeps the sense of rotation.
    private func mapped(radiusFactor: Double, _ map: (Point) -> Point) -> Path {
        Path(
            elements.map { element in
                switch element {
                case .move(let point): .move(map(point))
                case .line(let end): .line(map(end))
                case .quadratic(let control, let end): .quadratic(control: map(control), to: map(end))
                case .cubic(let control1, let control2, let end):
                    .cubic(control1: map(control1), control2: map(control2), to: map(end))
                case .arc(let center, let radius, let end, let clockwise):
                    .arc(center: map(center), radius: radius * radiusFactor, to: map(end), clockwise: clockwise)
                case .close: .close
                }
            })
    }
}
