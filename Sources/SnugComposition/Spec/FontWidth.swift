/// How wide letters are, in per cent of the normal width, on CSS's scale from 50 to 200.
public struct FontWidth: SpecValue {
    /// 50...200; 100 is normal.
    public var value: Double

    /// Makes a width.
    public init(_ value: Double) {
        self.value = value
    }

    static let range = 50.0...200
    static let named: [(name: String, value: Double)] = [
        ("ultra-condensed", 50), ("extra-condensed", 62.5), ("condensed", 75), ("semi-condensed", 87.5),
        ("normal", 100),
        ("semi-expanded", 112.5), ("expanded", 125), ("extra-expanded", 150), ("ultra-expanded", 200),
    ]

    /// What is expected where a value is none.
    public static let expectation = "a width from 50 to 200 or one of " + named.map(\.name).joined(separator: ", ")

    /// Reads the words of a flag or of JSON.
    public init(specText: String) throws(SpecFault) {
        let text = specText.trimmed
        if let entry = Self.named.first(where: { $0.name == text.lowercased() }) {
            self.init(entry.value)
        } else if let number = decimalNumber(text.hasSuffix("%") ? text.dropLast() : text) {
            self.init(try Self.checked(number))
        } else {
            throw .notAValue(expected: Self.expectation, found: specText, suggestion: nil)
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

extension FontWidth: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
    /// A width in per cent.
    public init(integerLiteral value: Int) { self.init(Double(value)) }
    /// A width in per cent.
    public init(floatLiteral value: Double) { self.init(value) }
}
