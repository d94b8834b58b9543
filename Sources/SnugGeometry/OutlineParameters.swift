/// What shapes the outline around boxes; all lengths in layout units.
public struct OutlineParameters: Hashable, Sendable {
    /// Wanted radius of convex corners, at least 0; may be infinite.
    public var outerRadius: Double
    /// Wanted radius of concave corners, at least 0; may be infinite.
    public var innerRadius: Double
    /// Steps between the sides of neighbouring boxes that are smaller than this are levelled; at least 0.
    public var snap: Double
    /// Vertical gaps up to this height are closed; at least 0.
    public var bridge: Double
    /// The largest radius of any corner.
    public var cap: OutlineCap
    /// How much farther from the corner a softened rounding starts, as a part of its radius: 0 (circular) to 0.6.
    public var softness: Double

    /// The softest corner; above it corners look swollen.
    public static let largestSoftness = 0.6

    /// Makes parameters from the lengths.
    public init(
        outerRadius: Double, innerRadius: Double, snap: Double = 0, bridge: Double = 0,
        cap: OutlineCap = .automatic, softness: Double = 0
    ) {
        self.outerRadius = outerRadius
        self.innerRadius = innerRadius
        self.snap = snap
        self.bridge = bridge
        self.cap = cap
        self.softness = softness
    }

    /// Throws if a value is out of its range.
    func validate() throws(GeometryError) {
        func check(_ value: Double, upTo largest: Double = .infinity, _ name: GeometryError.Parameter)
            throws(GeometryError)
        {
            guard value >= 0, value <= largest else { throw .invalidParameter(name, value: value) }
        }
        try check(outerRadius, .outerRadius)
        try check(innerRadius, .innerRadius)
        try check(snap, .snap)
        try check(bridge, .bridge)
        try check(softness, upTo: Self.largestSoftness, .softness)
        if case .limit(let radius) = cap { try check(radius, .cap) }
    }
}
