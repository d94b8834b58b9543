/// The size of a fixed canvas in layout units.
public struct CanvasSize: SpecValue {
    /// From left to right; 1 or more, rounded up to a whole unit for the canvas.
    public var width: Double
    /// From top to bottom; 1 or more, rounded up to a whole unit for the canvas.
    public var height: Double

    /// Makes a size.
    public init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }

    /// What is expected where a value is none.
    public static let expectation = "a size such as 1080x1920"

    /// Reads the words of a flag or of JSON.
    public init(specText: String) throws(SpecFault) {
        let parts = specText.trimmed.split(separator: "x", omittingEmptySubsequences: false)
        guard parts.count == 2, let width = decimalNumber(parts[0]), let height = decimalNumber(parts[1]) else {
            throw .notAValue(expected: Self.expectation, found: specText, suggestion: nil)
        }
        for side in [width, height] where !(side >= 1 && side <= Limits.specNumber) {
            throw .outOfRange(found: specText, minimum: "1x1", maximum: nil)
        }
        self.init(width: width, height: height)
    }

    /// The canonical words.
    public var specText: String { "\(shortestText(of: width))x\(shortestText(of: height))" }
}
