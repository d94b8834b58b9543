/// What a highlight covers of one line of text, in layout units.
public struct HighlightLine: Hashable, Sendable {
    /// A stretch of the line that is covered without a break: a visual run, or several that were joined before.
    public struct Run: Hashable, Sendable {
        /// The left side.
        public var x0: Double
        /// The right side; where it is not right of `x0`, nothing is covered.
        public var x1: Double

        /// Makes a run from its sides.
        public init(x0: Double, x1: Double) {
            self.x0 = x0
            self.x1 = x1
        }
    }

    /// The upper side of everything that is covered on this line.
    public var top: Double
    /// The lower side; where it is not below `top`, nothing is covered.
    public var bottom: Double
    /// What is covered, in any order and without padding.
    ///
    /// White space that hangs at a wrap is not covered, and neither is a line break.
    public var runs: [Run]
    /// Whether the line belongs to a right-to-left paragraph and so starts at its right end.
    public var isRightToLeft: Bool

    /// Makes a line from its extent and what is covered of it.
    public init(top: Double, bottom: Double, runs: [Run], isRightToLeft: Bool = false) {
        self.top = top
        self.bottom = bottom
        self.runs = runs
        self.isRightToLeft = isRightToLeft
    }
}
