/// What itemization knows about one character.
struct ScalarInfo {
    var scalar: Unicode.Scalar = "\0"
    var script = Script.common
    var properties: ScalarProperties = []
    /// Whether it is of script Common or Inherited but bound to certain scripts (UAX #24, Script_Extensions).
    var hasExtensions = false
    /// Whether it is punctuation or a space of script Common: it stays in the font of its neighbours.
    var isNeutral = false

    /// Whether it leaves no mark on the page and needs no glyph.
    var isInvisible: Bool { !properties.isDisjoint(with: [.ignorable, .control]) }
}

/// The Unicode provider's answers about the characters met last.
///
/// Text uses few characters often: one slot for each low bit pattern spares nearly all questions.
struct ScalarTable {
    private static let slots = 1024
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
