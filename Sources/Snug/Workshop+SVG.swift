internal import SnugCairo
internal import SnugImages
internal import SnugPixels
internal import SnugSVG
internal import SnugScene

extension Workshop {
    /// Writes a display list as an SVG file; `painter` makes what is pixels in it.
    func svg(
        of list: DisplayList, scale: Double, title: String?, idPrefix: String = "", painter: CairoPainter
    ) throws(SnugError) -> (bytes: [UInt8], width: Int, height: Int) {
        let document = try document(list, scale: scale, title: title, idPrefix: idPrefix)
        var paintings: [SVGPicture?] = []
        for painting in document.paintings {
            paintings.append(try picture(of: painting, scale: scale, painter))
        }
        var bitmaps: [[UInt8]] = []
        for bitmap in document.bitmaps {
            bitmaps.append(try encode(PaintedCanvas(bitmap)))
        }
        return (document.bytes(paintings: paintings, bitmaps: bitmaps), document.width, document.height)
    }

    private func document(
        _ list: DisplayList, scale: Double, title: String?, idPrefix: String
    ) throws(SnugError) -> SVGDocument {
        do {
            return try SVGDocument(list, scale: scale, title: title, idPrefix: idPrefix)
        } catch {
            throw .svg(error)
        }
    }

    /// The pixels of a list that are not clear; nil if there are none.
    private func picture(
        of list: DisplayList, scale: Double, _ painter: CairoPainter
    ) throws(SnugError) -> SVGPicture? {
        let canvas = try paint(list, scale: scale, painter)
        guard let ink = canvas.picture.inkBounds, let part = canvas.picture.cropped(to: ink) else { return nil }
        let area = PixelRect(
            x: canvas.area.x + ink.x, y: canvas.area.y + ink.y, width: ink.width, height: ink.height)
        return SVGPicture(png: try encode(PaintedCanvas(part)), area: area)
    }
}
