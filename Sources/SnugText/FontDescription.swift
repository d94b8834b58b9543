/// Which face of which family a piece of text asks for; the size is not part of it.
public struct FontDescription: Hashable, Sendable {
    /// A setting of one variation axis, such as `wght` 650.
    public struct Variation: Hashable, Sendable {
        /// The axis' four-letter tag.
        public var tag: String
        /// The position on the axis.
        public var value: Double

        /// Makes a setting.
        public init(tag: String, value: Double) {
            self.tag = tag
            self.value = value
        }
    }

    /// The fonts wished for, best first; a cluster is drawn with the first that has all its characters.
    public var list: [FontReference]
    /// CSS weight, 1...1000.
    public var weight: Double
    /// CSS font-stretch in per cent, 100 is normal.
    public var width: Double
    /// Whether a slanted or italic face is wished for.
    public var isItalic: Bool
    /// Axis settings that go before those that follow from weight, width and slant.
    public var variations: [Variation]

    /// Makes a description.
    public init(
        list: [FontReference], weight: Double = 400, width: Double = 100, isItalic: Bool = false,
        variations: [Variation] = []
    ) {
        self.list = list
        self.weight = weight
        self.width = width
        self.isItalic = isItalic
        self.variations = variations
    }
}
