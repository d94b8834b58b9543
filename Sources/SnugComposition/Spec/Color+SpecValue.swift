public import SnugPixels
internal import SnugText

extension Color: SpecValue {
    /// What is expected where a value is none.
    public static let expectation = "a CSS colour such as #ff2d55, pink, rgb(0 0 0 / 50%) or systemPink"

    /// Reads the words of a flag or of JSON.
    public init(specText: String) throws(SpecFault) {
        do {
            try self.init(css: specText)
        } catch {
            throw .notAValue(
                expected: Self.expectation, found: specText,
                suggestion: specText == "none" ? "transparent" : closestName(to: specText, among: Color.names))
        }
    }

    /// The canonical words.
    public var specText: String { description }
}
