/// How the pixels of a picture fall on those of a sheet, along one axis.
///
/// Each pixel of the sheet is a mean of the picture about its middle, with weights that fall evenly to 0 at the distance of
/// the next pixel, of the picture's or of the sheet's, whichever is larger: smooth in both directions, and exact copies at
/// the same size.
struct ImageAxis {
    /// The mean that makes a pixel: weights from a pixel of the picture on.
    struct Mean {
        var start: Int
        var weights: Range<Int>
    }

    /// For each pixel of the sheet.
    private(set) var means: [Mean] = []
    /// The weights of all means, one after the other.
    private(set) var weights: [Float] = []
    /// The part of each pixel of the sheet that the picture covers.
    private(set) var coverage: [Float] = []
    /// Pixels of the picture.
    let count: Int

    /// Makes an axis for a picture of `count` pixels, stretched from `start` to `end`, both in pixels from the corner of the
    /// canvas; `pixels` are those of the sheet. A tiled picture has all its pixels again before and after.
    init(count: Int, from start: Double, to end: Double, isTiled: Bool, pixels: Range<Int>) {
        self.count = count
        let size = end - start
        let radius = max(1, Double(count) / size)
        for pixel in pixels {
            coverage.append(
                isTiled ? 1 : Float(max(0, min(Double(pixel + 1), end) - max(Double(pixel), start))))
            var place = (Double(pixel) + 0.5 - start) / size
            if isTiled { place -= place.rounded(.down) }
            // Counted from the middle of the first pixel.
            let middle = place * Double(count) - 0.5
            if isTiled && radius >= Double(count) {
                add(from: 0, to: count - 1) { _ in 1 }
            } else if isTiled {
                add(around: middle, radius)
            } else {
                add(around: max(0, min(middle, Double(count - 1))), radius, limits: 0...count - 1)
            }
        }
    }

    private mutating func add(around middle: Double, _ radius: Double, limits: ClosedRange<Int>? = nil) {
        var (first, last) = (Int((middle - radius).rounded(.up)), Int((middle + radius).rounded(.down)))
        if let limits { (first, last) = (max(first, limits.lowerBound), min(last, limits.upperBound)) }
        // The rest of the last bits counts as nothing, so that copies are copies.
        add(from: first, to: last) { max(0, 1 - abs(Double($0) - middle) / radius - 1e-9) }
    }

    private mutating func add(from first: Int, to last: Int, _ weight: (Int) -> Double) {
        let values = (first...last).map(weight)
        let sum = values.reduce(0, +)
        let start = weights.count
        let leading = values.prefix { $0 == 0 }.count
        let trailing = values.reversed().prefix { $0 == 0 }.count
        weights += values[leading..<values.count - trailing].map { Float($0 / sum) }
        means.append(Mean(start: first + leading, weights: start..<weights.count))
    }

    /// The pixel of the picture that a place in a mean stands for.
    func wrapped(_ place: Int) -> Int {
        let rest = place % count
        return rest < 0 ? rest + count : rest
    }
}
