/// A range of user-perceived characters of a text, counted from 0, without the one at its end: `2..<9`.
public struct GraphemeRange: SpecValue {
    /// Where the range starts and the first place behind it.
    public var bounds: Range<Int>

    /// Makes a range.
    public init(_ bounds: Range<Int>) {
        self.bounds = bounds
    }

    /// What is expected where a value is none.
    public static let expectation = "a range of characters such as 2..<9, counted from 0 and without the last"

    /// Reads the words of a flag or of JSON.
    public init(specText: String) throws(SpecFault) {
        guard let gap = specText.firstRange(of: "..<"),
            let start = Self.place(specText[..<gap.lowerBound].trimmed),
            let end = Self.place(specText[gap.upperBound...].trimmed), start <= end
        else {
            throw .notAValue(expected: Self.expectation, found: specText, suggestion: nil)
        }
        self.init(start..<end)
    }

    private static func place(_ text: Substring) -> Int? {
        text.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int(text) : nil
    }

    /// The canonical words.
    public var specText: String { "\(bounds.lowerBound)..<\(bounds.upperBound)" }
}
