import SnugText
import SnugUnicode

/// A text cut at its line breaks.
func linePieces(
    of text: String, language: String = "", strictness: LineBreakStrictness = .normal
) throws -> [String] {
    cut(text, at: try UnicodeRules().lineBreaks(in: Array(text.utf8)[...], language: language, strictness: strictness))
}

/// A text cut into its user-perceived characters.
func graphemePieces(of text: String) throws -> [String] {
    cut(text, at: try UnicodeRules().graphemeBreaks(in: Array(text.utf8)[...]))
}

private func cut(_ text: String, at breaks: [Int]) -> [String] {
    let bytes = Array(text.utf8)
    return zip([0] + breaks, breaks).map { String(decoding: bytes[$0..<$1], as: UTF8.self) }
}

/// Numbers without order, the same in every run (SplitMix64).
struct Mixer: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var bits = state
        bits = (bits ^ bits >> 30) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ bits >> 27) &* 0x94D0_49BB_1331_11EB
        return bits ^ bits >> 31
    }
}
