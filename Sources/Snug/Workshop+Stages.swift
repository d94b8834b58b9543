internal import SnugCairo
internal import SnugComposition
internal import SnugImages
internal import SnugPixels

extension Workshop {
    /// Lays a caption out.
    func layout(of spec: CaptionSpec, limits: Limits) throws(SnugError) -> CaptionLayout {
        do {
            return try CaptionLayout(spec, fonts: fonts, unicode: unicode, images: images, limits: limits)
        } catch {
            throw .composition(error)
        }
    }

    /// Paints a layout.
    func paint(
        _ layout: CaptionLayout, _ spec: CaptionSpec, scale: Double?, limits: Limits
    ) throws(SnugError) -> PaintedCanvas {
        let painter = CairoPainter(
            limits: PaintLimits(side: limits.pixelsPerSide, pixels: spec.maxPixels ?? limits.pixels))
        do {
            return try painter.paint(layout.displayList(glyphs: fonts), scale: scale ?? spec.resolvedScale)
        } catch {
            throw .paint(error)
        }
    }

    /// Writes a canvas as a PNG file.
    func encode(_ canvas: PaintedCanvas) throws(SnugError) -> [UInt8] {
        do {
            return try PNGEncoder.encode(canvas)
        } catch {
            throw .image(error)
        }
    }
}
