/// A vector of whole pixels.
struct PixelOffset: Hashable {
    var x: Int
    var y: Int

    static let zero = PixelOffset(x: 0, y: 0)
}
