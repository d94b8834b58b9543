internal import SnugGeometry
internal import SnugPixels

/// The pictures that a layout needs, read once each.
struct Pictures: Hashable, Sendable {
    private var bitmaps: [ImageReference: Bitmap] = [:]

    /// Reads a picture unless it has been read; `key` is that of the setting that names it.
    @discardableResult
    mutating func read(
        _ reference: ImageReference, key: String, from source: any ImageSource
    ) throws(CompositionError) -> Bitmap {
        if let known = bitmaps[reference] { return known }
        do throws(ImageFault) {
            let bitmap = try source.image(reference)
            guard bitmap.width > 0, bitmap.height > 0 else { throw ImageFault.damaged(reason: "it has no pixels") }
            bitmaps[reference] = bitmap
            return bitmap
        } catch {
            throw .image(key: key, reference, fault: error)
        }
    }

    /// A picture that has been read.
    subscript(reference: ImageReference) -> Bitmap? { bitmaps[reference] }
}

extension Bitmap {
    /// The size in layout units: a pixel is a unit.
    var size: Size { Size(width: Double(width), height: Double(height)) }
}
