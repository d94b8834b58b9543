/// A style and the part of a text that it holds for.
public struct StyleSpan: Hashable, Sendable {
    /// UTF-8 bytes of the text.
    public var range: Range<Int>
    /// What holds there.
    public var style: RunStyle

    /// Makes a span.
    public init(_ range: Range<Int>, _ style: RunStyle) {
        self.range = range
        self.style = style
    }
}
