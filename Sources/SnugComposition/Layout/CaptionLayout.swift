public import SnugGeometry
public import SnugText

/// A caption in its final places on its canvas: what `measure` prints and what is painted.
///
/// All places are in layout units from the canvas' upper left corner, y down.
public struct CaptionLayout: Hashable, Sendable {
    /// The canvas, whole units on each side.
    public internal(set) var canvas: Size
    /// The lines of glyphs from the top down; ranges are UTF-8 bytes of the text.
    public internal(set) var lines: [TextLayout.Line]
    /// Further boxes of each line.
    public internal(set) var boxes: [LineBoxes]
    /// The families of the faces that the lines use.
    public internal(set) var fontNames: [FontID: String]
    /// The background's edge; nil where there is no background.
    public internal(set) var outline: Path?
    /// What lies behind parts of the text, from the bottom up.
    public internal(set) var highlights: [HighlightDrawing]
    /// What could not be done as asked.
    public internal(set) var warnings: [Warning]

    /// The text as it was laid out, its case changed if that was asked for; ranges and clusters are bytes of it.
    public var text: String { caption.text.string }

    /// The font size in layout units: as told, or as it was found to fit.
    public var fontSize: Double { caption.text.base.size }

    /// The runs of the text, where it was given in runs or in markup, or has highlights.
    public var richText: RichText? { caption.source }

    let caption: ResolvedCaption
    let shape: CaptionOutline?
    /// The pictures that are painted.
    let pictures: Pictures
    /// The measures of the primary font.
    let metrics: FontMetrics
    /// What is drawn over the picture to see how it came about.
    let debug: DebugDrawing?
}

extension CaptionLayout {
    /// The families of the faces that the lines use, each once, in the order of the alphabet.
    public var familyNames: [String] {
        Set(fontNames.values).sorted()
    }
}

extension CaptionSpec {
    /// Pixels per layout unit: as told, or the default.
    public var resolvedScale: Double { scale ?? CaptionDefaults.scale }
}
