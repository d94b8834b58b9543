extension Point {
    /// Distance from the origin.
    public var length: Double { (x * x + y * y).squareRoot() }

    /// The inner product of two vectors.
    func dot(_ other: Point) -> Double { x * other.x + y * other.y }

    /// The outer product of two vectors: above 0 if the turn from this one to the other is clockwise on the screen.
    func cross(_ other: Point) -> Double { x * other.y - y * other.x }

    /// The vector of length 1 in the same direction; the zero vector stays.
    var normalized: Point {
        let l = length
        return l > 0 ? self * (1 / l) : self
    }
}
