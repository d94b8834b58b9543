/// How much JSON a reader takes before it refuses.
public struct JSONLimits: Hashable, Sendable {
    /// The most bytes a document may have.
    public var bytes: Int
    /// The most arrays and objects that may stand inside one another, at most 512: nodes are walked by recursion.
    public var depth: Int { didSet { depth = min(depth, Self.greatestDepth) } }
    /// The most values a document may have; arrays and objects count, keys do not.
    public var values: Int

    /// 16 MB, depth 64, 2²⁰ values.
    public static let standard = JSONLimits(bytes: 16 << 20, depth: 64, values: 1 << 20)

    private static let greatestDepth = 512

    /// Makes limits; a greater depth than 512 is taken as 512.
    public init(bytes: Int, depth: Int, values: Int) {
        self.bytes = bytes
        self.depth = min(depth, Self.greatestDepth)
        self.values = values
    }
}
