import SnugText
import SnugUnicode
import Testing

@Suite("User-perceived characters")
struct GraphemeBreakTests {
    @Test(
        "Characters that belong together stay together",
        arguments: [
            "a|b| |c", "e\u{301}|a\u{308}\u{323}|x", "👨‍👩‍👧‍👦|👍🏽|❤️|1️⃣|👩🏽‍🚀", "🇩🇪|🇫🇷|🇯", "한|\u{1112}\u{1161}\u{11AB}|각",
            "क्ष|त्रि|य", "நி|ல|ம்", "\r\n|a|\n|\r", "ก็|น้ำ", "🏴󠁧󠁢󠁥󠁮󠁧󠁿|x", "\u{600}1|2", "a\u{200D}|b", "a\u{200C}|b",
            "\u{0}|\u{1F}|\u{7F}",
            "\r\n|\r|\r\n|\n|\n", "ö|\r\n|\r\n|ö",
        ])
    func clusters(expected: String) throws {
        let pieces = expected.unicodeScalars.split(separator: "|").map { String(String.UnicodeScalarView($0)) }
        #expect(try graphemePieces(of: pieces.joined()) == pieces)
    }
}
