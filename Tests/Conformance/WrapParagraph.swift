import Foundation
import SnugTestSupport
import SnugText

/// A paragraph of one language and the font in which it is wrapped.
struct WrapParagraph {
    /// The name of its file without `.txt`.
    var name: String
    /// A BCP 47 tag.
    var language: String
    /// The fonts' families, the wanted one first.
    var families: [String]
    /// The first family's face in its file.
    var face: Int
    /// How freely Snug breaks its lines where Pango knows but one way.
    var strictness: LineBreakStrictness

    /// Makes a paragraph.
    ///
    /// - Parameter kind: what more than plain sentences it holds, part of its file's name.
    private init(
        _ language: String, _ kind: String? = nil, in families: String..., face: Int = 0,
        strictness: LineBreakStrictness = .normal
    ) {
        name = [language, kind].compactMap(\.self).joined(separator: "-")
        self.language = language
        self.families = families
        self.face = face
        self.strictness = strictness
    }

    static let all = [
        WrapParagraph("am", in: "Noto Sans Ethiopic"),
        WrapParagraph("ar", in: "Noto Naskh Arabic"),
        WrapParagraph("ar", "mixed", in: "Noto Sans Arabic", "Noto Sans"),
        WrapParagraph("bn", in: "Noto Sans Bengali"),
        WrapParagraph("de", in: "Noto Sans"),
        WrapParagraph("de", "hyphens", in: "Noto Sans"),
        WrapParagraph("el", in: "Noto Serif"),
        WrapParagraph("en", in: "Noto Serif"),
        WrapParagraph("en", "signs", in: "Noto Sans"),
        WrapParagraph("en", "spaces", in: "Noto Sans"),
        WrapParagraph("fa", in: "Noto Sans Arabic"),
        WrapParagraph("fr", in: "Noto Sans"),
        WrapParagraph("he", in: "Noto Sans Hebrew"),
        WrapParagraph("hi", in: "Noto Sans Devanagari"),
        WrapParagraph("hy", in: "Noto Sans Armenian"),
        // Pango lets no small kana start a line.
        WrapParagraph("ja", in: "Noto Sans CJK JP", strictness: .strict),
        WrapParagraph("ja", "mixed", in: "Noto Sans CJK JP", strictness: .strict),
        WrapParagraph("ka", in: "Noto Sans Georgian", "Noto Sans"),
        WrapParagraph("km", in: "Noto Sans Khmer"),
        WrapParagraph("ko", in: "Noto Sans CJK KR", face: 1),
        WrapParagraph("ko", "mixed", in: "Noto Sans CJK KR", face: 1),
        WrapParagraph("lo", in: "Noto Sans Lao", "Noto Sans"),
        WrapParagraph("my", in: "Noto Sans Myanmar"),
        WrapParagraph("pl", in: "Noto Serif"),
        WrapParagraph("ru", in: "Noto Sans"),
        WrapParagraph("ta", in: "Noto Sans Tamil"),
        WrapParagraph("te", in: "Noto Sans Telugu"),
        WrapParagraph("th", in: "Noto Sans Thai"),
        WrapParagraph("tr", in: "Noto Sans"),
        WrapParagraph("ur", in: "Noto Nastaliq Urdu"),
        WrapParagraph("vi", in: "Noto Sans"),
        WrapParagraph("zh-Hans", in: "Noto Sans CJK SC", face: 2),
        WrapParagraph("zh-Hans", "mixed", in: "Noto Sans CJK SC", face: 2),
        WrapParagraph("zh-Hant", in: "Noto Sans CJK TC", face: 3),
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

    /// The first line of its file, among the texts of the tests' fonts or here.
    var text: String {
        get throws {
            let folders = [Conformance.folder.appending(path: "paragraphs"), Repository.fonts.appending(path: "texts")]
            let files = folders.map { $0.appending(path: "\(name).txt") }
            guard let file = files.first(where: { FileManager.default.fileExists(atPath: $0.path()) }) else {
                throw Trouble("there is no paragraph \(name).txt")
            }
            return String(try String(contentsOf: file, encoding: .utf8).prefix { $0 != "\n" })
        }
    }
}
