internal import SnugText

/// What decides the order in which fonts are tried for a character that the font list does not have.
struct FallbackQuestion: Hashable {
    /// The wish that the face should fit, without the list.
    let wish: FontDescription
    /// The writing system.
    let script: Script
    /// A BCP 47 tag, empty if not known.
    let language: String
    /// Whether a colour font goes first.
    let prefersEmoji: Bool

    /// The region whose forms of Han characters and their signs are meant; empty for scripts without such forms.
    ///
    /// Without a language that is written so, kana are Japanese, Hangul Korean, Bopomofo Taiwan's, Han China's.
    let hanRegion: HanRegions

    init(wish: FontDescription, script: Script, language: String, prefersEmoji: Bool) {
        self.wish = wish
        self.script = script
        self.language = language
        self.prefersEmoji = prefersEmoji
        hanRegion = Self.hanRegion(script: script, language: language)
    }

    private static func hanRegion(script: Script, language: String) -> HanRegions {
        let usual: HanRegions
        switch letters(ofTag: script.tag) {
        case "Hani", "Hans": usual = .china
        case "Hira", "Kana", "Hrkt", "Jpan": usual = .japan
        case "Hang", "Kore": usual = .korea
        case "Bopo", "Hant": usual = .taiwan
        case "Zyyy", "Zinh": usual = []
        default: return []
        }
        let parts = language.lowercased().split(separator: "-")
        switch parts.first {
        case "ja": return .japan
        case "ko": return .korea
        case "yue": return .hongKong
        case "zh" where parts.contains("hk") || parts.contains("mo"): return .hongKong
        case "zh" where parts.contains("hant") || parts.contains("tw"): return .taiwan
        case "zh": return .china
        default: return usual
        }
    }
}

extension HanRegions {
    /// The language of one region, as Fontconfig spells it.
    var fontconfigLanguage: String? {
        switch self {
        case .japan: "ja"
        case .korea: "ko"
        case .china: "zh-cn"
        case .taiwan: "zh-tw"
        case .hongKong: "zh-hk"
        default: nil
        }
    }
}
