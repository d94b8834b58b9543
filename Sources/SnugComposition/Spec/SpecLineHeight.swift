/// The distance from one baseline to the next, as a caption is told it.
public enum SpecLineHeight: SpecValue {
    /// A multiple of the font size.
    case multiple(Double)
    /// A length in layout units or ems.
    case length(Length)
    /// The font's own.
    case normal

    /// What is expected where a value is none.
    public static let expectation = "a line height such as 1.2, 60px, 1.5em or normal"

    /// Reads the words of a flag or of JSON.
    public init(specText: String) throws(SpecFault) {
        let text = specText.trimmed
        if text == "normal" {
            self = .normal
        } else if let number = decimalNumber(text) {
            self = .multiple(try Self.checked(number, specText))
        } else {
            guard let length = try? Length(specText: specText), length.unit != .percent else {
                throw .notAValue(expected: Self.expectation, found: specText, suggestion: nil)
            }
            self = .length(Length(try Self.checked(length.value, specText), length.unit))
        }
    }

    /// Lines of no height would lie on one another.
    static let smallest = 0.01

    private static func checked(_ value: Double, _ text: String) throws(SpecFault) -> Double {
        guard value >= smallest, value <= Limits.specNumber else {
            throw .outOfRange(
                found: text, minimum: shortestText(of: smallest), maximum: shortestText(of: Limits.specNumber))
        }
        return value
    }

    /// The canonical words.
    public var specText: String {
        switch self {
        case .multiple(let factor): shortestText(of: factor)
        case .length(let length): shortestText(of: length.value) + length.unit.rawValue
        case .normal: "normal"
        }
    }

    /// The number that JSON writes, where it writes one.
    public var specNumber: Double? {
        if case .multiple(let factor) = self { factor } else { nil }
    }

    /// Reads a number of JSON.
    public init?(specNumber: Double) throws(SpecFault) {
        self = .multiple(try Self.checked(specNumber, shortestText(of: specNumber)))
    }
}

extension SpecLineHeight: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
    /// A multiple of the font size.
    public init(integerLiteral value: Int) { self = .multiple(Double(value)) }
    /// A multiple of the font size.
    public init(floatLiteral value: Double) { self = .multiple(value) }
}
