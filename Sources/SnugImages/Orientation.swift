/// How a picture that is stored in rows from the top lies when it is shown (tag Orientation of TIFF 6.0 and EXIF).
enum Orientation: UInt16 {
    case up = 1
    case upMirrored
    case down
    case downMirrored
    /// Rows are shown as columns from the left, each from the top.
    case leftMirrored
    /// Turned clockwise by 90 degrees.
    case right
    case rightMirrored
    /// Turned counterclockwise by 90 degrees.
    case left

    /// Whether rows become columns.
    var swapsSides: Bool { rawValue >= Self.leftMirrored.rawValue }

    /// The size as shown of a picture of a size as stored.
    func shown(_ size: ImageSize) -> ImageSize {
        swapsSides ? ImageSize(width: size.height, height: size.width) : size
    }
}
