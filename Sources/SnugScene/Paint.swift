public import SnugPixels

/// What fills a shape.
public enum Paint: Hashable, Sendable {
    /// One colour.
    case color(Color)
}
