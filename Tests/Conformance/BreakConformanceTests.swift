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
