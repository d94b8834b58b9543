import SnugText
import Testing

@testable import SnugUnicode

@Suite("Letter case")
struct LetterCaseTests {
    @Test(
        "Letters change by the language's rules",
        arguments: [
            ("Hello ß ǆ", LetterCase.none, "tr", "Hello ß ǆ"),
            ("istanbul ılık", .upper, "tr", "İSTANBUL ILIK"), ("İSTANBUL ILIK", .lower, "tr", "istanbul ılık"),
            ("i", .upper, "az-Latn-AZ", "İ"), ("i", .upper, "TUR", "İ"), ("i", .upper, "en", "I"),
            ("i", .upper, "", "I"),
            ("straße ﬁ", .upper, "de", "STRASSE FI"), ("ŉ", .upper, "", "ʼN"),
            ("ΟΔΥΣΣΕΥΣ ΟΔΟΣ.", .lower, "el", "οδυσσευς οδος."), ("άγιος", .upper, "el", "ΑΓΙΟΣ"),
            ("άγιος", .upper, "en", "ΆΓΙΟΣ"), ("i\u{307}", .upper, "lt", "I"), ("և", .upper, "hy", "ԵՎ"),
            ("ijs en ijzer", .capitalize, "nl", "IJs En IJzer"), ("ijs", .capitalize, "en", "Ijs"),
            ("istanbul", .capitalize, "tr", "İstanbul"), ("ǆ ﬃ ß", .capitalize, "", "ǅ Ffi Ss"),
            ("hello NASA's “new” world", .capitalize, "en", "Hello NASA's “New” World"),
            ("o'neil l'arbre e-mail 3d (end) 'tis", .capitalize, "en", "O'neil L'arbre E-Mail 3d (End) 'Tis"),
            ("日本 abc", .capitalize, "ja", "日本 Abc"), ("", .capitalize, "", ""),
            ("\u{0}a\u{0}", .upper, "", "\u{0}A\u{0}"),
        ])
    func mappings(text: String, letterCase: LetterCase, language: String, expected: String) throws {
        #expect(try UnicodeRules().transform(text, to: letterCase, language: language) == expected)
    }

    @Test("A text that grows threefold is whole")
    func growth() throws {
        let rules = try UnicodeRules()
        #expect(
            rules.transform(String(repeating: "ΐ", count: 5_000), to: .upper, language: "")
                == String(repeating: "Ϊ\u{301}", count: 5_000))
    }

    @Test(
        "A tag is cut down to language, script and region",
        arguments: [
            ("en", "en"), ("EN-us", "en_US"), ("zh-hant-tw", "zh_Hant_TW"), ("es-419", "es_419"), ("de_DE", "de_DE"),
            ("sr-Latn", "sr_Latn"), ("de-1996", "de"), ("ja-u-lb-strict", "ja"), ("ja@lb=strict", "root"),
            ("und", "root"), ("", "root"), ("e", "root"), ("english", "root"), ("x-en", "root"), ("-en", "root"),
            ("en-", "en"), ("en--US", "en"), ("en-US;", "en"), ("é-US", "root"), ("fil-PH", "fil_PH"),
        ])
    func tags(tag: String, expected: String) {
        #expect(LocaleName(tag: tag).text == expected)
    }

    @Test("The libraries name their versions")
    func versions() {
        for version in [UnicodeRules.unicodeVersion, UnicodeRules.icuVersion, UnicodeRules.friBidiVersion] {
            #expect(version.contains(".") && version.allSatisfy { $0.isNumber || $0 == "." })
        }
    }
}
