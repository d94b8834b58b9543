public import SnugComposition
public import SnugPixels

/// A caption as pixels, and what could not be done as asked.
public struct RenderedImage: Hashable, Sendable {
    /// The pixels.
    public var bitmap: Bitmap
    /// The families of the fonts that were used, in the order of the alphabet.
    public var fontNames: [String]
    /// What could not be done as asked; empty if all is well.
    public var warnings: [Warning]
}
