public import SnugText

extension UnicodeRules {
    /// The places after 0 where a line may or must end, by UAX #14 as ICU tailors it for the language.
    ///
    /// Offsets are bytes from the first of the text; the last is the text's length, and there is none for an empty
    /// text. Thai, Lao, Khmer and Burmese break between words by ICU's dictionaries. Small kana start a line unless
    /// the breaks are `strict`, as CSS has it for `line-break: normal`. `phrase` is for Japanese, that is for
    /// language `ja` and for any text with kana; other texts break as with `normal`.
    ///
    /// Any string may be given as language: what is no BCP 47 tag, or a language without rules of its own, breaks by
    /// the root's rules. O(n).
    public func lineBreaks(
        in text: ArraySlice<UInt8>, language: String, strictness: LineBreakStrictness
    ) -> [Int] {
        if let breaks = asciiLines.breaks(in: text) {
            return breaks
        }
        var locale = LocaleName(tag: language)
        if strictness == .phrase, locale.language != "ja", Self.containsKana(text) {
            locale = LocaleName(tag: "ja")
        }
        let breaks = iterators.iterator(.line, locale: locale, keywords: Self.keywords(of: strictness)).breaks(in: text)
        return strictness == .keepAll ? keptTogether(breaks, in: text) : breaks
    }

    private static func keywords(of strictness: LineBreakStrictness) -> String {
        switch strictness {
        case .normal, .keepAll: "@lb=normal"
        case .strict: "@lb=strict"
        case .loose: "@lb=loose"
        case .phrase: "@lb=normal;lw=phrase"
        }
    }

    /// Whether there is a letter of the blocks Hiragana and Katakana, U+3041 to U+30FF: `E3 81 81` to `E3 83 BF`.
    private static func containsKana(_ text: ArraySlice<UInt8>) -> Bool {
        var lead = false
        for byte in text {
            if lead, byte >= 0x81, byte <= 0x83 {
                return true
            }
            lead = byte == 0xE3
        }
        return false
    }
}
