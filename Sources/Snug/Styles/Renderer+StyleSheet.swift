internal import SnugCairo
internal import SnugComposition
internal import SnugGeometry
internal import SnugPixels

extension Renderer {
    /// A sheet with all built-in looks over pages that look like photos, as a PNG file's bytes.
    ///
    /// - Parameters:
    ///   - scale: pixels per layout unit.
    ///   - usesSystemFonts: whether looks get the families of the system that they wish for; without them the sheet is the
    ///     same on every machine.
    public func styleSheet(scale: Double = 1, usesSystemFonts: Bool = true) throws(SnugError) -> RenderedPNG {
        var settings = CaptionSpec()
        settings.noSystemFonts = !usesSystemFonts
        return try withWorkshop(settings) { (workshop) throws(SnugError) in
            try workshop.styleSheet(scale: scale, settings: settings, limits: limits)
        }
    }
}

extension Workshop {
    fileprivate func styleSheet(
        scale: Double, settings: CaptionSpec, limits: Limits
    ) throws(SnugError) -> RenderedPNG {
        guard scale.isFinite, scale > 0 else { throw .paint(.scale(scale)) }
        let sheet = StyleSheet(scale: scale)
        guard sheet.size.width * sheet.size.height <= Double(limits.pixels) else {
            throw .paint(
                .tooManyPixels(
                    width: Int(min(sheet.size.width, 1e9)), height: Int(min(sheet.size.height, 1e9)),
                    limit: limits.pixels))
        }
        var images = NamedImages()
        var names: Set<String> = []
        var warnings: [Warning] = []
        for cell in StyleSheet.cells {
            images.bitmaps[cell.page] = images.bitmaps[cell.page] ?? page(cell.scene, scale: scale)
            let (bitmap, layout) = try draw(cell, scale: scale, settings, images, limits: limits)
            images.bitmaps[cell.image] = bitmap
            names.formUnion(layout.familyNames)
            warnings += layout.warnings
        }
        let layout = try self.layout(of: sheet.picture, images: images, limits: limits)
        let canvas = try paint(layout, sheet.picture.settings, scale: 1, limits: limits)
        return RenderedPNG(
            bytes: try encode(canvas), width: canvas.width, height: canvas.height, fontNames: names.sorted(),
            warnings: warnings)
    }

    /// The page of a scene: in the sheet's pixels, and larger sheets enlarge it.
    private func page(_ scene: PhotoScene, scale: Double) -> Bitmap {
        let size = StyleSheet.cellSize
        let factor = min(1, scale)
        return PhotoPage(
            width: Int((size.width * factor).rounded(.up)), height: Int((size.height * factor).rounded(.up)),
            scene: scene
        ).bitmap()
    }

    /// A look on its page, or on its own canvas if it has one.
    private func draw(
        _ cell: StyleSheet.Cell, scale: Double, _ settings: CaptionSpec, _ images: NamedImages, limits: Limits
    ) throws(SnugError) -> (Bitmap, PictureLayout) {
        var caption = Caption(cell.text).style(StyleReference(cell.style.name))
        caption.spec.noSystemFonts = settings.noSystemFonts
        let room = StyleSheet.cellSize
        if !cell.isCard { caption = caption.size(width: room.width, height: room.height).backdrop(cell.page) }
        let picture = try Picture(caption).resolvingStyle(limits: limits)
        let layout = try self.layout(of: picture, images: images, limits: limits)
        // A card is drawn as large as it is shown.
        let factor = cell.isCard ? cardScale(layout.canvas) : 1
        let canvas = try paint(layout, picture.settings, scale: scale * factor, limits: limits)
        return (canvas.bitmap, layout)
    }

    /// How much smaller than itself a card is shown.
    private func cardScale(_ card: Size) -> Double {
        let room = StyleSheet.cellSize
        let margin = 2 * StyleSheet.cardMargin
        return min((room.width - margin) / card.width, (room.height - margin) / card.height)
    }
}

/// Pictures that have been made and have names.
private struct NamedImages: ImageSource {
    var bitmaps: [ImageReference: Bitmap] = [:]

    func image(_ reference: ImageReference) throws(ImageFault) -> Bitmap {
        guard let bitmap = bitmaps[reference] else { throw .unreadable(reason: "there is no such picture") }
        return bitmap
    }
}
