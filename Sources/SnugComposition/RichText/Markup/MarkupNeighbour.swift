/// What a character beside a marker is to CommonMark's rules.
enum MarkupNeighbour: Hashable {
    /// White space, or no character at all.
    case space
    /// Punctuation or a symbol, but of no East Asian script.
    case punctuation
    /// A character of an East Asian script; at an inner side it counts as a letter, at an outer one as punctuation.
    ///
    /// CommonMark itself leaves `**「あ」**い` as it stands: it takes the marker behind a bracket and before a letter for an
    /// opening one. Without spaces between words that cannot be told from a closing one.
    case ideograph
    /// Anything else.
    case letter

    init(_ scalar: Unicode.Scalar?) {
        guard let scalar else {
            self = .space
            return
        }
        if scalar.isASCII {
            let byte = UInt8(truncatingIfNeeded: scalar.value)
            self = byte.isASCIIPunctuation ? .punctuation : scalar.properties.isWhitespace ? .space : .letter
        } else if scalar.properties.isWhitespace {
            self = .space
        } else if Self.eastAsian.contains(where: { $0.contains(scalar.value) }) {
            self = .ideograph
        } else {
            self = scalar.isPunctuationOrSymbol ? .punctuation : .letter
        }
    }

    /// The blocks of Chinese, Japanese, Korean and the scripts written like them, with their punctuation.
    private static let eastAsian: [ClosedRange<UInt32>] = [
        0x1100...0x11FF, 0x2E80...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7FF, 0xF900...0xFAFF, 0xFE10...0xFE1F,
        0xFE30...0xFE4F, 0xFF00...0xFFEF, 0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF, 0x1F200...0x1F2FF,
        0x20000...0x3FFFF,
    ]
}

extension Unicode.Scalar {
    /// Whether the general category is P or S: CommonMark's Unicode punctuation.
    fileprivate var isPunctuationOrSymbol: Bool {
        switch properties.generalCategory {
        case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
            .finalPunctuation, .otherPunctuation, .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol:
            true
        default:
            false
        }
    }
}
