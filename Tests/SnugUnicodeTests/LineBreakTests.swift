import SnugText
import SnugUnicode
import Testing

@Suite("Line breaks")
struct LineBreakTests {
    @Test(
        "Lines end where the language lets them",
        arguments: [
            ("en", "Small steps, every day (or so).", "Small |steps, |every |day |(or |so)."),
            ("en", "well-known self—made up…", "well-|known |self|—|made |up…"),
            ("en", "1,234.56 $5.00 50% -x (a)", "1,234.56 |$5.00 |50% |-x |(a)"),
            (
                "en", "no\u{A0}break a\u{2060}b ze\u{200B}ro so\u{AD}ft",
                "no\u{A0}break |a\u{2060}b |ze\u{200B}|ro |so\u{AD}|ft"
            ),
            ("de", "„Guten Tag“, sagte er.", "„Guten |Tag“, |sagte |er."),
            ("zh", "内容很长。后面（括号）。", "内|容|很|长。|后|面|（括|号）。"),
            ("ja", "これはtest漢字123です。", "こ|れ|は|test|漢|字|123|で|す。"),
            ("ko", "낱말 사이에서, 줄이", "낱|말 |사|이|에|서, |줄|이"),
            ("he", "שלום עולם 123", "שלום |עולם |123"),
            ("ar", "هذا نص عربي", "هذا |نص |عربي"),
            ("hi", "नमस्ते दुनिया", "नमस्ते |दुनिया"),
            ("", "ok 👩‍👩‍👧 👍🏽🇩🇪🇫🇷 1️⃣", "ok |👩‍👩‍👧 |👍🏽|🇩🇪|🇫🇷 |1️⃣"),
        ])
    func languages(language: String, text: String, expected: String) throws {
        #expect(try linePieces(of: text, language: language).joined(separator: "|") == expected)
    }

    @Test(
        "Dictionaries divide scripts without spaces, whatever the language",
        arguments: ["สวัสดี|ชาว|โลก|นี่|คือ|ข้อความ|ภาษา|ไทย", "ສະບາຍດີ|ຊາວໂລກ", "សួស្តី|ពិភពលោក", "မင်္ဂလာ|ပါ|ကမ္ဘာ|လောက"])
    func dictionaries(expected: String) throws {
        let text = expected.filter { $0 != "|" }
        for language in ["", "en", "th", "km"] {
            #expect(try linePieces(of: text, language: language).joined(separator: "|") == expected)
        }
    }

    @Test("No line starts with the mark that repeats a word", arguments: ["ក្មេងៗ|រត់|លេង", "ເດັກໆ|ຫຼິ້ນ", "ทุกๆ|วัน"])
    func repetition(expected: String) throws {
        #expect(try linePieces(of: expected.filter { $0 != "|" }).joined(separator: "|") == expected)
        // Where the text itself lets the line end, it may.
        #expect(try linePieces(of: "ក្មេង\u{200B}ៗ ๆ") == ["ក្មេង\u{200B}", "ៗ ", "ๆ"])
    }

    @Test("No Chinese line starts with closing or ends with opening punctuation")
    func chinesePunctuation() throws {
        let text = "这是一个测试，内容很长。后面还有（括号）。他说：“《书》、【册】？”！"
        for strictness in LineBreakStrictness.allCases {
            for language in ["zh", "zh-Hant-TW", "", "en"] {
                let pieces = try linePieces(of: text, language: language, strictness: strictness)
                #expect(pieces.count > 3)
                // CSS lets the fewest rules of all divide before full-width marks of Chinese and Japanese.
                let closing = strictness == .loose ? "，。、）》】” " : "，。、；：？！）》】”"
                #expect(pieces.allSatisfy { !closing.contains($0.prefix(1)) })
                #expect(pieces.allSatisfy { !"（《【“".contains($0.suffix(1)) })
            }
        }
    }

    @Test(
        "Strictness decides about small kana, long marks and full-width marks",
        arguments: [
            (LineBreakStrictness.strict, "キャッ|チー|な|コ|ピーっ|す！？|「ちょっ|と」"),
            (.normal, "キ|ャ|ッ|チ|ー|な|コ|ピ|ー|っ|す！？|「ち|ょ|っ|と」"),
            (.loose, "キ|ャ|ッ|チ|ー|な|コ|ピ|ー|っ|す|！|？|「ち|ょ|っ|と」"),
            (.phrase, "キャッチーな|コピーっす！？|「ちょっと」"),
            (.keepAll, "キャッチーなコピーっす！？|「ちょっと」"),
        ])
    func strictness(strictness: LineBreakStrictness, expected: String) throws {
        let pieces = try linePieces(of: "キャッチーなコピーっす！？「ちょっと」", language: "ja", strictness: strictness)
        #expect(pieces.joined(separator: "|") == expected)
    }

