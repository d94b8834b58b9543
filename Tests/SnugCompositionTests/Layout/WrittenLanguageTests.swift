@testable import SnugComposition
import Testing

@Suite("Language by letters")
struct WrittenLanguageTests {
    @Test(
        "Kana mean Japanese, hangul Korean, and ideographs alone nothing",
        arguments: [
            ("漢字かな交じり", "ja"), ("カタカナ", "ja"), ("한국어 漢字", "ko"), ("漢字", ""), ("hello", ""), ("한국 かな", "ja"),
            ("", ""), ("・ー", ""), ("ｶﾅ", "ja"),
        ])
    func guess(text: String, language: String) {
        #expect(writtenLanguage(of: text) == language)
    }
}
