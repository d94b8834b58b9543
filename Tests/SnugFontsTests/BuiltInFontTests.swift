import SnugText
import Testing

@testable import SnugFonts

struct BuiltInFontTests {
    // Made with: hb-shape --font-file fonts/Inter.var.ttf --font-funcs=ot --utf8-clusters --variations=wght=N
    static let hello: [(weight: Double, advances: [Int32])] = [
        (400, [2084, 1640, 668, 668, 1680, 788, 792, 2236, 1680, 1048, 668, 1748]),
        (700, [2101, 1683, 766, 766, 1728, 757, 653, 2356, 1728, 1151, 766, 1789]),
    ]

    @Test("The built-in font has the advances of the file it was made from", arguments: hello)
    func advances(weight: Double, advances: [Int32]) throws {
        let library = FontLibrary(closed: [])
        let font = try library.font(.family("Inter"), weight: weight)
        #expect(library.glyphs(of: "Hello, world", in: font).map(\.advance) == advances)
    }

    @Test("Inter is the built-in font and the name that its file gives", arguments: ["Inter", "inter", "INTER"])
    func name(_ name: String) throws {
        let library = FontLibrary(closed: [])
        let font = try library.font(.family(name))
        #expect(library.name(of: font) == FontLibrary.builtInFamily)
        #expect(library.info(of: font).path == nil)
        #expect(library.info(of: font).style == "Regular")
        #expect(library.info(of: font).axes.map(\.tag) == ["wght", "slnt"])
        #expect(library.knownFamilies() == ["Inter"])
    }

    @Test("The built-in font and font files never start Fontconfig, not even with system fonts allowed")
    func startsNothing() throws {
        let library = FontLibrary(configuration: FontLibrary.Configuration(extraFiles: [], usesSystemFonts: true))
        let inter = try library.font(.family("Inter"), weight: 650, isItalic: true)
        let file = try library.font(.file(path: FontFolder.path("NotoSansHebrew-Subset.ttf"), face: 0))
        for font in [inter, file] {
            let glyph = try #require(library.glyphs(of: "a b", in: font).first)
            _ = library.outline(of: glyph.id, in: font)
            _ = library.inkBounds(of: glyph.id, in: font)
            _ = library.metrics(of: font)
            _ = library.name(of: font)
            _ = library.info(of: font)
            _ = library.covers(font, "\u{3042}")
            _ = library.isColorFont(font)
        }
        _ = try? library.font(.file(path: "/nowhere/at/all.ttf", face: 0))
        #expect(!library.hasStartedFontconfig)
    }

    @Test("Without system fonts neither an unknown family nor a missing character starts Fontconfig")
    func startsNothingWhenTold() {
        let library = FontLibrary(closed: [])
        #expect(throws: FontError.noFamily(names: ["Nonesuch"], closest: nil)) {
            try library.font(.family("Nonesuch"))
        }
        let answer = library.fallback(
            for: ["\u{4E00}"], description: FontDescription(list: []), script: Script("Hani"), language: "ja",
            prefersEmoji: false)
        #expect(answer == nil)
        #expect(!library.hasStartedFontconfig)
    }

    @Test("The file that is compiled in passes the check that other files must pass")
    func isSound() throws {
        try FontFile().checkFace(0)
    }
}
