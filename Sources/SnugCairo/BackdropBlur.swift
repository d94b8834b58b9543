internal import SnugPixels

/// A Gaussian blur of whole pictures, in whole numbers: the same on every processor.
///
/// A wide blur leaves nothing that the means of small cells do not hold. So cells of pixels are blurred, and a quadratic
/// B-spline through the result gives the pixels; the variance that both add is taken off the blur between. Against the exact
/// Gaussian an edge from black to white is off by less than half a level, wherever cells lie.
struct BackdropBlur {
    /// The side of a cell in pixels, a power of 2.
    let cell: Int
    /// The logarithm of that.
    let cellShift: Int
    /// What a cell gets of itself and of those beside it, from the middle outwards; the first once and the others twice
    /// add up to 32,768. Empty if nothing is blurred.
    let weights: [Int16]

    /// The fewest cells in a standard deviation.
    private static let finest = 2.5
    /// The largest cell: the sum of its pixels in a column fits in 16 bits.
    private static let largestShift = 8
    /// Farther out than so many standard deviations a Gaussian has 0.05 % of its weight.
    private static let reach = 3.5

    /// Makes the blur of a standard deviation in pixels.
    init(sigma: Double) {
        var shift = 0
        while shift < Self.largestShift && sigma >= Self.finest * Double(2 << shift) { shift += 1 }
        cellShift = shift
        cell = 1 << shift
        var variance = sigma * sigma
        if shift > 0 {
            let area = Double(cell * cell)
            variance = variance / area - (1 - 1 / area) / 12 - 0.25
        }
        weights = Self.weights(variance: variance)
    }

    /// How many cells away a cell has a part.
    var cellReach: Int { max(0, weights.count - 1) }

    /// How many pixels away from a pixel others have a part in it, at most.
    var pixelReach: Int { cell == 1 ? cellReach : (cellReach + 2) * cell }

    private static func weights(variance: Double) -> [Int16] {
        var parts: [Double]
        if variance < 4 {
            parts = GaussianKernel.besselFunctions(variance: variance)
        } else {
            // The quotients of samples of the Gaussian next to each other fall evenly themselves.
            var (part, quotient) = (1.0, exponential(-0.5 / variance))
            let factor = quotient * quotient
            parts = (0...Int((reach * variance.squareRoot()).rounded(.up))).map { _ in
                defer {
                    part *= quotient
                    quotient *= factor
                }
                return part
            }
        }
        let total = parts[0] + 2 * parts.dropFirst().reduce(0, +)
        // Sums from the outside inwards are rounded, not each part: so they are never more than half a step off.
        var (sum, before) = (0.0, 0)
        let outer = parts.dropFirst().reversed().map { part -> Int16 in
            sum += part / total * 32768
            let rounded = Int(sum.rounded())
            defer { before = rounded }
            return Int16(rounded - before)
        }
        let seen = Array(outer.drop { $0 == 0 }.reversed())
        return seen.isEmpty ? [] : [Int16(32768 - 2 * before)] + seen
    }

    /// The exponential function of a number from -1/8 to 0.
    private static func exponential(_ x: Double) -> Double {
        (1...16).reversed().reduce(1.0) { 1 + $0 * x / Double($1) }
    }
}
