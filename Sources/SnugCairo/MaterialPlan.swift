internal import SnugGeometry
internal import SnugPixels
internal import SnugScene

/// A material and what lies behind it.
struct MaterialPlan {
    /// What is filled, without arcs.
    var path: Path
    var blur: BackdropBlur
    /// Where the blur's cells start, in pixels: they move with the path.
    var origin: PixelOffset
    var saturation: Double
    var tint: Color
    /// What lies behind, in place of what has been painted so far.
    var backdrop: [PaintStep]?
    /// The pixels of the canvas that have a part in the result.
    var source: PixelRect

    /// How many pixels painting it takes at most at the same time.
    func extraPixels(_ area: PixelRect) -> Int {
        area.count + source.count + max(blur.cellPixels(area), backdrop?.map(\.extraPixels).max() ?? 0)
    }
}
