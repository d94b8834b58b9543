internal import CICU

extension UnicodeRules {
    /// The breaks without those between two letters, as CSS has it for `word-break: keep-all`.
    ///
    /// Letters are the typographic letter units of CSS Text 3 (general categories L and N, classes NU, AL, AI and ID of
    /// UAX #14) with the classes that are ideographs by another name: Hangul syllables and jamo, small kana, emoji
    /// with their modifiers, regional indicators. The word breaks of a dictionary stay (class SA on both sides). O(n).
    static func keptTogether(_ breaks: [Int], in text: ArraySlice<UInt8>) -> [Int] {
        breaks.filter { offset in
            guard offset < text.count else { return true }
            let place = text.startIndex + offset
            guard let before = letterKind(base(before: place, in: text)),
                let after = letterKind(text.scalar(at: place))
            else { return true }
            return before == .complex && after == .complex
        }
    }

    private enum LetterKind {
        case plain
        /// Of a script without spaces between words, whose breaks come from a dictionary.
        case complex
    }

    private static func letterKind(_ scalar: UInt32) -> LetterKind? {
        switch lineBreakClass(scalar) {
        case snugICULineBreakComplexContext: .complex
        case snugICULineBreakNumeric, snugICULineBreakAlphabetic, snugICULineBreakAmbiguous,
            snugICULineBreakIdeographic, snugICULineBreakHebrewLetter, snugICULineBreakConditionalJapaneseStarter,
            snugICULineBreakH2, snugICULineBreakH3, snugICULineBreakJL, snugICULineBreakJV, snugICULineBreakJT,
            snugICULineBreakEBase, snugICULineBreakEModifier, snugICULineBreakRegionalIndicator:
            .plain
        default: snugICUIsLetterOrNumber(scalar) != 0 ? .plain : nil
        }
    }

    /// The character before a place, marks and joiners that stand on it left aside.
    private static func base(before place: Int, in text: ArraySlice<UInt8>) -> UInt32 {
        var place = text.scalarIndex(before: place)
        while place > text.startIndex {
            let kind = lineBreakClass(text.scalar(at: place))
            guard kind == snugICULineBreakCombiningMark || kind == snugICULineBreakZWJ else { break }
            place = text.scalarIndex(before: place)
        }
        return text.scalar(at: place)
    }

    private static func lineBreakClass(_ scalar: UInt32) -> snugICULineBreak {
        snugICULineBreakClass(scalar)
    }
}
