public import SnugGeometry

/// A picture as paint.
public struct ImagePaint: Hashable, Sendable {
    /// Index into `DisplayList.images`.
    public var image: Int
    /// Where the whole picture lies; it is scaled smoothly.
    public var rect: Rect
    /// Whether the picture is repeated on all sides; otherwise there is nothing beyond its rectangle.
    public var isTiled: Bool

    /// Makes a paint.
    public init(image: Int, rect: Rect, isTiled: Bool = false) {
        self.image = image
        self.rect = rect
        self.isTiled = isTiled
    }
}
