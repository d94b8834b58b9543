/// A rectangle of whole pixels, counted from the upper left corner of a bitmap.
public struct PixelRect: Hashable, Sendable {
    /// The first column.
    public var x: Int
    /// The first row.
    public var y: Int
    /// Number of columns, at least 0.
    public var width: Int
    /// Number of rows, at least 0.
    public var height: Int

    /// Makes a rectangle; its extents must not be negative.
    public init(x: Int, y: Int, width: Int, height: Int) {
        precondition(width >= 0 && height >= 0, "a rectangle has no negative size")
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    /// Whether there is no pixel in it.
    public var isEmpty: Bool { width == 0 || height == 0 }

    /// Whether all of it lies in another rectangle.
    public func isInside(_ other: PixelRect) -> Bool {
        x >= other.x && y >= other.y && x + width <= other.x + other.width && y + height <= other.y + other.height
    }

    /// What lies in both; empty where they do not meet.
    public func intersection(_ other: PixelRect) -> PixelRect {
        let left = max(x, other.x)
        let top = max(y, other.y)
        return PixelRect(
            x: left, y: top, width: max(0, min(x + width, other.x + other.width) - left),
            height: max(0, min(y + height, other.y + other.height) - top))
    }
}
