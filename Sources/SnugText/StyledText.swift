/// A text with the attributes of its parts.
public struct StyledText: Hashable, Sendable {
    /// A part with attributes of its own.
    public struct Span: Hashable, Sendable {
        /// UTF-8 bytes of the text; whole characters.
        public var range: Range<Int>
        /// What holds there instead of the base attributes.
        public var attributes: TextAttributes

        /// Makes a span.
        public init(range: Range<Int>, attributes: TextAttributes) {
            self.range = range
            self.attributes = attributes
        }
    }

    /// The text.
    public var string: String
    /// What holds outside all spans; its first font is the primary one.
    public var base: TextAttributes
    /// Parts in the order of the text; they do not overlap.
    public var spans: [Span]
    /// Parts behind which something is drawn, in any order.
    public var marks: [TextMark]

    /// Makes a styled text.
    public init(string: String, base: TextAttributes, spans: [Span] = [], marks: [TextMark] = []) {
        self.string = string
        self.base = base
        self.spans = spans
        self.marks = marks
    }
}
