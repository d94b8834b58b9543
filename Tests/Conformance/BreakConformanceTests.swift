import SnugText
import SnugUnicode
import Testing

@Suite("Breaks against Unicode's test files", .enabled(if: Conformance.isWanted))
struct BreakConformanceTests {
    @Test("Line breaks are those of LineBreakTest")
    func lines() throws {
        let rules = try UnicodeRules()
        let cases = try UnicodeTestFile("auxiliary/LineBreakTest.txt").lines.map(BreakCase.init)
        let differences = differences(cases) { rules.lineBreaks(in: $0[...], language: "", strictness: .strict) }
        try ListedDifferences(of: "line-break").check(
            differences, of: cases.count, "LineBreakTest \(UnicodeRules.unicodeVersion)")
    }

    @Test("Normal line breaks are the strict ones with small kana and long marks as ideographs")
    func normalLines() throws {
        let rules = try UnicodeRules()
        let starters = try UnicodeTestFile.characters("LineBreak.txt", of: "CJ")
        let cases = try UnicodeTestFile("auxiliary/LineBreakTest.txt").lines.map(BreakCase.init)
        #expect(starters.contains("ゃ") && starters.contains("ー"))
        var changed = 0
        for test in cases {
            var plain = test
            plain.scalars = test.scalars.map { starters.contains($0) ? "漢" : $0 }
            if plain.scalars != test.scalars { changed += 1 }
            let normal = rules.lineBreaks(in: test.bytes[...], language: "", strictness: .normal)
            let strict = rules.lineBreaks(in: plain.bytes[...], language: "", strictness: .strict)
            #expect(test.breaks(ofBytes: normal) == plain.breaks(ofBytes: strict), "\(test.name)")
        }
        #expect(changed > 100)
        Conformance.report("normal line breaks: \(cases.count) compared with strict ones, \(changed) with class CJ")
    }

    @Test("User-perceived characters are those of GraphemeBreakTest")
    func graphemes() throws {
        let rules = try UnicodeRules()
        let cases = try UnicodeTestFile("auxiliary/GraphemeBreakTest.txt").lines.map(BreakCase.init)
        let differences = differences(cases) { rules.graphemeBreaks(in: $0[...]) }
        try ListedDifferences(of: "grapheme-break").check(
            differences, of: cases.count, "GraphemeBreakTest \(UnicodeRules.unicodeVersion)")
    }

    /// The cases that a function divides elsewhere than their file.
    private func differences(_ cases: [BreakCase], _ breaks: ([UInt8]) -> [Int]) -> [Difference] {
        cases.compactMap { test in
            let found = test.breaks(ofBytes: breaks(test.bytes))
            guard found != test.breaks else { return nil }
            return Difference(
                name: test.name, expected: test.notation(test.breaks), found: test.notation(found), rule: "")
        }
    }
}
