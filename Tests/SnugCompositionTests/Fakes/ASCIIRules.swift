import SnugText

/// Unicode's rules for texts of ASCII without tabs: lines break after spaces.
final class ASCIIRules: UnicodeProvider {
    func lineBreaks(in text: ArraySlice<UInt8>, language: String, strictness: LineBreakStrictness) -> [Int] {
        let bytes = Array(text)
        let ends = bytes.indices.filter { $0 > 0 && bytes[$0 - 1] == 0x20 && bytes[$0] != 0x20 }
        return ends + (bytes.isEmpty ? [] : [bytes.count])
    }

    func graphemeBreaks(in text: ArraySlice<UInt8>) -> [Int] { text.isEmpty ? [] : Array(1...text.count) }

    func bidiLevels(of paragraph: [Unicode.Scalar], direction: BaseDirection) -> (levels: [UInt8], base: UInt8) {
        (Array(repeating: 0, count: paragraph.count), 0)
    }

    func script(of scalar: Unicode.Scalar) -> Script { Script("Latn") }

    func isUsed(_ scalar: Unicode.Scalar, in script: Script) -> Bool { script == Script("Latn") }

    func properties(of scalar: Unicode.Scalar) -> ScalarProperties { scalar == " " ? .hangingSpace : [] }

    func transform(_ text: String, to letterCase: LetterCase, language: String) -> String { text }
}

extension ASCIIRules: PatternProvider {
    /// Nothing matches.
    func matches(of pattern: String, in text: String, stepLimit: Int) throws(PatternError) -> [Range<Int>] { [] }
}
