internal import SnugGeometry

/// The size of a canvas in whole pixels, checked against the limits.
struct CanvasSize {
    let width: Int
    let height: Int

    /// What a side may stick out over a whole pixel without getting another one: 1/64 px, the slack of the pixel grid.
    ///
    /// So 100.0000001 units at scale 1 are 100 pixels, and 33.4 units at scale 1.25 are 42.
    private static let slack = 1.0 / 64

    init(_ size: Size, scale: Double, limits: PaintLimits) throws(PaintError) {
        guard scale.isFinite && scale > 0 else { throw .scale(scale) }
        func pixels(_ units: Double) -> Double { (units * scale - Self.slack).rounded(.up) }
        let (width, height) = (pixels(size.width), pixels(size.height))
        guard width.isFinite && height.isFinite && width >= 1 && height >= 1 else { throw .canvas(size) }
        let longest = max(width, height)
        guard longest <= Double(limits.side) else { throw .sideTooLong(pixels: longest, limit: limits.side) }
        self.width = Int(width)
        self.height = Int(height)
        guard self.width * self.height <= limits.pixels else {
            throw .tooManyPixels(width: self.width, height: self.height, limit: limits.pixels)
        }
    }
}
