import SnugText
import Testing

@testable import SnugUnicode

@Suite("Bidirectional levels")
struct BidiTests {
    private func levels(_ text: String, _ direction: BaseDirection = .auto) throws -> String {
        let (levels, base) = try UnicodeRules().bidiLevels(of: Array(text.unicodeScalars), direction: direction)
        return "\(base): " + levels.map(String.init).joined()
    }

    @Test(
        "Levels follow UAX #9",
        arguments: [
            ("abc 12", BaseDirection.auto, "0: 000000"),
            ("abc 12", .rtl, "1: 222222"),
            ("", .auto, "0: "), ("", .rtl, "1: "), (" -", .auto, "0: 00"), ("12", .rtl, "1: 22"),
            ("אב 12", .auto, "1: 11122"),
            ("a אב 12 b", .auto, "0: 001112200"),
            ("a אב c", .rtl, "1: 211112"),
            ("אב", .ltr, "0: 11"),
            ("نص 12", .auto, "1: 11122"), ("نص ١٢", .ltr, "0: 11122"),
            ("a (אב) c", .ltr, "0: 00011000"),
            ("a (אב) ג", .rtl, "1: 21111111"),
            ("אב (cd) ה", .ltr, "0: 110000001"),
            ("אב [c\u{301}]\u{302} ה", .auto, "1: 1111221111"),
            ("a\u{2067}אב, 1\u{2069}!", .auto, "0: 001111200"),
            ("א\u{2066}a, b\u{2069}!", .auto, "1: 11222211"),
            ("\u{2068}א\u{2069} a", .auto, "0: 01000"),
            ("a\u{202E}bc\u{202C}d", .auto, "0: 001110"),
            ("1\u{202B}a\u{202C}", .auto, "0: 0020"),
            ("א a\tb ", .auto, "1: 112121"),
            ("𞤀𞤁 a", .auto, "1: 1112"),
            ("\u{10D00}\u{10EB0}a", .auto, "1: 112"),
        ])
    func examples(text: String, direction: BaseDirection, expected: String) throws {
        let found = try levels(text, direction)
        #expect(found == expected)
    }

    @Test("The short way is for characters that leave a paragraph on level 0")
    func shortWay() {
        let plain = (UInt32(0)...0x1FFFF).compactMap(Unicode.Scalar.init).filter { !UnicodeRules.mayTurn($0.value) }
        #expect(plain.count > 120_000)
        for direction in [BaseDirection.auto, .ltr] {
            let (levels, base) = UnicodeRules.resolvedLevels(of: plain, direction: direction)
            #expect(base == 0)
            #expect(levels.count == plain.count && levels.allSatisfy { $0 == 0 })
        }
    }
}
