/// How large a picture may become before painting is refused.
public struct PaintLimits: Hashable, Sendable {
    /// The longest side in pixels; at most `longestSide`.
    public var side: Int
    /// The largest number of pixels of the whole canvas.
    public var pixels: Int

    /// The largest number of pixels that layers and the like may take at the same time, besides the canvas.
    public var layerPixels: Int {
        let (pixels, isTooMany) = pixels.multipliedReportingOverflow(by: 4)
        return isTooMany ? .max : pixels
    }

    /// Where the surfaces of cairo end, in pixels.
    public static let longestSide = 32_767

    /// Makes limits; a side above `longestSide` counts as `longestSide`.
    public init(side: Int = PaintLimits.longestSide, pixels: Int = 100_000_000) {
        self.side = min(side, PaintLimits.longestSide)
        self.pixels = pixels
    }
}
