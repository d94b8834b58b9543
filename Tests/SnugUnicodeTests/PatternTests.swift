import SnugText
import SnugUnicode
import Testing

@Suite("Patterns")
struct PatternTests {
    let rules: UnicodeRules

    init() throws {
        rules = try UnicodeRules()
    }

    /// What a pattern matches, as text.
    private func pieces(_ pattern: String, _ text: String, stepLimit: Int = 100_000) throws -> [String] {
        let bytes = Array(text.utf8)
        return try rules.matches(of: pattern, in: text, stepLimit: stepLimit).map {
            String(decoding: bytes[$0], as: UTF8.self)
        }
    }

    @Test("Matches are ranges of UTF-8 bytes")
    func ranges() throws {
        #expect(try rules.matches(of: "b+", in: "abbcb", stepLimit: 1_000) == [1..<3, 4..<5])
        #expect(try rules.matches(of: "字幕", in: "字幕と字幕", stepLimit: 1_000) == [0..<6, 9..<15])
        #expect(try rules.matches(of: ".", in: "é👍", stepLimit: 1_000) == [0..<2, 2..<6])
    }

    @Test(
        "Patterns find what they describe",
        arguments: [
            ("[a-z]+", "Snug fits", ["nug", "fits"]), (#"\d+"#, "12 ٣٤ ５", ["12", "٣٤", "５"]),
            (#"\p{L}+"#, "naïve 日本語, Привет!", ["naïve", "日本語", "Привет"]),
            (#"\p{Han}+|\p{Katakana}+"#, "東京カメラへ", ["東京", "カメラ"]),
            (#"\bé\w+"#, "été pété", ["été"]), ("(?i)ÉTÉ", "été", ["été"]), ("aa", "aaaaa", ["aa", "aa"]),
            (#"(\w+) \1"#, "the the cat", ["the the"]), ("(?<=#)b(?=!)", "#b! b! #b", ["b"]),
            ("^a|c$", "abc\nabc", ["a", "c"]), ("(?m)^a|c$", "abc\u{2028}abc", ["a", "c", "a", "c"]),
            ("a.b", "a\u{85}b axb", ["axb"]), (#"\Ab"#, "ab", []), (#"\Gab"#, "ababxab", ["ab", "ab"]),
            ("a\u{0}b", "a\u{0}b", ["a\u{0}b"]), ("", "abc", []), ("a", "", []),
        ])
    func findings(pattern: String, text: String, expected: [String]) throws {
        #expect(try pieces(pattern, text) == expected)
    }

    @Test(
        "Matches of nothing are skipped",
        arguments: [
            ("b*", "abba", ["bb"]), ("|a", "aa", ["a", "a"]), ("(?=b)", "abb", []), ("x*?", "xx", ["x", "x"]),
            ("^|$", "日本", []), (#"\b"#, "a b", []),
        ])
    func emptyMatches(pattern: String, text: String, expected: [String]) throws {
        #expect(try pieces(pattern, text) == expected)
    }

    @Test("A match whose start is moved stays behind the one before it")
    func movedStarts() throws {
        #expect(try pieces(#"a\Kb"#, "abab") == ["b", "b"])
        #expect(try pieces(#"(?(DEFINE)(?<x>ab\K))(?=(?&x))"#, "abab") == [])
    }

    @Test(
        "A pattern that is none says where it is wrong, in bytes",
        arguments: [("a(b", 3), ("*a", 0), ("日[", 4), ("(?<a", 4), (#"\p{Nope}"#, 8), ("a)", 1), (#"\C"#, 2)])
    func syntaxErrors(pattern: String, offset: Int) {
        let error = #expect(throws: PatternError.self) {
            try rules.matches(of: pattern, in: "", stepLimit: 10)
        }
        guard case .syntax(let found, let reason) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(found == offset)
        #expect(!reason.isEmpty)
    }

    @Test("A pattern that contains itself without end is none")
    func endlessRecursion() {
        let error = #expect(throws: PatternError.self) {
            try rules.matches(of: "(?:a?(?R))", in: "b", stepLimit: 1_000)
        }
        guard case .syntax? = error else {
            Issue.record("\(String(describing: error))")
            return
        }
    }

    @Test(
        "A search without a bound ends at the limit",
        .timeLimit(.minutes(5)),
        arguments: [
            ("(a+)+$", "a", "!"), ("(a|aa)+$", "a", "!"), ("a++b", "a", ""), ("(?>a+)b", "a", ""), ("a*a*a*b", "a", ""),
            (#"(a*)\1b"#, "a", ""), (#"(?i)(a+)+\1$"#, "aA", "!"), ("(?=.*b)a", "a", ""), ("(?:(?:字+)+)+。", "字", ""),
        ])
    func catastrophes(pattern: String, unit: String, tail: String) {
        let text = String(repeating: unit, count: 20_000) + tail
        #expect(throws: PatternError.tooManySteps(limit: 1_000_000)) {
            try rules.matches(of: pattern, in: text, stepLimit: 1_000_000)
        }
    }

    @Test("The limit holds for all matches together")
    func totalSteps() throws {
        let few = String(repeating: "word ", count: 10)
        let many = String(repeating: "word ", count: 1_000)
        #expect(try rules.matches(of: #"\w+"#, in: few, stepLimit: 1_000).count == 10)
        #expect(throws: PatternError.tooManySteps(limit: 1_000)) {
            try rules.matches(of: #"\w+"#, in: many, stepLimit: 1_000)
        }
        #expect(throws: PatternError.tooManySteps(limit: 0)) { try rules.matches(of: "a", in: "a", stepLimit: 0) }
        #expect(throws: PatternError.tooManySteps(limit: .min)) { try rules.matches(of: "a", in: "a", stepLimit: .min) }
        #expect(try rules.matches(of: "a", in: "a", stepLimit: .max) == [0..<1])
    }

    @Test("Ways back that need much memory end the search")
    func memory() {
        let text = String(repeating: "ab", count: 500_000)
        #expect(throws: PatternError.tooManySteps(limit: .max)) {
            try rules.matches(of: "(?:a|b)*c", in: text, stepLimit: .max)
        }
    }

    @Test("Steps are linear in a huge text", arguments: ["(?i)a", #"\p{L}"#, "a|b", "(?:a)(?=a)?"])
    func hugeText(pattern: String) throws {
        let count = 300_000
        let text = String(repeating: "a", count: count)
        #expect(try rules.matches(of: pattern, in: text, stepLimit: 10 * count).count == count)
        #expect(try rules.matches(of: "b", in: text, stepLimit: 10 * count).isEmpty)
    }
}
