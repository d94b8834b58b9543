/// How a line along a path is drawn.
public struct LineStyle: Hashable, Sendable {
    /// The shape of corners.
    public enum Join: Hashable, Sendable { case miter, round, bevel }
    /// The shape of open ends.
    public enum Cap: Hashable, Sendable { case butt, round, square }
    /// Which side of the path keeps its part of the line.
    public enum Side: Hashable, Sendable {
        /// Both: the line is centred on the path.
        case both
        /// Only what lies inside the path (by the non-zero rule).
        case inside
        /// Only what lies outside.
        case outside
    }

    /// Thickness in layout units, over both sides of the path.
    public var width: Double
    /// The shape of corners.
    public var join: Join
    /// The shape of open ends.
    public var cap: Cap
    /// Lengths of dashes and gaps in turn, in layout units; empty for an unbroken line.
    public var dash: [Double]
    /// Which side of the path is drawn.
    public var side: Side

    /// Makes a style.
    public init(width: Double, join: Join = .miter, cap: Cap = .butt, dash: [Double] = [], side: Side = .both) {
        self.width = width
        self.join = join
        self.cap = cap
        self.dash = dash
        self.side = side
    }
}
