/// Numbers with a fixed count of decimals, kept as whole numbers so that sums and differences are exact.
struct FixedPoint: Hashable {
    /// Decimals after the point.
    let decimals: Int
    private let unit: Int

    init(decimals: Int) {
        self.decimals = decimals
        unit = (0..<decimals).reduce(1) { product, _ in product * 10 }
    }

    /// Places and lengths at a number of pixels per unit: a step is at most 1/500 px, or the fourth decimal.
    static func lengths(scale: Double) -> FixedPoint { FixedPoint(decimals: scale <= 2 ? 3 : 4) }

    /// Opacities.
    static let opacities = FixedPoint(decimals: 4)

    /// A number in steps of the last decimal, halves away from zero; not a number counts as 0.
    func steps(_ value: Double) -> Int {
        let steps = (value * Double(unit)).rounded(.toNearestOrAwayFromZero)
        return steps.isNaN ? 0 : Int(min(max(steps, -9e15), 9e15))
    }

    /// The shortest text of a number of steps: no zeros at either end, no exponent.
    func text(steps: Int) -> String {
        let (whole, fraction) = (abs(steps) / unit, abs(steps) % unit)
        let sign = steps < 0 ? "-" : ""
        if fraction == 0 { return sign + String(whole) }
        var digits = String(fraction)
        digits = String(repeating: "0", count: decimals - digits.count) + digits
        while digits.last == "0" { digits.removeLast() }
        return sign + (whole == 0 ? "" : String(whole)) + "." + digits
    }

    /// The shortest text of a number, rounded.
    func text(_ value: Double) -> String { text(steps: steps(value)) }
}
