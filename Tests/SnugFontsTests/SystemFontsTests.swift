import SnugText
import Testing

@testable import SnugFonts

/// Fontconfig with settings of the tests' own, so that the machine's fonts do not matter.
struct SystemFontsTests {
    private func library(_ settings: String = "", cache: TemporaryFolder) -> FontLibrary {
        let settings = """
            <?xml version="1.0"?><fontconfig><dir>\(FontFolder.fonts)</dir><dir>\(FontFolder.root)/fonts</dir>
            <cachedir>\(cache.path)</cachedir>\(settings)</fontconfig>
            """
        return FontLibrary(configuration: FontLibrary.Configuration()) { SystemFonts(settings: settings) }
    }

    private func family(
        _ cluster: String, script: Script, language: String = "", prefersEmoji: Bool = false, in library: FontLibrary
    ) -> String? {
        library.fallback(
            for: Array(cluster.unicodeScalars), description: FontDescription(list: []), script: script,
            language: language, prefersEmoji: prefersEmoji
        ).map(library.name(of:))
    }

    @Test("Families are found by their exact names without regard to case, and substitutes do not count")
    func families() throws {
        let library = library(cache: try TemporaryFolder())
        #expect(library.name(of: try library.font(.family("NOTO SANS THAI"))) == "Noto Sans Thai")
        #expect(library.hasStartedFontconfig)
        #expect(throws: FontError.noFamily(names: ["Noto Sans Tha"], closest: "Noto Sans Thai")) {
            try library.font(.family("Noto Sans Tha"))
        }
        #expect(library.knownFamilies().contains("Noto Color Emoji"))
        #expect(library.info(of: try library.font(.family("Inter"))).path == nil)
    }

    @Test("Generic names mean what the settings say")
    func generic() throws {
        let alias =
            "<alias binding=\"same\"><family>monospace</family><prefer><family>Noto Sans Hebrew</family></prefer></alias>"
        let library = library(
            alias
                + "<alias binding=\"same\"><family>emoji</family><prefer><family>Noto Color Emoji</family></prefer></alias>",
            cache: try TemporaryFolder())
        #expect(library.name(of: try library.font(.family("monospace"))) == "Noto Sans Hebrew")
        #expect(library.name(of: try library.font(.family("Emoji"))) == "Noto Color Emoji")
    }

    @Test("Emoji without a colour font do not exist")
    func noEmoji() throws {
        let cache = try TemporaryFolder()
        let settings = """
            <?xml version="1.0"?><fontconfig><dir>\(FontFolder.root)/fonts</dir><cachedir>\(cache.path)</cachedir>
            </fontconfig>
            """
        let library = FontLibrary(configuration: FontLibrary.Configuration()) { SystemFonts(settings: settings) }
        #expect(throws: FontError.noFamily(names: ["emoji"], closest: nil)) { try library.font(.family("emoji")) }
    }

    @Test("A variable font is one face that covers its axes' ranges")
    func variableFonts() throws {
        let cache = try TemporaryFolder()
        let fonts = try #require(
            SystemFonts(
                settings: """
                    <?xml version="1.0"?><fontconfig><dir>\(FontFolder.root)/fonts</dir><cachedir>\(cache.path)</cachedir></fontconfig>
                    """))
        let faces = fonts.faces(ofFamily: "inter")
        #expect(faces.count == 1)
        #expect(faces.first?.key == FaceKey(source: .file(FontFolder.inter), index: 0))
        #expect(faces.first.map { $0.traits.weight.contains(650) && $0.traits.weight.contains(100) } == true)
    }

    @Test("Missing characters find a font of the system by script, language and emoji style")
    func fallback() throws {
        let library = library(cache: try TemporaryFolder())
        #expect(family("ب", script: Script("Arab"), language: "en", in: library) == "Noto Sans Arabic")
        #expect(family("海", script: Script("Hani"), language: "ja", in: library) == "Noto Sans CJK JP")
        #expect(family("海", script: Script("Hani"), language: "zh", in: library) == "Noto Sans CJK SC")
        #expect(family("海", script: Script("Hani"), language: "ko", in: library) == "Noto Sans CJK KR")
        #expect(family("😀", script: .common, prefersEmoji: true, in: library) == "Noto Color Emoji")
        #expect(family("\u{10FFFD}", script: .unknown, in: library) == nil)
    }

    @Test("A character that the built-in font has is found without starting Fontconfig")
    func builtInFirst() throws {
        let library = library(cache: try TemporaryFolder())
        #expect(family("→", script: .common, in: library) == "Inter")
        #expect(!library.hasStartedFontconfig)
    }

    @Test("The text's language counts only in its own script")
    func languages() throws {
        let fonts = try #require(SystemFonts(settings: "<fontconfig/>"))
        func language(_ script: Script, _ language: String) -> String {
            fonts.language(
                for: FallbackQuestion(
                    wish: FontDescription(list: []), script: script, language: language, prefersEmoji: false))
        }
        #expect(language(Script("Arab"), "en") == "ar")
        #expect(language(Script("Arab"), "ur-PK") == "ur-pk")
        #expect(language(Script("Cyrl"), "sr-Cyrl-RS") == "sr-rs")
        #expect(language(Script("Cyrl"), "uk") == "uk")
        #expect(language(Script("Cyrl"), "") == "ru")
        #expect(language(Script("Hani"), "en") == "zh-cn")
        #expect(language(.common, "de") == "de")
    }

    @Test("Every script's own language is written with the letter given for it", arguments: ScriptLanguage.all.values)
    func scriptLanguages(_ entry: ScriptLanguage) throws {
        let fonts = try #require(SystemFonts(settings: "<fontconfig/>"))
        let script = try #require(ScriptLanguage.all.first { $0.value.letter == entry.letter }).key
        let question = FallbackQuestion(
            wish: FontDescription(list: []), script: script, language: entry.language, prefersEmoji: false)
        #expect(fonts.language(for: question) == entry.language)
        #expect(fonts.isWritten(entry.language, with: entry.letter))
    }
}
