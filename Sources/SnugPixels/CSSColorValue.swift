/// One value between the brackets of a CSS colour function.
enum CSSColorValue {
    case number(Double)
    case percentage(Double)
    /// An angle with its unit, turned into degrees.
    case degrees(Double)
    /// The keyword `none`, which counts as zero.
    case none

    /// Reads a word such as `12`, `-.5e1`, `40%`, `0.25turn` or `none`; nil for anything else.
    init?(_ word: Substring) {
        let word = word.lowercased()
        if word == "none" {
            self = .none
            return
        }
        let digits = word.prefix { $0.isASCII && ($0.isNumber || $0 == "." || $0 == "+" || $0 == "-") }
        // An exponent belongs to the number only if digits follow: `1e3`, but not `1em`.
        var number = digits
        let rest = word[digits.endIndex...]
        if rest.first == "e", digits.last?.isNumber == true {
            let exponent = rest.dropFirst().prefix { $0.isASCII && ($0.isNumber || $0 == "+" || $0 == "-") }
            if exponent.last?.isNumber == true { number = word[digits.startIndex..<exponent.endIndex] }
        }
        // Swift reads "1." and CSS does not; neither may the result leave the finite numbers.
        guard number.last?.isNumber == true, let read = Double(number) else { return nil }
        let value = min(max(read, -.greatestFiniteMagnitude), .greatestFiniteMagnitude)
        switch word[number.endIndex...] {
        case "": self = .number(value)
        case "%": self = .percentage(value)
        case "deg": self = .degrees(value)
        case "grad": self = .degrees(value * 0.9)
        case "rad": self = .degrees(value / .pi * 180)
        case "turn": self = .degrees(value.remainder(dividingBy: 1) * 360)
        default: return nil
        }
    }

    /// Zero to one: a percentage as it is, a number in proportion to `full`; nil for an angle.
    func fraction(full: Double) -> Double? {
        switch self {
        case .number(let value): min(max(value / full, 0), 1)
        case .percentage(let value): min(max(value / 100, 0), 1)
        case .degrees: nil
        case .none: 0
        }
    }

    /// A hue in turns, 0 ..< 1; nil for a percentage.
    var turns: Double? {
        switch self {
        case .number(let value), .degrees(let value):
            let turns = value.remainder(dividingBy: 360) / 360
            return turns < 0 ? turns + 1 : turns
        case .percentage: return nil
        case .none: return 0
        }
    }

    var isNumber: Bool { if case .number = self { true } else { false } }
    var isPercentage: Bool { if case .percentage = self { true } else { false } }
    var isNone: Bool { if case .none = self { true } else { false } }
}
