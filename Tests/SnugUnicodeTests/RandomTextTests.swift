import SnugText
import Testing

@testable import SnugUnicode

@Suite("Random texts")
struct RandomTextTests {
    /// Letters, marks, emoji, joiners, controls and line ends that meet in unlikely ways.
    private static let alphabet: [Unicode.Scalar] = [
        "a", "é", " ", "-", "(", ")", "1", ",", ".", "\r", "\n", "\t", "\u{85}", "\u{2028}", "\u{A0}", "\u{200B}",
        "\u{200D}", "\u{2060}", "\u{FE0F}", "\u{20E3}", "\u{301}", "漢", "か", "ゃ", "ー", "。", "「", "한", "\u{1112}",
        "\u{1161}", "ก", "ำ", "क", "\u{94D}", "ষ", "א", "ب", "١", "\u{202E}", "\u{2067}", "\u{2069}", "😀", "👩", "🏽",
        "🇩",
        "\u{E000}", "\u{10FFFF}", "\u{600}", "\u{1039}", "\u{0}", "\u{AD}", "“", "—", "…", "%", "€",
    ]

    private static func texts(_ count: Int) -> [[Unicode.Scalar]] {
        var mixer = Mixer(state: 29)
        return (0..<count).map { number in
            (0...Int.random(in: 0..<40, using: &mixer)).map { _ in
                number % 8 == 0
                    ? Unicode.Scalar(UInt32.random(in: 0...0x10FFFF, using: &mixer)) ?? "\u{FFFD}"
                    : alphabet.randomElement(using: &mixer) ?? "a"
            }
        }
    }

    @Test("Line breaks ascend, end with the text and lie between user-perceived characters")
    func lines() throws {
        let rules = try UnicodeRules()
        for scalars in Self.texts(1_000) {
            let bytes = Array(String(String.UnicodeScalarView(scalars)).utf8)[...]
            let graphemes = rules.graphemeBreaks(in: bytes)
            #expect(graphemes.last == bytes.count)
            #expect(zip(graphemes, graphemes.dropFirst()).allSatisfy { $0 < $1 })
            for strictness in LineBreakStrictness.allCases {
                for language in ["", "ja"] {
                    let breaks = rules.lineBreaks(in: bytes, language: language, strictness: strictness)
                    #expect(breaks.last == bytes.count)
                    #expect(zip(breaks, breaks.dropFirst()).allSatisfy { $0 < $1 })
                    #expect(Set(breaks).isSubset(of: graphemes), "\(scalars)")
                    let tailored = rules.tailoredLineBreaks(in: bytes, language: language, strictness: strictness)
                    if strictness != .keepAll {
                        #expect(breaks == tailored.filter(Set(graphemes).contains), "\(scalars)")
                    }
                }
            }
        }
    }

    @Test("Kept together, a text has no break that it has not by the normal rules")
    func keepAll() throws {
        let rules = try UnicodeRules()
        for scalars in Self.texts(500) {
            let bytes = Array(String(String.UnicodeScalarView(scalars)).utf8)[...]
            let normal = rules.lineBreaks(in: bytes, language: "", strictness: .normal)
            let kept = rules.lineBreaks(in: bytes, language: "", strictness: .keepAll)
            #expect(Set(kept).isSubset(of: normal))
        }
    }

    @Test("An answer depends on nothing that was asked before")
    func independence() throws {
        let old = try UnicodeRules()
        for scalars in Self.texts(200) {
            let text = String(String.UnicodeScalarView(scalars))
            let bytes = Array(text.utf8)[...]
            let new = try UnicodeRules()
            for strictness in LineBreakStrictness.allCases.reversed() {
                #expect(
                    old.lineBreaks(in: bytes, language: "ja", strictness: strictness)
                        == new.lineBreaks(in: bytes, language: "ja", strictness: strictness))
            }
            #expect(old.graphemeBreaks(in: bytes) == new.graphemeBreaks(in: bytes))
            #expect(old.transform(text, to: .upper, language: "tr") == new.transform(text, to: .upper, language: "tr"))
        }
    }

    @Test("Levels are those of the direction's parity or above, one for each character")
    func levels() throws {
        let rules = try UnicodeRules()
        for scalars in Self.texts(500) {
            let paragraph = scalars.filter {
                $0.properties.generalCategory != .paragraphSeparator && !"\r\n\u{85}".unicodeScalars.contains($0)
            }
            for direction in BaseDirection.allCases {
                let (levels, base) = rules.bidiLevels(of: paragraph, direction: direction)
                #expect(levels.count == paragraph.count)
                #expect(base <= 1 && (direction == .auto || base == (direction == .rtl ? 1 : 0)))
                #expect(levels.allSatisfy { $0 >= base && $0 <= 127 })
                let whole = UnicodeRules.resolvedLevels(of: paragraph, direction: direction)
                #expect(whole.levels == levels && whole.base == base)
            }
        }
    }
}
