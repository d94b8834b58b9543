public import SnugComposition

/// A caption as the bytes of an SVG file, and what could not be done as asked.
public struct RenderedSVG: Hashable, Sendable {
    /// The file's bytes, UTF-8.
    public var bytes: [UInt8]
    /// Pixels in a row of the picture at its own size.
    public var width: Int
    /// Number of its rows.
    public var height: Int
    /// The families of the fonts that were used, in the order of the alphabet.
    public var fontNames: [String]
    /// What could not be done as asked; empty if all is well.
    public var warnings: [Warning]
}
