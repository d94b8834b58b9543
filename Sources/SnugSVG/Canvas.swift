internal import SnugGeometry

/// The canvas of a document in pixels and in layout units.
struct Canvas: Sendable {
    let width: Int
    let height: Int
    let scale: Double

    /// What a side may stick out over a whole pixel without getting another one, as in pictures of pixels: 1/64 px.
    private static let slack = 1.0 / 64
    private static let longest = 1e9

    init(_ size: Size, scale: Double) throws(SVGError) {
        guard scale.isFinite && scale > 0 else { throw .scale(scale) }
        func pixels(_ units: Double) -> Double { (units * scale - Self.slack).rounded(.up) }
        let (width, height) = (pixels(size.width), pixels(size.height))
        guard width >= 1 && height >= 1 && width < Self.longest && height < Self.longest else { throw .canvas(size) }
        self.width = Int(width)
        self.height = Int(height)
        self.scale = scale
    }

    /// Whole units that hold all pixels; what sticks out of the canvas is not shown.
    var sheet: Size {
        Size(width: (Double(width) / scale).rounded(.up), height: (Double(height) / scale).rounded(.up))
    }

    /// Whether four decimals say exactly how many units the whole pixels are.
    var isExactInUnits: Bool {
        let numbers = FixedPoint(decimals: 4)
        return [width, height].allSatisfy { pixels in
            (Double(numbers.steps(Double(pixels) / scale)) / 10_000 * scale - Double(pixels)).magnitude < 1e-9
        }
    }

    /// How places and lengths are written.
    var lengths: FixedPoint { .lengths(scale: scale) }

    /// A number of pixels in units.
    func unitText(_ pixels: Int) -> String { FixedPoint(decimals: 4).text(Double(pixels) / scale) }
}
