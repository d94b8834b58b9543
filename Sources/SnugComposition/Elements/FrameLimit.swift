/// The most that a frame may measure.
public enum FrameLimit: SpecValue {
    /// A length.
    case length(Length)
    /// As much as there is.
    case infinity

    /// What is expected where a value is none.
    public static let expectation = Length.expectation + ", or infinity"

    /// Reads the words of a flag or of JSON.
    public init(specText: String) throws(SpecFault) {
        if specText.trimmed == "infinity" {
            self = .infinity
            return
        }
        do {
            self = .length(try Length(specText: specText))
        } catch .notAValue {
            throw .notAValue(expected: Self.expectation, found: specText, suggestion: nil)
        } catch {
            throw error
        }
    }

    /// Reads a number of JSON.
    public init?(specNumber: Double) throws(SpecFault) {
        guard let length = try Length(specNumber: specNumber) else { return nil }
        self = .length(length)
    }

    /// The canonical words.
    public var specText: String {
        switch self {
        case .length(let length): length.specText
        case .infinity: "infinity"
        }
    }

    /// The number that JSON writes, where it writes one.
    public var specNumber: Double? {
        if case .length(let length) = self { length.specNumber } else { nil }
    }
}
