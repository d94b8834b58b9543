/// Which points lie inside a path that crosses itself or has several contours.
public enum FillRule: Hashable, Sendable {
    /// Those that the path winds round.
    case nonZero
    /// Those that a ray leaves through an odd number of edges.
    case evenOdd
}
