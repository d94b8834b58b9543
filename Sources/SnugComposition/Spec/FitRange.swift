/// The font sizes among which the largest that fits is chosen, in layout units.
public struct FitRange: SpecValue {
    /// The smallest size, used with a warning where nothing fits.
    public var minimum: Double
    /// The largest size.
    public var maximum: Double

    /// Makes a range; both ends are clamped to the font sizes that can be asked for.
    public init(minimum: Double = 1, maximum: Double = Limits.fontSizes.upperBound) {
        self.minimum = max(minimum, Limits.fontSizes.lowerBound)
        self.maximum = min(maximum, Limits.fontSizes.upperBound)
    }

    /// What is expected where a value is none.
    public static let expectation = "a range of font sizes such as 20..80, or true"

    /// Reads the words of a flag or of JSON; the flag without an argument is the whole range.
    public init(specText: String) throws(SpecFault) {
        if specText.isEmpty {
            self.init()
            return
        }
        let parts = specText.split(separator: ".", omittingEmptySubsequences: false)
        // The point of "1.5..20" is a decimal one; the two that part the ends stand together.
        guard let gap = specText.firstRange(of: ".."), parts.count <= 5,
            let minimum = decimalNumber(specText[..<gap.lowerBound].trimmed),
            let maximum = decimalNumber(specText[gap.upperBound...].trimmed)
        else {
            throw .notAValue(expected: Self.expectation, found: specText, suggestion: nil)
        }
        let bounds = Limits.fontSizes
        guard bounds.contains(minimum), bounds.contains(maximum), minimum <= maximum else {
            throw .outOfRange(
                found: specText, minimum: shortestText(of: bounds.lowerBound),
                maximum: shortestText(of: bounds.upperBound))
        }
        self.init(minimum: minimum, maximum: maximum)
    }

    /// The canonical words.
    public var specText: String { "\(shortestText(of: minimum))..\(shortestText(of: maximum))" }

    /// Reads `true` as the whole range, otherwise words.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let flag = try? container.decode(Bool.self) {
            guard flag else {
                throw SpecFault.notAValue(expected: Self.expectation, found: "false", suggestion: nil)
            }
            self.init()
        } else {
            try self.init(specText: try container.decode(String.self))
        }
    }
}
