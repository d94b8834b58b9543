public import SnugGeometry
public import SnugPixels

/// All that is needed to paint one picture, in layout units and free of fonts and files.
public struct DisplayList: Hashable, Sendable {
    /// The canvas, from the origin to the right and down.
    public var size: Size
    /// What the canvas is filled with first.
    public var background: Color?
    /// Each distinct glyph outline once: one em large, y down, the origin on the baseline.
    public var glyphOutlines: [Path]
    /// Each distinct picture once (colour glyphs, later photos).
    public var images: [Bitmap]
    /// What to paint, from the bottom to the top.
    public var items: [DisplayItem]

    /// Makes a display list.
    public init(
        size: Size, background: Color? = nil, glyphOutlines: [Path] = [], images: [Bitmap] = [],
        items: [DisplayItem] = []
    ) {
        self.size = size
        self.background = background
        self.glyphOutlines = glyphOutlines
        self.images = images
        self.items = items
    }
}
