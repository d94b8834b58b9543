/// What each pixel gets of its neighbours in a row when a Gaussian blurs it, in whole numbers.
///
/// Made without the C library's functions, so that it is the same on every processor. The variance is that of the
/// Gaussian, to rounding.
enum GaussianKernel: Hashable {
    /// Nothing of any.
    case sharp
    /// Weights from the pixel itself outwards; the first once and the others twice add up to 65,536.
    case weights([UInt32])
    /// Three boxes one after the other: `inner` for the pixels up to `radius` away and `edge` for the two after them,
    /// 2 to the power of 32 in sum.
    case boxes(radius: Int, inner: UInt64, edge: UInt64)

    /// The widest standard deviation in pixels, far wider than any canvas can show.
    static let largestSigma = Double(PaintLimits.longestSide)

    /// From this standard deviation on three boxes are as good as the Gaussian.
    private static let smallestBoxSigma = 2.0

    /// The kernel of a standard deviation in pixels, 0...`largestSigma`.
    init(sigma: Double) {
        let variance = sigma * sigma
        if sigma >= Self.smallestBoxSigma {
            self = Self.boxes(variance: variance / 3)
        } else {
            let weights = Self.discreteGaussian(variance: variance)
            self = weights.count > 1 ? .weights(weights) : .sharp
        }
    }

    /// How many pixels away a pixel has a part.
    var reach: Int {
        switch self {
        case .sharp: 0
        case .weights(let weights): weights.count - 1
        case .boxes(let radius, _, _): 3 * (radius + 1)
        }
    }

    /// A box of a variance, its ends covering their pixels in part (an "extended box").
    private static func boxes(variance: Double) -> GaussianKernel {
        // Whole boxes of 2 r + 1 pixels have the variance r (r + 1) / 3.
        func whole(_ radius: Double) -> Double { radius * (radius + 1) / 3 }
        var radius = ((0.25 + 3 * variance).squareRoot() - 0.5).rounded(.down)
        if whole(radius) > variance { radius -= 1 }
        if whole(radius + 1) <= variance { radius += 1 }
        let end = (radius + 1) * (radius + 1)
        let edges = (variance - whole(radius)) / (end - whole(radius))
        let one: UInt64 = 1 << 32
        let count = UInt64(2 * radius + 1)
        let inner = UInt64(((1 - edges) * Double(one) / Double(count)).rounded())
        return .boxes(radius: Int(radius), inner: inner, edge: (one - inner * count) / 2)
    }

    /// The discrete Gaussian: modified Bessel functions of the variance, scaled to a sum of 1.
    ///
    /// Samples of the continuous one have too small a variance, the more so the narrower it is (T. Lindeberg,
    /// "Scale-space for discrete signals", 1990).
    private static func discreteGaussian(variance: Double) -> [UInt32] {
        let half = variance / 2
        // Under a variance of 4 the functions of higher orders come to less than half a step.
        let functions = (0...16).map { order in
            var term = (0..<order).reduce(1.0) { $0 * half / Double($1 + 1) }
            var sum = 0.0
            for step in 1...40 {
                sum += term
                term *= half * half / Double(step * (step + order))
            }
            return sum
        }
        let total = functions[0] + 2 * functions.dropFirst().reduce(0, +)
        let outer = functions.dropFirst().map { UInt32(($0 / total * 65536).rounded()) }.prefix { $0 > 0 }
        return [65536 - 2 * outer.reduce(0, +)] + outer
    }
}
