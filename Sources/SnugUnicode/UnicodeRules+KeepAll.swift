internal import CICU

extension UnicodeRules {
    /// The breaks without those between two letters, as CSS has it for `word-break: keep-all`.
    ///
    /// Letters are the typographic letter units of CSS Text 3 (general categories L and N, classes NU, AL, AI and ID of
    /// UAX #14) with the classes that are ideographs by another name: Hangul syllables and jamo, small kana, emoji
    /// with their modifiers, regional indicators. The word breaks of a dictionary stay (class SA on both sides). O(n).
    func keptTogether(_ breaks: [Int], in text: ArraySlice<UInt8>) -> [Int] {
        breaks.filter { offset in
            guard offset < text.count else { return true }
            let place = text.startIndex + offset
            let before = Self.base(before: place, in: text)
            guard let before = letterKind(before), let after = letterKind(Self.scalar(at: place, in: text)) else {
                return true
            }
            return before == .complex && after == .complex
        }
    }

    private enum LetterKind {
        case plain
        /// Of a script without spaces between words, whose breaks come from a dictionary.
        case complex
    }

    private func letterKind(_ scalar: Unicode.Scalar) -> LetterKind? {
        switch ULineBreak(UInt32(bitPattern: snugICULineBreakClass(scalar.value))) {
        case U_LB_COMPLEX_CONTEXT: .complex
        case U_LB_NUMERIC, U_LB_ALPHABETIC, U_LB_AMBIGUOUS, U_LB_IDEOGRAPHIC, U_LB_HEBREW_LETTER,
            U_LB_CONDITIONAL_JAPANESE_STARTER, U_LB_H2, U_LB_H3, U_LB_JL, U_LB_JV, U_LB_JT, U_LB_E_BASE,
            U_LB_E_MODIFIER, U_LB_REGIONAL_INDICATOR:
            .plain
        default: snugICUIsLetterOrNumber(scalar.value) != 0 ? .plain : nil
        }
    }

    /// The character before a place, marks and joiners that stand on it left aside.
    private static func base(before place: Int, in text: ArraySlice<UInt8>) -> Unicode.Scalar {
        var place = place
        while true {
            repeat { place -= 1 } while place > text.startIndex && text[place] & 0xC0 == 0x80
            let scalar = scalar(at: place, in: text)
            let kind = ULineBreak(UInt32(bitPattern: snugICULineBreakClass(scalar.value)))
            guard place > text.startIndex, kind == U_LB_COMBINING_MARK || kind == U_LB_ZWJ else { return scalar }
        }
    }

    private static func scalar(at place: Int, in text: ArraySlice<UInt8>) -> Unicode.Scalar {
        var decoder = UTF8()
        var bytes = text[place...].makeIterator()
        guard case .scalarValue(let scalar) = decoder.decode(&bytes) else {
            preconditionFailure("the text is not valid UTF-8")
        }
        return scalar
    }
}
