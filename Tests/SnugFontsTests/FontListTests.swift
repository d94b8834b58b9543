import SnugText
import Testing

@testable import SnugFonts

struct FontListTests {
    let hebrew = FontReference.file(path: FontFolder.path("NotoSansHebrew-Subset.ttf"), face: 0)
    let library = FontLibrary(closed: [FontFolder.fonts])

    private func names(
        _ list: [FontReference], in library: FontLibrary
    ) throws -> (fonts: [String], missing: [String]) {
        let answer = try library.fonts(for: FontDescription(list: list))
        return (answer.fonts.map(library.name(of:)), answer.missing)
    }

    @Test("Families are found in the list's order, and those missing before the first hit are named")
    func order() throws {
        let answer = try names(
            [
                .family("Nowhere"), .family("Nor Here"), .family("noto sans thai"), .family("Not Said"),
                .family("Inter"),
            ],
            in: library)
        #expect(answer.fonts == ["Noto Sans Thai", "Inter"])
        #expect(answer.missing == ["Nowhere", "Nor Here"])
    }

    @Test("A file in the list is a hit")
    func fileIsAHit() throws {
        let answer = try names([.family("Nowhere"), hebrew, .family("Nor Here")], in: library)
        #expect(answer.fonts == ["Noto Sans Hebrew"])
        #expect(answer.missing == ["Nowhere"])
    }

    @Test("Extra files go before every list and are found by their family")
    func extraFiles() throws {
        let library = FontLibrary(closed: [], extraFiles: [hebrew])
        #expect(try names([.family("Inter")], in: library).fonts == ["Noto Sans Hebrew", "Inter"])
        #expect(try names([.family("Noto Sans Hebrew")], in: library).fonts == ["Noto Sans Hebrew"])
        // The list's own families are still looked for, and a misspelt one is not passed over.
        let misspelt = try names([.family("Intr")], in: library)
        #expect(misspelt.fonts == ["Noto Sans Hebrew"])
        #expect(misspelt.missing == ["Intr"])
    }

    @Test("A damaged extra file is an error of every list")
    func damagedExtraFile() throws {
        let path = FontFolder.path("truncated.ttf")
        let library = FontLibrary(closed: [], extraFiles: [.file(path: path, face: 0)])
        #expect(throws: FontError.self) { try library.fonts(for: FontDescription(list: [.family("Inter")])) }
    }

    @Test("A list without any existing family names the closest one")
    func noFamily() {
        #expect(throws: FontError.noFamily(names: ["Noto Sans Tai", "X"], closest: "Noto Sans Thai")) {
            try library.fonts(for: FontDescription(list: [.family("Noto Sans Tai"), .family("X")]))
        }
        #expect(throws: FontError.noFamily(names: ["Intre"], closest: "Inter")) {
            try FontLibrary(closed: []).fonts(for: FontDescription(list: [.family("Intre")]))
        }
        #expect(throws: FontError.noFamily(names: [], closest: nil)) {
            try library.fonts(for: FontDescription(list: []))
        }
    }

    @Test("Part of a family's name is not its name")
    func exactNames() {
        for name in ["Noto Sans", "Noto Sans Thai ", "Noto", ""] {
            #expect(throws: FontError.self) { try library.font(.family(name)) }
        }
    }

    @Test("Without system fonts the generic sans-serif is the built-in font, and serif does not exist")
    func genericNames() throws {
        #expect(library.name(of: try library.font(.family("sans-serif"))) == "Inter")
        #expect(library.name(of: try library.font(.family("system-ui"))) == "Inter")
        for name in ["serif", "monospace", "emoji"] {
            #expect(throws: FontError.noFamily(names: [name], closest: nil)) { try library.font(.family(name)) }
        }
    }

    @Test("The same question has the same answer, and one face at one setting one identifier")
    func identity() throws {
        let description = FontDescription(list: [.family("Inter"), .family("Inter"), hebrew], weight: 600)
        let first = try library.fonts(for: description)
        #expect(first.fonts.count == 2)
        #expect(try library.fonts(for: description).fonts == first.fonts)
        #expect(try library.font(.family("Inter"), weight: 600) == first.fonts[0])
        #expect(try library.font(.family("Inter"), weight: 601) != first.fonts[0])
        // A static face is the same at every weight.
        #expect(try library.font(hebrew, weight: 100) == first.fonts[1])
    }

    @Test("All names of a family are found, in every language, and the English typographic one is shown")
    func localizedNames() throws {
        let folder = try TemporaryFolder()
        var font = try SFNT(path: FontFolder.path("NotoSansHebrew-Subset.ttf"))
        font.setNames([
            (id: 1, language: 0x409, text: "Wide Hebrew Thin"), (id: 1, language: 0x40D, text: "עברית רחבה"),
            (id: 2, language: 0x409, text: "Regular"), (id: 16, language: 0x409, text: "Wide Hebrew"),
            (id: 17, language: 0x409, text: "Thin"),
        ])
        try folder.write(font.bytes, as: "x.ttf")
        let library = FontLibrary(closed: [folder.path])
        for name in ["Wide Hebrew", "wide hebrew thin", "עברית רחבה"] {
            let found = try library.font(.family(name))
            #expect(library.name(of: found) == "Wide Hebrew")
            #expect(library.info(of: found).style == "Thin")
        }
        #expect(library.knownFamilies() == ["Inter", "Wide Hebrew"])
    }
}
