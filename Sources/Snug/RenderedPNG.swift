public import SnugComposition

/// A caption as the bytes of a PNG file, and what could not be done as asked.
public struct RenderedPNG: Hashable, Sendable {
    /// The file's bytes.
    public var bytes: [UInt8]
    /// Pixels in a row.
    public var width: Int
    /// Number of rows.
    public var height: Int
    /// The families of the fonts that were used, in the order of the alphabet.
    public var fontNames: [String]
    /// What could not be done as asked; empty if all is well.
    public var warnings: [Warning]
}
