import SnugText
import Testing

@testable import SnugUnicode

@Suite("Character properties")
struct PropertyTests {
    private static let scalars = (UInt32(0)...0xFFFF).compactMap(Unicode.Scalar.init)

    @Test("Exactly these spaces hang")
    func hangingSpaces() throws {
        let rules = try UnicodeRules()
        let hanging = Self.scalars.filter { rules.properties(of: $0).contains(.hangingSpace) }.map(\.value)
        #expect(
            hanging == Array(0x09...0x0D) + [0x20, 0x85, 0x1680] + Array(0x2000...0x2006) + Array(0x2008...0x200A)
                + [0x2028, 0x2029, 0x205F, 0x3000])
    }

    @Test("The short ways give what ICU gives")
    func shortWays() {
        let differing = Self.scalars.filter { ScalarProperties(of: $0.value) != ScalarProperties(lookingUp: $0.value) }
        #expect(differing.isEmpty)
    }

    @Test(
        "Characters have the properties that itemization needs",
        arguments: [
            ("a", []), ("é", []), ("漢", []), (" ", [.hangingSpace]), ("\t", [.hangingSpace, .control]),
            ("\u{A0}", []), ("\u{7F}", [.control]), ("\u{9F}", [.control]), ("\u{AD}", [.ignorable]),
            ("\u{200B}", [.ignorable]), ("\u{200D}", [.ignorable]), ("\u{FE0F}", [.ignorable, .mark]),
            ("\u{2066}", [.ignorable]), ("\u{301}", [.mark]), ("\u{20DD}", [.mark]), ("\u{93E}", [.mark]),
            ("ب", [.joining]), ("ا", [.joining]), ("\u{640}", [.joining]), ("ء", []), ("א", []), ("ߊ", [.joining]),
            ("7", [.emoji]), ("#", [.emoji]), ("©", [.emoji]), ("❤", [.emoji]), ("😀", [.emoji, .emojiPresentation]),
            ("🏽", [.emoji, .emojiPresentation, .emojiModifier]),
            ("🇩", [.emoji, .emojiPresentation, .regionalIndicator]), ("\u{E000}", []), ("\u{378}", []),
        ] as [(Unicode.Scalar, ScalarProperties)])
    func properties(scalar: Unicode.Scalar, expected: ScalarProperties) throws {
        #expect(try UnicodeRules().properties(of: scalar) == expected)
    }

    @Test(
        "Characters have their scripts",
        arguments: [
            ("a", "Latn"), ("Z", "Latn"), ("@", "Zyyy"), ("[", "Zyyy"), ("7", "Zyyy"), ("é", "Latn"), ("ж", "Cyrl"),
            ("λ", "Grek"), ("漢", "Hani"), ("あ", "Hira"), ("ア", "Kana"), ("ー", "Zyyy"), ("한", "Hang"), ("ب", "Arab"),
            ("א", "Hebr"), ("ก", "Thai"), ("क", "Deva"), ("\u{301}", "Zinh"), ("😀", "Zyyy"), ("\u{E000}", "Zzzz"),
            ("\u{10D00}", "Rohg"),
        ] as [(Unicode.Scalar, StaticString)])
    func scripts(scalar: Unicode.Scalar, code: StaticString) throws {
        let rules = try UnicodeRules()
        #expect(rules.script(of: scalar) == Script(code))
        #expect(rules.script(of: scalar) == Script(code))
    }

    @Test("Characters of several scripts are used in each of them and in no other")
    func extensions() throws {
        let rules = try UnicodeRules()
        let cases: [(Unicode.Scalar, used: [StaticString], unused: [StaticString])] = [
            ("ー", ["Hira", "Kana"], ["Hani", "Latn", "Zyyy"]),
            ("\u{964}", ["Deva", "Beng"], ["Latn", "Zyyy"]),
            ("\u{640}", ["Arab", "Syrc"], ["Hebr"]),
            ("a", ["Latn"], ["Zyyy", "Zzzz"]),
            ("!", ["Zyyy"], ["Latn", "Zinh"]),
            ("\u{363}", ["Latn"], ["Grek"]),
            ("\u{342}", ["Grek"], ["Latn"]),
        ]
        for (scalar, used, unused) in cases {
            #expect(used.allSatisfy { rules.isUsed(scalar, in: Script($0)) })
            #expect(!unused.contains { rules.isUsed(scalar, in: Script($0)) })
        }
        #expect(!rules.isUsed("a", in: Script("Xxyz")))
        #expect(!rules.isUsed("a", in: Script(tag: 0)))
        #expect(!rules.isUsed("a", in: Script(tag: .max)))
    }
}
