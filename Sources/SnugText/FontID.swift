/// A face at one setting of its axes, as known to the `FontProvider` that gave it out.
public struct FontID: Hashable, Sendable {
    /// The provider's own number.
    public var index: Int

    /// Makes an identifier; only providers do.
    public init(index: Int) {
        self.index = index
    }
}