    @Test("Phrases are found in any text with kana", arguments: ["ja", "ja-JP", "", "en", "no language"])
    func phrases(language: String) throws {
        let pieces = try linePieces(of: "青いイーハトーヴォの風も冷たさも", language: language, strictness: .phrase)
        #expect(pieces == ["青い", "イーハトーヴォの", "風も", "冷たさも"])
        #expect(
            try linePieces(of: "内容很长", language: language, strictness: .phrase).count == 4 || language.hasPrefix("ja"))
    }

    @Test(
        "Kept together, letters part only at spaces, punctuation and dictionary words",
        arguments: [
            ("낱말 사이에서, 줄이(바뀝)니다.", "낱말 |사이에서, |줄이|(바뀝)|니다."),
            ("나는 「학교」에—정말로", "나는 |「학교」|에|—|정말로"),
            ("漢字かなカナabc１２か\u{3099}漢", "漢字かなカナabc１２か\u{3099}漢"),
            ("これはテスト、東京・大阪", "これはテスト、|東京・|大阪"),
            ("ok😀👨‍👩‍👧🇩🇪🇫🇷漢", "ok😀👨‍👩‍👧🇩🇪🇫🇷漢"),
            ("สวัสดีชาวโลก 漢字", "สวัสดี|ชาว|โลก |漢字"),
            ("漢\u{200B}字\n漢", "漢\u{200B}|字\n|漢"),
        ])
    func keepAll(text: String, expected: String) throws {
        #expect(try linePieces(of: text, language: "ko", strictness: .keepAll).joined(separator: "|") == expected)
    }

    @Test("Every line end ends a line, a carriage return with its line feed only once")
    func lineEnds() throws {
        let lines = ["é\r\n", "b\r", "c\u{B}", "d\u{C}", "e\u{85}", "f\u{2028}", "g\u{2029}", "\r\n", "\n", "\r", "h"]
        #expect(try linePieces(of: lines.joined()) == lines)
        #expect(
            try linePieces(of: "a\rb\nc\r\n\nd\u{B}\u{C}e") == ["a\r", "b\n", "c\r\n", "\n", "d\u{B}", "\u{C}", "e"])
    }

    @Test("Offsets count from the slice's first byte")
    func slices() throws {
        let rules = try UnicodeRules()
        for text in ["ab cd ef", "äb ςd éf"] {
            let bytes = Array(text.utf8)
            let slice = bytes[3...]
            #expect(
                rules.lineBreaks(in: slice, language: "", strictness: .normal)
                    == rules.lineBreaks(in: Array(slice)[...], language: "", strictness: .normal))
            #expect(rules.graphemeBreaks(in: slice).last == slice.count)
        }
        #expect(rules.lineBreaks(in: [], language: "", strictness: .keepAll).isEmpty)
        #expect(rules.graphemeBreaks(in: []).isEmpty)
    }

    @Test("Any string does as a language")
    func languagesOfAllSorts() throws {
        let text = "テスト〜テスト"
        let root = try linePieces(of: text)
        let chinese = ["テ", "ス", "ト", "〜", "テ", "ス", "ト"]
        for language in ["zh", "ZH-tw", "zh_Hans_CN", "zh-u-lb-strict", "zho", "zh-\u{0}"] {
            #expect(try linePieces(of: text, language: language) == chinese)
        }
        for language in [
            "", "-", "zzz", "日本語", "@lb=loose", "zh@lb=loose", "\u{0}", "i-klingon", "x-zh",
            String(repeating: "zh", count: 9_999),
        ] {
            #expect(try linePieces(of: text, language: language) == root)
        }
        #expect(root != chinese)
    }

    @Test("More languages than are remembered give the right breaks")
    func manyLanguages() throws {
        let rules = try UnicodeRules()
        let text = Array("a–b〜".utf8)[...]
        for language in UInt8(ascii: "a")...UInt8(ascii: "z") {
            let tag = String(decoding: [language, language], as: UTF8.self)
            #expect(rules.lineBreaks(in: text, language: tag, strictness: .loose).last == text.count)
            #expect(rules.lineBreaks(in: text, language: "ja", strictness: .loose) == [4, 5, 8])
        }
    }
}
