public import SnugPixels
internal import SnugText

/// The colour of letters.
public enum TextColor: SpecValue {
    /// One colour, whatever lies behind the letters.
    case color(Color)
    /// Black or white, whichever stands out more from what lies behind the letters.
    case auto

    /// What is expected where a value is none.
    public static let expectation = Color.expectation + ", or auto"

    /// Reads the words of a flag or of JSON.
    public init(specText: String) throws(SpecFault) {
        if specText.trimmed == "auto" {
            self = .auto
            return
        }
        do {
            self = .color(try Color(specText: specText))
        } catch .notAValue(_, let found, let suggestion) {
            throw .notAValue(
                expected: Self.expectation, found: found,
                suggestion: suggestion ?? closestName(to: specText, among: ["auto"]))
        } catch {
            throw error
        }
    }

    /// The canonical words.
    public var specText: String {
        switch self {
        case .color(let color): color.specText
        case .auto: "auto"
        }
    }
}
