import Foundation
import SnugTestSupport
import SnugText

/// A paragraph of one language and the font in which it is wrapped.
struct WrapParagraph {
    /// A BCP 47 tag, the name of its file.
    var language: String
    /// The fonts' families, the wanted one first.
    var families: [String]
    /// The first family's face in its file.
    var face: Int
    /// How freely Snug breaks its lines where Pango knows but one way.
    var strictness: LineBreakStrictness

    private init(
        _ language: String, _ families: String..., face: Int = 0, strictness: LineBreakStrictness = .normal
    ) {
        self.language = language
        self.families = families
        self.face = face
        self.strictness = strictness
    }

    static let all = [
        WrapParagraph("am", "Noto Sans Ethiopic"),
        WrapParagraph("ar", "Noto Naskh Arabic"),
        WrapParagraph("bn", "Noto Sans Bengali"),
        WrapParagraph("de", "Noto Sans"),
        WrapParagraph("el", "Noto Serif"),
        WrapParagraph("en", "Noto Serif"),
        WrapParagraph("fa", "Noto Sans Arabic"),
        WrapParagraph("fr", "Noto Sans"),
        WrapParagraph("he", "Noto Sans Hebrew"),
        WrapParagraph("hi", "Noto Sans Devanagari"),
        WrapParagraph("hy", "Noto Sans Armenian"),
        // Pango lets no small kana start a line.
        WrapParagraph("ja", "Noto Sans CJK JP", strictness: .strict),
        WrapParagraph("ka", "Noto Sans Georgian", "Noto Sans"),
        WrapParagraph("km", "Noto Sans Khmer"),
        WrapParagraph("ko", "Noto Sans CJK KR", face: 1),
        WrapParagraph("lo", "Noto Sans Lao", "Noto Sans"),
        WrapParagraph("my", "Noto Sans Myanmar"),
        WrapParagraph("pl", "Noto Serif"),
        WrapParagraph("ru", "Noto Sans"),
        WrapParagraph("ta", "Noto Sans Tamil"),
        WrapParagraph("te", "Noto Sans Telugu"),
        WrapParagraph("th", "Noto Sans Thai"),
        WrapParagraph("tr", "Noto Sans"),
        WrapParagraph("ur", "Noto Nastaliq Urdu"),
        WrapParagraph("vi", "Noto Sans"),
        WrapParagraph("zh-Hans", "Noto Sans CJK SC", face: 2),
        WrapParagraph("zh-Hant", "Noto Sans CJK TC", face: 3),
    ]

    /// The fonts' files, in the families' order.
    var fonts: [String] {
        get throws {
            try families.map { family in
                // All faces of the collections for Chinese, Japanese and Korean lie in one file.
                let words = family.split(separator: " ")
                return try Conformance.font(named: words.contains("CJK") ? "NotoSansCJK" : words.joined())
            }
        }
    }

    /// The first line of the language's file, among the texts of the tests' fonts or here.
    var text: String {
        get throws {
            let folders = [Conformance.folder.appending(path: "paragraphs"), Repository.fonts.appending(path: "texts")]
            let files = folders.map { $0.appending(path: "\(language).txt") }
            guard let file = files.first(where: { FileManager.default.fileExists(atPath: $0.path()) }) else {
                throw Trouble("there is no paragraph \(language).txt")
            }
            return String(try String(contentsOf: file, encoding: .utf8).prefix { $0 != "\n" })
        }
    }
}
