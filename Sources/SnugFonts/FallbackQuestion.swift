internal import SnugText

/// What decides the order in which fonts are tried for a character that the font list does not have.
struct FallbackQuestion: Hashable {
    /// The wish that the face should fit, without the list.
    var wish: FontDescription
    /// The writing system.
    var script: Script
    /// A BCP 47 tag, empty if not known.
    var language: String
    /// Whether a colour font goes first.
    var prefersEmoji: Bool

    /// The region whose forms of Han characters are meant; empty for scripts without such forms.
    ///
    /// Without a language that is written so, kana are Japanese, Hangul Korean, Bopomofo Taiwan's, Han China's.
    var hanRegion: HanRegions {
        let usual: HanRegions
        switch letters(ofTag: script.tag) {
        case "Hani", "Hans": usual = .china
        case "Hira", "Kana", "Hrkt", "Jpan": usual = .japan
        case "Hang", "Kore": usual = .korea
        case "Bopo", "Hant": usual = .taiwan
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
