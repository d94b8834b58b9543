internal import CCairo
internal import SnugPixels
internal import SnugScene

/// What the surfaces of one painting share: what has been made so far and may be needed again, and what went wrong.
final class PaintSession {
    /// The last silhouette that cast a shadow, and of what.
    var lastSilhouette: (items: [DisplayItem], mask: Sheet)?
    /// What stopped the drawing, if anything did.
    private(set) var error: PaintError?
    /// The pictures of the list, as cairo wants them.
    private var images: [Int: CairoImage] = [:]

    /// A picture of the list, converted when it is first asked for.
    func image(_ bitmap: Bitmap, _ index: Int) -> CairoImage {
        if let known = images[index] { return known }
        let image = CairoImage(bitmap)
        images[index] = image
        return image
    }

    /// A clear sheet; nil if there is no memory for it, which ends the painting.
    func sheet(_ area: PixelRect, _ format: Sheet.Format) -> Sheet? {
        let sheet = Sheet(area, format)
        if sheet == nil { fail(.cairo("out of memory")) }
        return sheet
    }

    /// Notes what went wrong; the first reason counts.
    func fail(_ error: PaintError) {
        self.error = self.error ?? error
    }
}
