import SnugGeometry
import SnugText
import Testing

@testable import SnugFonts

struct AxisTests {
    typealias Variation = FontDescription.Variation
    let library = FontLibrary(closed: [])

    private func settings(_ font: FontID) -> [Double] { library.instance(font).settings }

    @Test("Heavier weights have wider advances and thicker stems")
    func weightsGrow() throws {
        var last: (width: Int, stem: Double) = (0, 0)
        for weight in stride(from: 100.0, through: 900, by: 100) {
            let font = try library.font(.family("Inter"), weight: weight)
            let width = library.glyphs(of: "nnnnnnnnnn", in: font).width
            // A lower-case l is nothing but a stem.
            let stem = try #require(library.inkBounds(of: library.glyph("l", in: font), in: font)).width
            #expect(width > last.width)
            #expect(stem > last.stem)
            last = (width, stem)
        }
    }

    @Test("Weights between the named ones are drawn as such")
    func betweenWeights() throws {
        let widths = try [600.0, 650, 700].map {
            library.glyphs(of: "nnnnnnnnnn", in: try library.font(.family("Inter"), weight: $0)).width
        }
        #expect(widths[0] < widths[1] && widths[1] < widths[2])
    }

    @Test("Settings end where the axis ends")
    func clamping() throws {
        let lightest = try library.font(.family("Inter"), weight: 100)
        let heaviest = try library.font(.family("Inter"), weight: 900)
        #expect(try library.font(.family("Inter"), weight: 1) == lightest)
        #expect(try library.font(.family("Inter"), weight: 1000) == heaviest)
        let explicit = try library.font(.family("Inter"), variations: [Variation(tag: "wght", value: 1e9)])
        #expect(explicit == heaviest)
        let undefined = try library.font(.family("Inter"), variations: [Variation(tag: "wght", value: .nan)])
        #expect(undefined == (try library.font(.family("Inter"))))
    }

    @Test("An italic leans as far as the axis of slant goes")
    func italic() throws {
        let font = try library.font(.family("Inter"), isItalic: true)
        #expect(settings(font) == [400, -10])
        #expect(!library.needsSyntheticSlant(font))
        let upright = try #require(library.inkBounds(of: library.glyph("l", in: font), in: font)).width
        let plain = try library.font(.family("Inter"))
        let leaning = try #require(library.inkBounds(of: library.glyph("l", in: plain), in: plain)).width
        #expect(upright > leaning)
    }

    @Test("Explicit settings go before weight and slant, the last of one axis counts")
    func explicitSettings() throws {
        let font = try library.font(
            .family("Inter"), weight: 900, isItalic: true,
            variations: [
                Variation(tag: "wght", value: 200), Variation(tag: "wght", value: 300),
                Variation(tag: "slnt", value: 0),
            ])
        #expect(settings(font) == [300, 0])
        // The wish was for a slant, and the setting took it away.
        #expect(library.needsSyntheticSlant(font))
    }

    @Test("A setting for an axis that no face has is an error; one face that has it is enough")
    func unknownAxis() throws {
        let variations = [Variation(tag: "XHGT", value: 1)]
        #expect(throws: FontError.noAxis(tag: "XHGT", available: ["slnt", "wght"])) {
            try library.font(.family("Inter"), variations: variations)
        }
        let hebrew = FontReference.file(path: FontFolder.path("NotoSansHebrew-Subset.ttf"), face: 0)
        #expect(throws: FontError.noAxis(tag: "wght", available: [])) {
            try library.font(hebrew, variations: [Variation(tag: "wght", value: 500)])
        }
        let both = FontDescription(
            list: [hebrew, .family("Inter")], variations: [Variation(tag: "wght", value: 500)])
        #expect(try library.fonts(for: both).fonts.count == 2)
    }

    @Test("A static upright face cannot lean, and says so only when asked to")
    func syntheticSlant() throws {
        let hebrew = FontReference.file(path: FontFolder.path("NotoSansHebrew-Subset.ttf"), face: 0)
        let upright = try library.font(hebrew)
        let leaning = try library.font(hebrew, isItalic: true)
        #expect(!library.needsSyntheticSlant(upright))
        #expect(library.needsSyntheticSlant(leaning))
    }

    @Test("A named instance of a file stands for weight and slant, and explicit settings go before it")
    func namedInstance() throws {
        let info = library.info(of: try library.font(.file(path: FontFolder.inter, face: 0)))
        #expect(info.axes.map(\.tag) == ["wght", "slnt"])
        let instances = try (1...18).map {
            try library.font(.file(path: FontFolder.inter, face: $0 << 16), weight: 555)
        }
        #expect(Set(instances.map(settings)).count == 18)
        #expect(instances.allSatisfy { settings($0)[0] != 555 })
        #expect(instances.allSatisfy { library.info(of: $0).face == 0 })
        let light = try library.font(
            .file(path: FontFolder.inter, face: 1 << 16), variations: [Variation(tag: "wght", value: 321)])
        #expect(settings(light)[0] == 321)
        #expect(throws: FontError.noFace(path: FontFolder.inter, face: 19 << 16, count: 1)) {
            try library.font(.file(path: FontFolder.inter, face: 19 << 16))
        }
    }

    @Test("The built-in font and the file it was made from agree at every setting")
    func fileAndBuiltIn() throws {
        for weight in [100.0, 400, 650, 900] {
            let file = try library.font(.file(path: FontFolder.inter, face: 0), weight: weight)
            let builtIn = try library.font(.family("Inter"), weight: weight)
            #expect(file != builtIn)
            #expect(library.glyphs(of: "Rag & Bone", in: file) == library.glyphs(of: "Rag & Bone", in: builtIn))
            let glyph = try library.glyph("&", in: file)
            #expect(library.outline(of: glyph, in: file) == library.outline(of: glyph, in: builtIn))
            #expect(library.metrics(of: file) == library.metrics(of: builtIn))
        }
    }

    @Test("An axis of italics is switched, and one of slant that counts upwards goes up")
    func otherAxes() throws {
        let folder = try TemporaryFolder()
        func font(_ tag: String, _ lower: Int, _ upper: Int) throws -> FontReference {
            var font = try SFNT(path: FontFolder.inter)
            // The second axis starts 36 bytes into the table: tag, minimum, default, maximum in 16.16.
            let range = [lower, 0, upper].flatMap { Int32($0 << 16).bytes }
            font.tables["fvar"]?.replaceSubrange(36..<52, with: Array(tag.utf8) + range)
            return .file(path: try folder.write(font.bytes, as: tag + "\(upper).ttf"), face: 0)
        }
        #expect(settings(try library.font(font("ital", 0, 1), isItalic: true)) == [400, 1])
        #expect(settings(try library.font(font("ital", 0, 1))) == [400, 0])
        #expect(settings(try library.font(font("slnt", 0, 20), isItalic: true)) == [400, 14])
        #expect(settings(try library.font(font("slnt", -20, 0), isItalic: true)) == [400, -14])
        #expect(settings(try library.font(font("wdth", 0, 200), width: 75)) == [400, 75])
        #expect(settings(try library.font(font("opsz", -1, 1))) == [400, 0])
    }
}
