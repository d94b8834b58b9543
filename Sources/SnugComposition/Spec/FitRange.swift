/// The font sizes among which the largest that fits is chosen.
public struct FitRange: SpecValue {
    /// The smallest size, used with a warning where nothing fits; an em of it is the default size.
    public var minimum: Length
    /// The largest size; an em of it is the default size.
    public var maximum: Length

    /// Makes a range; sizes are clamped to those that can be asked for when they are used.
    public init(minimum: Length = 1, maximum: Length = .px(Limits.fontSizes.upperBound)) {
        self.minimum = minimum
        self.maximum = maximum
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
            let minimum = try? Length(specText: String(specText[..<gap.lowerBound])),
            let maximum = try? Length(specText: String(specText[gap.upperBound...]))
        else {
            throw .notAValue(expected: Self.expectation, found: specText, suggestion: nil)
        }
        let bounds = Limits.fontSizes
        let areBound = [minimum, maximum].allSatisfy { $0.unit == .px ? bounds.contains($0.value) : $0.value > 0 }
        guard areBound, minimum.unit != maximum.unit || minimum.value <= maximum.value else {
            throw .outOfRange(
                found: specText, minimum: shortestText(of: bounds.lowerBound),
                maximum: shortestText(of: bounds.upperBound))
        }
        self.init(minimum: minimum, maximum: maximum)
    }

    /// The canonical words.
    public var specText: String { "\(minimum.specText)..\(maximum.specText)" }

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
