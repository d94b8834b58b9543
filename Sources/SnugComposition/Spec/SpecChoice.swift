/// A value that is one of a few words.
public protocol SpecChoice: SpecValue, CaseIterable, RawRepresentable where RawValue == String {}

extension SpecChoice {
    /// The words, in order.
    public static var expectation: String {
        "one of " + allCases.map(\.rawValue).joined(separator: ", ")
    }

    /// The words with bars between them, as help shows them.
    public static var words: String { allCases.map(\.rawValue).joined(separator: "|") }

    /// Reads one of the words exactly.
    public init(specText: String) throws(SpecFault) {
        guard let value = Self(rawValue: specText) else {
            throw .notOneOf(Self.allCases.map(\.rawValue), found: specText)
        }
        self = value
    }

    /// The word.
    public var specText: String { rawValue }

    // Both `RawRepresentable` and `SpecValue` have coding of their own, so that neither would be chosen.

    /// Reads one of the words.
    public init(from decoder: any Decoder) throws {
        let word = try decoder.singleValueContainer().decode(String.self)
        try self.init(specText: word)
    }

    /// Writes the word.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(rawValue)
    }
}
