/// A value that a caption can be told: it reads and prints the same words in flags, JSON and Swift.
public protocol SpecValue: Codable, Hashable, Sendable {
    /// What is expected, to follow "expected": "a length such as 12, 0.5em or 10%".
    static var expectation: String { get }

    /// Reads the value from a flag's argument or a JSON string.
    init(specText: String) throws(SpecFault)

    /// The value in its canonical words; `init(specText:)` reads them back.
    var specText: String { get }

    /// The number that JSON writes for the value, nil where it writes `specText` as a string.
    var specNumber: Double? { get }

    /// Reads the value from a JSON number; nil where a number means nothing.
    init?(specNumber: Double) throws(SpecFault)

    /// What JSON may have for the value: all that it reads, and as little else as can be said.
    static var schema: SpecSchema { get }
}

extension SpecValue {
    /// Nothing: most values are written as strings.
    public var specNumber: Double? { nil }

    /// Any text.
    public static var schema: SpecSchema { .string.described(expectation) }

    /// Nothing: most values are no numbers.
    public init?(specNumber: Double) throws(SpecFault) {
        return nil
    }

    /// Reads the value from a string or, where it has one, a number.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let number = try? container.decode(Double.self) {
            guard let value = try Self(specNumber: number) else {
                throw SpecFault.notAValue(
                    expected: Self.expectation, found: shortestText(of: number), suggestion: nil)
            }
            self = value
        } else if let flag = try? container.decode(Bool.self) {
            throw SpecFault.notAValue(expected: Self.expectation, found: String(flag), suggestion: nil)
        } else {
            try self.init(specText: try container.decode(String.self))
        }
    }

    /// Writes the canonical words or the number.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        if let number = specNumber {
            try container.encode(number)
        } else {
            try container.encode(specText)
        }
    }
}

/// A number in the fewest digits that read back the same, whole ones without a decimal point.
func shortestText(of number: Double) -> String {
    if let whole = Int(exactly: number) { return String(whole) }
    return String(number)
}

/// Reads a finite decimal number such as `12`, `-.5` or `1e3`; nil for anything else.
///
/// Swift's own reader also takes hexadecimal, `nan` and `infinity`, which no caption means.
func decimalNumber(_ text: some StringProtocol) -> Double? {
    guard text.utf8.allSatisfy({ ($0 >= 0x30 && $0 <= 0x39) || ".+-eE".utf8.contains($0) }) else { return nil }
    guard let value = Double(text), value.isFinite else { return nil }
    return value
}

extension StringProtocol {
    /// The text without white space at its ends.
    var trimmed: Substring {
        let start = firstIndex { !$0.isWhitespace } ?? endIndex
        let tail = lastIndex { !$0.isWhitespace }.map { index(after: $0) } ?? start
        return Substring(self[start..<Swift.max(start, tail)])
    }
}
