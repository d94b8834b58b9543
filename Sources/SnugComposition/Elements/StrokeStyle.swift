/// How a line is drawn.
public struct StrokeStyle: Hashable, Sendable {
    /// The shape of corners.
    public enum LineJoin: String, SpecChoice {
        case miter, round, bevel
    }

    /// The shape of open ends, those of dashes included.
    public enum LineCap: String, SpecChoice {
        case butt, round, square
    }

    /// The line's thickness.
    public var lineWidth: Length
    /// The shape of open ends.
    public var lineCap: LineCap
    /// The shape of corners.
    public var lineJoin: LineJoin
    /// Lengths of dashes and gaps in turn, from the shape's start on; empty for an unbroken line.
    public var dash: [Length]

    /// Makes a style.
    public init(lineWidth: Length = 1, lineCap: LineCap = .butt, lineJoin: LineJoin = .miter, dash: [Length] = []) {
        self.lineWidth = lineWidth
        self.lineCap = lineCap
        self.lineJoin = lineJoin
        self.dash = dash
    }
}
