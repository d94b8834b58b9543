internal import CICU
public import SnugText

extension UnicodeRules {
    /// The places after 0 where a line may or must end, by UAX #14 as ICU tailors it for the language.
    ///
    /// Offsets are bytes from the first of the text; the last is the text's length, and there is none for an empty
    /// text. Every place lies between user-perceived characters, also where UAX #14 would part a space from the mark
    /// on it. Thai, Lao, Khmer and Burmese break between words by ICU's dictionaries, never before a mark that repeats the
    /// word. Small kana start a line unless
    /// the breaks are `strict`, as CSS has it for `line-break: normal`. `phrase` is for Japanese, that is for
    /// language `ja` and for any text with kana; other texts break as with `normal`.
    ///
    /// Any string may be given as language: what is no BCP 47 tag, or a language without rules of its own, breaks by
    /// the root's rules. O(n).
    public func lineBreaks(
        in text: ArraySlice<UInt8>, language: String, strictness: LineBreakStrictness
    ) -> [Int] {
        if let breaks = ASCIILineBreaks.breaks(in: text) {
            return breaks
        }
        let tailored = tailoredLineBreaks(in: text, language: language, strictness: strictness)
        let breaks = betweenCharacters(Self.repetitionsKept(tailored, in: text), in: text)
        return strictness == .keepAll ? Self.keptTogether(breaks, in: text) : breaks
    }

    /// The breaks that ICU gives, with nothing taken away.
    func tailoredLineBreaks(
        in text: ArraySlice<UInt8>, language: String, strictness: LineBreakStrictness
    ) -> [Int] {
        var locale = LocaleName(tag: language)
        if strictness == .phrase, locale.language != "ja", Self.containsKana(text) {
            locale = LocaleName(tag: "ja")
        }
        return iterators.iterator(.line, locale: locale, keywords: Self.keywords(of: strictness)).breaks(in: text)
    }

    private static func keywords(of strictness: LineBreakStrictness) -> String {
        switch strictness {
        case .normal, .keepAll: "@lb=normal"
        case .strict: "@lb=strict"
        case .loose: "@lb=loose"
        case .phrase: "@lb=normal;lw=phrase"
        }
    }

    /// Whether there is a character of the blocks Hiragana and Katakana, U+3040 to U+30FF: `E3 81 80` to `E3 83 BF`.
    private static func containsKana(_ text: ArraySlice<UInt8>) -> Bool {
        zip(text, text.dropFirst()).contains { $0 == 0xE3 && $1 >= 0x81 && $1 <= 0x83 }
    }

    /// The breaks without those before the marks that repeat a Thai, Lao or Khmer word, `ๆ`, `ໆ` and `ៗ`.
    ///
    /// ICU knows that of the Thai mark; its dictionary of Khmer parts words from theirs.
    private static func repetitionsKept(_ breaks: [Int], in text: ArraySlice<UInt8>) -> [Int] {
        func repeats(_ offset: Int) -> Bool {
            let place = text.startIndex + offset
            guard offset < text.count, text[place] & 0xFE == 0xE0 else { return false }
            switch text.scalar(at: place) {
            case 0x0E46, 0x0EC6, 0x17D7: break
            default: return false
            }
            switch text.scalar(at: text.scalarIndex(before: place)) {
            case 0x0E00...0x0EFF, 0x1780...0x17FF: return true
            default: return false
            }
        }
        return breaks.contains(where: repeats) ? breaks.filter { !repeats($0) } : breaks
    }

    /// The breaks that do not divide user-perceived characters.
    ///
    /// UAX #14 and UAX #29 disagree about marks without a base, skin tones without an emoji and a few others. Where the
    /// characters at a break do not settle it, all of the text is divided into characters.
    private func betweenCharacters(_ breaks: [Int], in text: ArraySlice<UInt8>) -> [Int] {
        let settled = breaks.allSatisfy { offset in
            offset == text.count || Self.surelyDivides(at: text.startIndex + offset, in: text)
        }
        if settled {
            return breaks
        }
        var characters = graphemeBreaks(in: text)[...]
        return breaks.filter { offset in
            characters = characters.drop { $0 < offset }
            return characters.first == offset
        }
    }

    /// Whether two characters belong to different user-perceived ones whatever stands around them.
    private static func surelyDivides(at place: Int, in text: ArraySlice<UInt8>) -> Bool {
        let before = text[place - 1]
        guard before >= 0x80 || text[place] >= 0x80 else { return true }
        let next = graphemeClass(text.scalar(at: place))
        guard next == snugICUGraphemeOther || next == snugICUGraphemeLV || next == snugICUGraphemeLVT else {
            return false
        }
        if before < 0x80 {
            return true
        }
        let last = text.scalar(at: text.scalarIndex(before: place))
        return switch graphemeClass(last) {
        case snugICUGraphemeOther, snugICUGraphemeLV, snugICUGraphemeLVT: true
        // ICU joins Indic consonants over a virama, as later versions of UAX #29 do.
        case snugICUGraphemeExtend, snugICUGraphemeSpacingMark: snugICUIsVirama(last) == 0
        default: false
        }
    }

    private static func graphemeClass(_ scalar: UInt32) -> snugICUGrapheme {
        switch scalar {
        // What most breaks of Chinese and Japanese stand between.
        case 0x20..<0x7F, 0x3041...0x3096, 0x30A1...0x30FA, 0x3400...0x4DBF, 0x4E00...0x9FFF: snugICUGraphemeOther
        default: snugICUGraphemeClass(scalar)
        }
    }
}
