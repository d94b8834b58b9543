internal import SnugPixels

/// A Gaussian blur of whole pictures, in whole numbers: the same on every processor.
///
/// A wide blur leaves nothing that the means of small cells do not hold. So means of cells of pixels are blurred, and a
/// quadratic B-spline through the result gives the pixels. The means are weighted ones that reach half a cell over the edges,
/// because plain ones hold it as noise where in a cell an edge lies. The variance that both add is taken off the blur between.
/// Against the exact Gaussian a straight edge from black to white is off by less than 0.3 levels, wherever cells lie.
struct BackdropBlur {
    /// The side of a cell in pixels, a power of 2.
    let cell: Int
    /// The logarithm of that.
    let cellShift: Int
    /// What a cell gets of itself and of those beside it, from the middle outwards; the first once and the others twice
    /// add up to 32,768. Empty if nothing is blurred.
    let weights: [Int16]

    /// The largest cell, in which sums of columns still fit in 16 bits.
    private static let largestShift = 6
    /// Farther out than so many standard deviations a Gaussian has 0.05 % of its weight.
    private static let reach = 3.5

    /// Makes the blur of a standard deviation in pixels.
    init(sigma: Double) {
        var shift = 0
        // A cell of two pixels is as good at fewer of them in a standard deviation.
        while shift < Self.largestShift && sigma >= (shift == 0 ? 1.75 : 2.25) * Double(2 << shift) { shift += 1 }
        cellShift = shift
        cell = 1 << shift
        var variance = sigma * sigma
        if shift > 0 {
            let area = Double(cell * cell)
            let mean = (0.25 - 1 / area) / 12 + 3.0 / 16
            variance = variance / area - mean - 1.0 / 4
        }
        weights = Self.weights(variance: variance)
    }

    /// How many cells away a cell has a part.
    var cellReach: Int { max(0, weights.count - 1) }

    /// How many pixels away from a pixel others have a part in it, at most.
    var pixelReach: Int { cell == 1 ? cellReach : (cellReach + 3) * cell }

    /// How many rows are blurred in one go: so many that those around them, which are blurred twice, do not count.
    var bandHeight: Int { max(256, 8 * pixelReach) }

    /// How much memory the cells of a rectangle take, in pixels of four bytes.
    func cellPixels(_ area: PixelRect) -> Int {
        let (width, height) = (area.width + 2 * pixelReach, min(area.height, bandHeight) + 2 * pixelReach)
        return 4 * (width / cell + 1) * (height / cell + 1)
    }

    private static func weights(variance: Double) -> [Int16] {
        // Narrower, a Gaussian is nothing beside its middle.
        guard variance > 0.04 else { return [] }
        // Its samples fall by quotients that fall evenly themselves.
        var (part, quotient) = (1.0, exponential(-0.5 / variance))
        let factor = quotient * quotient
        let parts = (0...Int((reach * variance.squareRoot()).rounded(.up))).map { _ in
            defer {
                part *= quotient
                quotient *= factor
            }
            return part
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

    /// The exponential function of a number from -16 to 0.
    private static func exponential(_ x: Double) -> Double {
        let part = x / 128
        let root = (1...12).reversed().reduce(1.0) { 1 + $0 * part / Double($1) }
        return (0..<7).reduce(root) { power, _ in power * power }
    }
}
