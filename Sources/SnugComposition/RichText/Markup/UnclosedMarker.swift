/// A marker of markup that opens something which is closed nowhere, and is text therefore.
public struct UnclosedMarker: Hashable, Sendable {
    /// Where it stands, in UTF-8 bytes of the markup.
    public var offset: Int
    /// The marker: `*`, `**`, `~~`, `==` or `{`.
    public var marker: String

    /// Makes an unclosed marker.
    public init(offset: Int, marker: String) {
        self.offset = offset
        self.marker = marker
    }
}
