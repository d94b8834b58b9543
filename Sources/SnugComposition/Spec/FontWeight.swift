internal import SnugText

/// How bold letters are, on CSS's scale from 1 to 1000.
public struct FontWeight: SpecValue {
    /// 1...1000; 400 is regular, 700 bold.
    public var value: Double

    /// Makes a weight.
    public init(_ value: Double) {
        self.value = value
    }

    /// 100.
    public static let thin = FontWeight(100)
    /// 200.
    public static let ultraLight = FontWeight(200)
    /// 300.
    public static let light = FontWeight(300)
    /// 400.
    public static let regular = FontWeight(400)
    /// 500.
    public static let medium = FontWeight(500)
    /// 600.
    public static let semibold = FontWeight(600)
    /// 700.
    public static let bold = FontWeight(700)
    /// 800.
    public static let heavy = FontWeight(800)
    /// 900.
    public static let black = FontWeight(900)

    static let range = 1.0...1000
    static let named: [(name: String, weight: FontWeight)] = [
        ("thin", .thin), ("ultralight", .ultraLight), ("light", .light), ("regular", .regular),
        ("normal", .regular), ("medium", .medium), ("semibold", .semibold), ("bold", .bold), ("heavy", .heavy),
        ("black", .black),
    ]

    /// What is expected where a value is none.
    public static let expectation = "a weight from 1 to 1000 or one of " + named.map(\.name).joined(separator: ", ")

    /// Reads the words of a flag or of JSON.
    public init(specText: String) throws(SpecFault) {
        let text = specText.trimmed
        if let number = decimalNumber(text) {
            self.init(try Self.checked(number))
        } else if let entry = Self.named.first(where: { $0.name == text.lowercased() }) {
            self = entry.weight
        } else {
            throw .notAValue(
                expected: Self.expectation, found: specText,
                suggestion: closestName(to: specText, among: Self.named.map(\.name)))
        }
    }

    private static func checked(_ value: Double) throws(SpecFault) -> Double {
        guard range.contains(value) else {
            throw .outOfRange(
                found: shortestText(of: value), minimum: shortestText(of: range.lowerBound),
                maximum: shortestText(of: range.upperBound))
        }
        return value
    }

    /// The canonical words.
    public var specText: String { shortestText(of: value) }

    /// The number that JSON writes, where it writes one.
    public var specNumber: Double? { value }

    /// Reads a number of JSON.
    public init?(specNumber: Double) throws(SpecFault) {
        self.init(try Self.checked(specNumber))
    }
}

extension FontWeight: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
    /// A weight on CSS's scale.
    public init(integerLiteral value: Int) { self.init(Double(value)) }
    /// A weight on CSS's scale.
    public init(floatLiteral value: Double) { self.init(value) }
}
