/// A picture that fills something.
public struct ImageStyle: Hashable, Sendable {
    /// How the picture lies in what it fills.
    public enum Fit: String, Hashable, Sendable, CaseIterable {
        /// Whole, as large as it fits in, in the middle.
        case contain
        /// As small as it covers everything, its middle in the middle.
        case cover
        /// In its own size from the upper left corner on, repeated.
        case tile
    }

    /// Where the picture comes from.
    public var source: ImageReference
    /// How it lies in what it fills.
    public var fit: Fit

    /// Makes a style.
    public init(_ source: ImageReference, fit: Fit = .cover) {
        self.source = source
        self.fit = fit
    }
}
