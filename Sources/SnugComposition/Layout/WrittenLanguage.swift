/// The language that a text shows by its letters, as a BCP 47 tag: Japanese with kana, Korean with hangul, else unknown.
///
/// Ideographs have other forms and other line-break rules in Japanese and Korean than in Chinese; other languages
/// that share a script share these too.
func writtenLanguage(of text: String) -> String {
    var hasHangul = false
    for scalar in text.unicodeScalars {
        switch scalar.value {
        case 0x3041...0x3096, 0x309D...0x309F, 0x30A1...0x30FA, 0x30FD...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9D:
            return "ja"
        case 0x1100...0x11FF, 0x3131...0x318E, 0xAC00...0xD7A3:
            hasHangul = true
        default:
            break
        }
    }
    return hasHangul ? "ko" : ""
}
