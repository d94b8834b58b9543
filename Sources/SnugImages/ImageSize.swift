/// The number of pixels in a picture's rows and of its rows.
public struct ImageSize: Hashable, Sendable {
    /// Pixels in a row.
    public var width: Int
    /// Number of rows.
    public var height: Int

    /// Makes a size.
    public init(width: Int, height: Int) {
        self.width = width
        self.height = height
    }
}
