public import SnugPixels
internal import SnugText

/// What letters are filled with.
public enum TextColor: SpecValue {
    /// A colour, a gradient or a picture, whatever lies behind the letters; no material.
    case style(ShapeStyle)
    /// Black or white, whichever stands out more from what lies behind the letters.
    case auto

    /// One colour.
    public static func color(_ color: Color) -> TextColor { .style(.color(color)) }

    /// The colour, if it is a fixed one.
    public var color: Color? {
        if case .style(.color(let color)) = self { color } else { nil }
    }

    /// What is expected where a value is none.
    public static let expectation = ShapeStyle.expectation + ", or auto"

    /// Reads the words of a flag or of JSON.
    public init(specText: String) throws(SpecFault) {
        if specText.trimmed == "auto" {
            self = .auto
            return
        }
        do {
            self = .style(try ShapeStyle(specText: specText))
        } catch .notAValue(ShapeStyle.expectation, let found, let suggestion) {
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
        case .style(let style): style.specText
        case .auto: "auto"
        }
    }
}
