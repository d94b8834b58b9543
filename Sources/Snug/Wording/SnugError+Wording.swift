internal import SnugComposition
internal import SnugUnicode

// All sentences about errors of the library stand in this folder: here those of the top, beside it one file for each
// enum of facts.

extension SnugError {
    /// One line that says what is wrong; which setting is to blame say `keys`, if any is.
    public var problem: String { wording.problem }

    /// One line that says what to do, where there is something to say.
    public var remedy: String? { wording.remedy }

    private var wording: Wording {
        switch self {
        case .spec(let error): error.wording
        case .style(let error): error.wording
        case .composition(let error): error.wording
        case .paint(let error): error.wording
        case .image(let error): error.wording
        case .svg(let error): error.wording
        case .unicode(let error): error.wording
        }
    }
}

extension UnicodeError {
    fileprivate var wording: Wording {
        switch self {
        case .missingData(let item, let library, let reason):
            Wording(
                "\(library) does not find its data for \(item): \(reason)",
                "install the library's data package, or unset ICU_DATA")
        }
    }
}

/// What is wrong, in one line, and what to do, in another.
struct Wording {
    var problem: String
    var remedy: String?

    init(_ problem: String, _ remedy: String? = nil) {
        self.problem = problem
        self.remedy = remedy
    }

    /// "did you mean X?" where a name is near.
    static func suggestion(_ name: String?, otherwise: String? = nil) -> String? {
        name.map { "did you mean \($0)?" } ?? otherwise
    }
}

/// A text in quotes, shortened in the middle of nowhere if it is long, control characters made visible, also those
/// that break lines or turn the direction of what follows.
func quoted(_ text: String, most: Int = 60) -> String {
    var shown = ""
    for scalar in text.unicodeScalars.prefix(most) {
        if !scalar.isHarmless {
            shown += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
        } else {
            shown.unicodeScalars.append(scalar)
        }
    }
    return "\"" + shown + (text.unicodeScalars.count > most ? "…" : "") + "\""
}

/// A character's code point and, where it shows, itself: `U+4E00 一`.
func named(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    let code = "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    let isShown =
        scalar.value > 0x20 && !(0x7F...0xA0).contains(scalar.value) && !scalar.properties.isNoncharacterCodePoint
        && !scalar.properties.isDefaultIgnorableCodePoint
    return isShown ? "\(code) \(scalar)" : code
}

/// A number with at most two decimals, for sentences.
func rounded(_ number: Double) -> String {
    guard number.isFinite, abs(number) < 1e12 else { return String(number) }
    let hundredths = (number * 100).rounded() / 100
    return Int(exactly: hundredths).map(String.init) ?? String(hundredths)
}

extension Unicode.Scalar {
    /// Whether a terminal shows the character in its place and does nothing else.
    fileprivate var isHarmless: Bool {
        switch properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: false
        default: !(0x202A...0x202E).contains(value) && !(0x2066...0x2069).contains(value)
        }
    }
}
