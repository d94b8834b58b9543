internal import SnugPixels

/// Collects each distinct picture of a display list once.
struct ImageTable {
    /// The pictures in the order of their indices.
    private(set) var bitmaps: [Bitmap] = []
    private var indices: [ImageReference: Int] = [:]

    /// Adds a picture that has no other name, such as a glyph's; its index.
    mutating func add(_ bitmap: Bitmap) -> Int {
        bitmaps.append(bitmap)
        return bitmaps.count - 1
    }

    /// The index of the picture that a reference names.
    mutating func index(of reference: ImageReference, _ bitmap: Bitmap) -> Int {
        if let known = indices[reference] { return known }
        let index = add(bitmap)
        indices[reference] = index
        return index
    }
}
