internal import SnugCairo
internal import SnugComposition
internal import SnugImages
internal import SnugPixels
internal import SnugScene

extension Workshop {
    /// Lays a caption out.
    func layout(of spec: CaptionSpec, limits: Limits) throws(SnugError) -> CaptionLayout {
        do {
            return try CaptionLayout(spec, fonts: fonts, unicode: unicode, images: images, limits: limits)
        } catch {
            throw .composition(error)
        }
    }

    /// Lays a picture out; the pictures that it names come from `source`, or from files.
    func layout(
        of picture: Picture, images source: (any ImageSource)? = nil, limits: Limits
    ) throws(SnugError) -> PictureLayout {
        do {
            return try PictureLayout(
                picture, fonts: fonts, unicode: unicode, images: source ?? images, limits: limits)
        } catch {
            throw .composition(error)
        }
    }

    /// Paints a layout.
    func paint(
        _ layout: PictureLayout, _ spec: CaptionSpec, scale: Double?, limits: Limits
    ) throws(SnugError) -> PaintedCanvas {
        try paint(
            layout.displayList(glyphs: fonts), scale: scale ?? spec.resolvedScale, painter(spec, limits: limits))
    }

    /// The painter for a caption, with the limits that its spec may raise.
    func painter(_ spec: CaptionSpec, limits: Limits) -> CairoPainter {
        CairoPainter(limits: PaintLimits(side: limits.pixelsPerSide, pixels: spec.maxPixels ?? limits.pixels))
    }

    /// Paints a display list.
    func paint(_ list: DisplayList, scale: Double, _ painter: CairoPainter) throws(SnugError) -> PaintedCanvas {
        do {
            return try painter.paint(list, scale: scale)
        } catch {
            throw .paint(error)
        }
    }

    /// Writes a canvas as a PNG file.
    func encode(_ canvas: PaintedCanvas, description: String? = nil) throws(SnugError) -> [UInt8] {
        do {
            return try PNGEncoder.encode(canvas, description: description)
        } catch {
            throw .image(error)
        }
    }
}

extension PictureLayout {
    /// The text that a file says beside the picture; nil if it is to say none.
    func description(_ settings: CaptionSpec) -> String? {
        settings.noMetadata == true ? nil : text
    }
}
