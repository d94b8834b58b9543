import Foundation
import SnugFonts
import SnugText
import Testing

/// Widths that hb-shape gives, from `Tests/Fonts/expected-widths.json`.
struct ExpectedWidthTests {
    struct Case: Decodable, Sendable, CustomTestStringConvertible {
        var font: String
        var face: Int
        var variations: [String: Double]
        var features: [String]
        var script: String
        var language: String
        var direction: String
        var text: String
        var glyphs: Int
        var width: Int

        var testDescription: String { "\(font) \(variations) \(features) \(text.prefix(24))" }
    }

    static let cases: [Case] = {
        struct File: Decodable { var cases: [Case] }
        let url = URL(fileURLWithPath: FontFolder.path("expected-widths.json"))
        guard let data = try? Data(contentsOf: url), let file = try? JSONDecoder().decode(File.self, from: data)
        else { return [] }
        return file.cases
    }()

    @Test("The file of expected widths has been read")
    func theFileIsThere() {
        #expect(Self.cases.count > 200)
    }

    @Test("Advances add up to what hb-shape says, glyph by glyph", arguments: cases)
    func advancesAddUp(_ item: Case) throws {
        let library = FontLibrary(closed: [])
        let font = try library.font(
            .file(path: FontFolder.root + "/" + item.font, face: item.face),
            variations: item.variations.map { FontDescription.Variation(tag: $0.key, value: $0.value) })
        let glyphs = library.glyphs(
            of: item.text, in: font, script: Script(tag: Array(item.script.utf8).number32(0)), language: item.language,
            isRightToLeft: item.direction == "rtl", features: item.features.map(feature))
        #expect(glyphs.count == item.glyphs)
        #expect(glyphs.width == item.width)
    }

    private func feature(_ text: String) -> FontFeature {
        let parts = text.split(separator: "=")
        return FontFeature(tag: String(parts[0]), value: parts.count > 1 ? Int(parts[1]) ?? 1 : 1)
    }
}
