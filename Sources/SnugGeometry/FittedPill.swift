/// The measures of a pill: a line of text between two half circles.
public struct FittedPill: Hashable, Sendable {
    /// Height of the text's box, in layout units, at least 0.
    public var contentHeight: Double
    /// Room above and below the text's box, in layout units, at least 0.
    public var verticalPadding: Double

    /// Makes a pill from the height of its content and the room above and below.
    public init(contentHeight: Double, verticalPadding: Double) {
        self.contentHeight = contentHeight
        self.verticalPadding = verticalPadding
    }

    /// The radius of the ends: half the whole height.
    public var radius: Double { contentHeight / 2 + verticalPadding }

    /// The least room to the left and right of the text's box with which its corners do not leave the pill.
    public var leastHorizontalPadding: Double {
        let chord = verticalPadding * (2 * radius - verticalPadding)
        return radius - max(0, chord).squareRoot()
    }
}
