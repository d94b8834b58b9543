public import SnugPixels

/// What a painter made of a list that an SVG document shows as pixels.
public struct SVGPicture: Hashable, Sendable {
    /// The pixels of the rectangle, as a PNG file.
    public var png: [UInt8]
    /// Where they lie on the canvas, in pixels at the document's scale.
    public var area: PixelRect

    /// Makes a picture.
    public init(png: [UInt8], area: PixelRect) {
        self.png = png
        self.area = area
    }
}
