import SnugText
import Testing

@testable import SnugFonts

struct FallbackTests {
    let library = FontLibrary(closed: [FontFolder.fonts])

    private func family(
        _ cluster: String, script: Script = .common, language: String = "", prefersEmoji: Bool = false,
        weight: Double = 400, in library: FontLibrary? = nil
    ) -> String? {
        let library = library ?? self.library
        return library.fallback(
            for: Array(cluster.unicodeScalars), description: FontDescription(list: [], weight: weight), script: script,
            language: language, prefersEmoji: prefersEmoji
        ).map(library.name(of:))
    }

    @Test(
        "A character goes to the font that has its script",
        arguments: [
            ("ب", "Arab", "Noto Sans Arabic"), ("ש", "Hebr", "Noto Sans Hebrew"), ("क", "Deva", "Noto Sans Devanagari"),
            ("ก", "Thai", "Noto Sans Thai"), ("a", "Latn", "Inter"), ("→", "Zyyy", "Inter"),
        ])
    func scripts(cluster: String, script: String, expected: String) {
        #expect(family(cluster, script: Script(tag: Array(script.utf8).number32(0))) == expected)
    }

    @Test(
        "Han characters follow the language",
        arguments: [
            ("ja", "Noto Sans CJK JP"), ("ja-JP", "Noto Sans CJK JP"), ("zh-Hans", "Noto Sans CJK SC"),
            ("zh", "Noto Sans CJK SC"), ("zh-CN", "Noto Sans CJK SC"), ("ko", "Noto Sans CJK KR"),
            ("", "Noto Sans CJK SC"), ("en", "Noto Sans CJK SC"),
        ])
    func han(language: String, expected: String) {
        #expect(family("海", script: Script("Hani"), language: language) == expected)
    }

    @Test("Kana and Hangul go to their own region's font without a language")
    func kanaAndHangul() {
        #expect(family("の", script: Script("Hira")) == "Noto Sans CJK JP")
        #expect(family("ノ", script: Script("Kana"), language: "en") == "Noto Sans CJK JP")
        #expect(family("한", script: Script("Hang"), language: "en") == "Noto Sans CJK KR")
    }

    @Test("A region without a font of its own takes another one's rather than none")
    func foreignForms() {
        #expect(family("海", script: Script("Hani"), language: "zh-Hant") != nil)
        #expect(family("海", script: Script("Hani"), language: "zh-HK") != nil)
    }

    @Test("Emoji go to the colour font, and to letters only when these are asked for")
    func emoji() {
        for cluster in ["😀", "👍🏽", "👩‍💻", "🇯🇵", "❤️", "1️⃣"] {
            #expect(family(cluster, prefersEmoji: true) == "Noto Color Emoji")
        }
        #expect(family("1", prefersEmoji: false) == "Inter")
        // Nothing else has it, so that letters take it from the colour font.
        #expect(family("🚀", prefersEmoji: false) == "Noto Color Emoji")
        // The colour font has no such character.
        #expect(family("→", prefersEmoji: true) == "Inter")
    }

    @Test("The whole cluster must be there, but for what is drawn as nothing")
    func wholeClusters() {
        #expect(family("ש\u{5BC}\u{5C1}", script: Script("Hebr")) == "Noto Sans Hebrew")
        #expect(family("שก", script: Script("Hebr")) == nil)
        #expect(family("ש\u{200D}\u{FE0F}", script: Script("Hebr")) == "Noto Sans Hebrew")
        #expect(family("\u{200D}") == nil)
        #expect(family("\u{10FFFD}") == nil)
    }

    @Test("A font that has the selected form of a character goes first")
    func selectedForms() throws {
        let folder = try TemporaryFolder()
        var font = try SFNT(path: FontFolder.path("NotoSansCJKjp-Subset.otf"))
        try folder.write(font.bytes, as: "forms.otf")
        // The other font hides its forms: their part of the table is for platform 0, encoding 5.
        font.rename("Noto Sans A")
        let records = try #require(font.tables["cmap"])
        let forms = try #require((0..<records.number16(2)).first { records.number32(4 + 8 * $0) == 5 })
        font.set16(9, at: 4 + 8 * forms + 2, in: "cmap")
        try folder.write(font.bytes, as: "plain.otf")
        let library = FontLibrary(closed: [folder.path])
        #expect(family("葛", script: Script("Hani"), language: "ja", in: library) == "Noto Sans A")
        #expect(family("葛\u{E0100}", script: Script("Hani"), language: "ja", in: library) == "Noto Sans CJK JP")
        #expect(family("葛\u{E01EF}", script: Script("Hani"), language: "ja", in: library) == "Noto Sans A")
    }

    @Test("The answers do not depend on the order of the questions")
    func orderOfQuestions() {
        let questions: [(cluster: String, script: String, language: String, prefersEmoji: Bool)] = [
            ("海", "Hani", "ja", false), ("海", "Hani", "ko", false), ("海", "Hani", "zh", false),
            ("の", "Hira", "", false),
            ("😀", "Zyyy", "", true), ("❤", "Zyyy", "", false), ("ب", "Arab", "fa", false), ("ש", "Hebr", "", false),
            ("한", "Hang", "", false), ("한", "Hang", "ja", false), ("角", "Hani", "", false), ("→", "Zyyy", "", true),
        ]
        func answers(_ order: [Int]) -> [Int: String] {
            let library = FontLibrary(closed: [FontFolder.fonts])
            var answers: [Int: String] = [:]
            for number in order {
                let question = questions[number]
                answers[number] = family(
                    question.cluster, script: Script(tag: Array(question.script.utf8).number32(0)),
                    language: question.language, prefersEmoji: question.prefersEmoji, in: library)
            }
            return answers
        }
        let forwards = answers(Array(questions.indices))
        #expect(forwards.count == questions.count)
        #expect(answers(questions.indices.reversed()) == forwards)
        #expect(answers([5, 0, 7, 3, 9, 1, 11, 2, 8, 4, 10, 6]) == forwards)
    }

    @Test("Without folders only the built-in font is tried")
    func builtInOnly() {
        let library = FontLibrary(closed: [])
        #expect(family("→", in: library) == "Inter")
        #expect(family("海", script: Script("Hani"), in: library) == nil)
        #expect(family("😀", prefersEmoji: true, in: library) == nil)
    }

    @Test("Fallback faces take the weight that is wished for")
    func weight() throws {
        let font = library.fallback(
            for: ["a"], description: FontDescription(list: [], weight: 800), script: Script("Latn"), language: "en",
            prefersEmoji: false)
        #expect(font == (try library.font(.family("Inter"), weight: 800)))
    }

    @Test("Damaged fonts in a folder are passed over and named once")
    func damaged() {
        #expect(family("海", script: Script("Hani"), language: "ja") != nil)
        #expect(family("ก", script: Script("Thai")) != nil)
        let names = library.skippedFiles.map { error -> Substring? in
            guard case .damagedFile(let path, _) = error else { return nil }
            return path.split(separator: "/").last
        }
        #expect(names == ["not-a-font.ttf", "truncated.ttf"])
    }

    @Test("Ten thousand different characters are answered without ranking the fonts anew")
    func manyQuestions() {
        var found = 0
        for value in UInt32(0x4E00)..<0x7510 {
            guard let scalar = Unicode.Scalar(value) else { continue }
            let font = library.fallback(
                for: [scalar], description: FontDescription(list: []), script: Script("Hani"), language: "ja",
                prefersEmoji: false)
            if font != nil { found += 1 }
        }
        #expect(found > 50)
        #expect(library.chains.count == 1)
    }
}
