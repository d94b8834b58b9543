public import SnugGeometry

/// What a layout would be like.
public struct TextMeasure: Hashable, Sendable {
    /// That of the layout.
    public var size: Size
    /// How many lines there are.
    public var lineCount: Int
    /// Whether text is left out behind an ellipsis.
    public var isTruncated: Bool
    /// Whether some line is wider than its room.
    public var isTooWide: Bool
    /// Whether some word is cut where no line may end, for want of room.
    public var cutsWords: Bool

    /// Makes a measure.
    public init(size: Size, lineCount: Int, isTruncated: Bool, isTooWide: Bool, cutsWords: Bool) {
        self.size = size
        self.lineCount = lineCount
        self.isTruncated = isTruncated
        self.isTooWide = isTooWide
        self.cutsWords = cutsWords
    }
}
