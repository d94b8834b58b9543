/// What shapes a highlight; all lengths in layout units.
public struct HighlightParameters: Hashable, Sendable {
    /// What happens to the shape where the text wraps.
    public var mode: HighlightShape.Mode
    /// Wanted radius of convex corners, at least 0; may be infinite.
    public var radius: Double
    /// Mode `cling`: wanted radius of concave corners, at least 0; may be infinite.
    public var innerRadius: Double
    /// Mode `cling`: steps between lines that are smaller than this are levelled; at least 0.
    public var snap: Double
    /// Mode `cling`: the largest radius of any corner.
    public var cap: OutlineCap
    /// Mode `cling`: how much farther from the corner a softened rounding starts, 0 to 0.6 of its radius.
    public var softness: Double
    /// Room left of every left edge that is rounded, at least 0.
    public var leftPadding: Double
    /// Room right of every right edge that is rounded, at least 0.
    public var rightPadding: Double
    /// Vertical gaps up to this height between neighbouring lines are closed; at least 0; may be infinite.
    public var bridge: Double
    /// Mode `slice`: what happens at gaps inside a line.
    public var gapRule: HighlightShape.GapRule
    /// The grid to whose lines sides move outwards.
    public var grid: HighlightShape.Grid

    /// Makes parameters; without `innerRadius` concave corners are as round as convex ones.
    public init(
        mode: HighlightShape.Mode = .slice, radius: Double, innerRadius: Double? = nil, snap: Double = 0,
        cap: OutlineCap = .automatic, softness: Double = 0, leftPadding: Double = 0, rightPadding: Double = 0,
        bridge: Double = 0, gapRule: HighlightShape.GapRule = .round, grid: HighlightShape.Grid = .none
    ) {
        self.mode = mode
        self.radius = radius
        self.innerRadius = innerRadius ?? radius
        self.snap = snap
        self.cap = cap
        self.softness = softness
        self.leftPadding = leftPadding
        self.rightPadding = rightPadding
        self.bridge = bridge
        self.gapRule = gapRule
        self.grid = grid
    }

    /// The parameters of the outline of mode `cling`; gaps are closed before it.
    var outline: OutlineParameters {
        OutlineParameters(
            outerRadius: radius, innerRadius: innerRadius, snap: snap, bridge: 0, cap: cap, softness: softness)
    }

    /// Throws if a value is out of its range.
    func validate() throws(GeometryError) {
        guard radius >= 0 else { throw .invalidParameter(.radius, value: radius) }
        try outline.validate()
        guard bridge >= 0 else { throw .invalidParameter(.bridge, value: bridge) }
        for padding in [leftPadding, rightPadding] {
            guard padding >= 0, padding <= Lattice.limit else { throw .invalidParameter(.padding, value: padding) }
        }
    }
}
