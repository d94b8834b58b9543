internal import SnugText

/// How far letters stand above or below the line's baseline.
public enum BaselineShift: SpecValue {
    /// Small and raised, as the 2 of m².
    case superscript
    /// Small and lowered, as the 2 of H₂O.
    case `subscript`
    /// Raised by a length, lowered by a negative one; ems are those of the run's own font size.
    case length(Length)

    /// What is expected where a value is none.
    public static let expectation = "super, sub or a length such as 0.2em"

    /// Reads the words of a flag or of JSON.
    public init(specText: String) throws(SpecFault) {
        switch specText.trimmed {
        case "super": self = .superscript
        case "sub": self = .subscript
        default:
            do {
                self = .length(try Length(specText: specText))
            } catch .notAValue {
                throw .notAValue(
                    expected: Self.expectation, found: specText,
                    suggestion: closestName(to: specText, among: ["super", "sub"]))
            } catch {
                throw error
            }
        }
    }

    /// The canonical words.
    public var specText: String {
        switch self {
        case .superscript: "super"
        case .subscript: "sub"
        case .length(let length): length.specText
        }
    }

    /// The number that JSON writes, where it writes one.
    public var specNumber: Double? {
        if case .length(let length) = self { length.specNumber } else { nil }
    }

    /// Reads a number of JSON.
    public init?(specNumber: Double) throws(SpecFault) {
        guard let length = try Length(specNumber: specNumber) else { return nil }
        self = .length(length)
    }
}

extension BaselineShift {
    // Fonts that say how they want small figures mostly say so by their tool's default values, so that all are treated
    // alike: their figures end a little above capitals, and a little above the descenders' depth.

    /// The size at which letters are drawn, as a part of the run's font size: 0.65 for `superscript` and `subscript`.
    public var fontScale: Double {
        switch self {
        case .superscript, .subscript: 0.65
        case .length: 1
        }
    }

    /// How far letters are raised; ems are those of the run's font size before `fontScale`.
    public var raise: Length {
        switch self {
        case .superscript: .em(1.0 / 3)
        case .subscript: .em(-0.16)
        case .length(let length): length
        }
    }
}
