/// What itemization knows about one character.
struct ScalarInfo {
    var scalar: Unicode.Scalar = "\0"
    var script = Script.common
    var properties: ScalarProperties = []
    /// How it comes by the script in which it is shaped.
    var kind = Kind.shared
    /// Whether lines of its script are filled by room between the letters.
    var isIdeographic = false
    /// Whether it is of script Common or Inherited but bound to certain scripts (UAX #24, Script_Extensions).
    var hasExtensions = false
    /// Whether it is punctuation or a space of script Common: it stays in the font of its neighbours.
    var isNeutral = false

    /// How a character comes by its script.
    enum Kind {
        /// It has one of its own.
        case own
        /// It takes that of the character before.
        case mark
        /// It takes that of its surroundings.
        case shared
    }

    /// Whether it leaves no mark on the page and needs no glyph.
    var isInvisible: Bool { !properties.isDisjoint(with: [.ignorable, .control]) }
}

/// The Unicode provider's answers about the characters met last.
///
/// Text uses few characters often: one slot for each low bit pattern spares nearly all questions.
struct ScalarTable {
    private static var slots: Int { 1024 }
    private let unicode: any UnicodeProvider
    private var entries: [ScalarInfo]
    private var isFilled: [Bool]

    init(_ unicode: any UnicodeProvider) {
        self.unicode = unicode
        entries = Array(repeating: ScalarInfo(), count: Self.slots)
        isFilled = Array(repeating: false, count: Self.slots)
    }

    subscript(_ scalar: Unicode.Scalar) -> ScalarInfo {
        mutating get {
            let slot = Int(scalar.value) & (Self.slots - 1)
            if isFilled[slot], entries[slot].scalar == scalar { return entries[slot] }
            let info = ask(scalar)
            entries[slot] = info
            isFilled[slot] = true
            return info
        }
    }

    private func ask(_ scalar: Unicode.Scalar) -> ScalarInfo {
        var info = ScalarInfo()
        info.scalar = scalar
        info.script = unicode.script(of: scalar)
        info.properties = unicode.properties(of: scalar)
        let isShared = info.script == .common || info.script == .inherited
        info.kind = info.script == .inherited ? .mark : isShared || info.script == .unknown ? .shared : .own
        switch scalar.value {
        case 0x3001...0x303F, 0xFF00...0xFFEF: info.isIdeographic = true
        default: info.isIdeographic = info.script.isIdeographic
        }
        info.hasExtensions = isShared && !unicode.isUsed(scalar, in: info.script)
        switch scalar.properties.generalCategory {
        case .spaceSeparator, .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
            .initialPunctuation,
            .finalPunctuation, .otherPunctuation:
            info.isNeutral = isShared
        default:
            break
        }
        return info
    }
}
