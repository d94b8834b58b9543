/// Lengths of dashes and of the gaps between them in turn, as SVG's `stroke-dasharray`.
public struct DashPattern: SpecValue {
    /// The lengths, a dash first; an odd number of them is repeated once, so that each dash has a gap.
    public var lengths: [Length]

    /// Makes a pattern.
    public init(_ lengths: [Length]) {
        self.lengths = lengths
    }

    /// What is expected where a value is none.
    public static let expectation = "dashes and gaps such as \"4 2\""

    /// Reads lengths with spaces or commas between them.
    public init(specText: String) throws(SpecFault) {
        var lengths: [Length] = []
        for part in specText.split(separator: ",", omittingEmptySubsequences: false) {
            let words = part.split { $0.isWhitespace }
            guard !words.isEmpty else {
                throw .notAValue(expected: Self.expectation, found: specText, suggestion: nil)
            }
            for word in words { lengths.append(try Length(specText: String(word))) }
        }
        self.init(lengths)
    }

    /// The canonical words.
    public var specText: String { lengths.map(\.specText).joined(separator: " ") }

    /// Reads a number of JSON: dashes and gaps of one length.
    public init?(specNumber: Double) throws(SpecFault) {
        self.init([Length(try checkedNumber(specNumber))])
    }
}

extension DashPattern: ExpressibleByArrayLiteral {
    /// Dashes and gaps in turn.
    public init(arrayLiteral elements: Length...) { self.init(elements) }
}
