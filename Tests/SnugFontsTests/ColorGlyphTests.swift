import Foundation
import SnugGeometry
import SnugPixels
import SnugText
import Testing

@testable import SnugFonts

struct ColorGlyphTests {
    let library = FontLibrary(closed: [])
    let emoji = FontReference.file(path: FontFolder.path("NotoColorEmoji-Subset.ttf"), face: 0)

    @Test("An emoji is a premultiplied picture of its strike's size that is as wide as its advance")
    func picture() throws {
        let font = try library.font(emoji)
        #expect(library.isColorFont(font))
        let glyph = try #require(library.glyphs(of: "😀", in: font).first)
        let (bitmap, box) = try #require(library.colorGlyph(of: glyph.id, in: font))
        #expect(bitmap.width == 136)
        #expect(bitmap.height == 128)
        #expect(bitmap.alphaFormat == .premultiplied && bitmap.channelOrder == .bgra)
        #expect(box.x0 == 0)
        #expect(box.x1 == Double(glyph.advance) / 2048)
        // The strike puts the picture's top 101 px above the baseline, and its advance is 136 px.
        #expect(abs(box.y0 + 101 * 2550 / 2048 / 136) < 1e-12)
        #expect(abs(box.height - 128 * 2550 / 2048 / 136) < 1e-12)
        #expect(library.inkBounds(of: glyph.id, in: font) == box)
        #expect(library.outline(of: glyph.id, in: font).isEmpty)
    }

    @Test("A grinning face is yellow in the middle, clear in the corners, and no channel is above alpha")
    func colors() throws {
        let font = try library.font(emoji)
        let glyph = try #require(library.glyphs(of: "😀", in: font).first)
        let bitmap = try #require(library.colorGlyph(of: glyph.id, in: font)).bitmap
        func pixel(_ x: Int, _ y: Int) -> [UInt8] { Array(bitmap.bytes[(y * 136 + x) * 4..<(y * 136 + x) * 4 + 4]) }
        let middle = pixel(68, 60)
        #expect(middle[0] < 100 && middle[1] > 150 && middle[2] > 200 && middle[3] == 255)
        #expect(pixel(0, 0) == [0, 0, 0, 0])
        for index in stride(from: 0, to: bitmap.bytes.count, by: 4) {
            let alpha = bitmap.bytes[index + 3]
            guard bitmap.bytes[index..<index + 3].allSatisfy({ $0 <= alpha }) else {
                Issue.record("not premultiplied at \(index)")
                return
            }
        }
    }

    @Test(
        "A sequence that the font draws as one picture is one glyph",
        arguments: ["👍🏽", "👩‍💻", "🇯🇵", "1️⃣", "❤️", "👨‍👩‍👧"])
    func sequences(_ text: String) throws {
        let font = try library.font(emoji)
        let glyphs = library.glyphs(of: text, in: font)
        let drawn = glyphs.filter { library.colorGlyph(of: $0.id, in: font) != nil }
        #expect(drawn.count == 1)
        #expect(glyphs.width == 2550)
    }

    @Test("Letters of a colour font without a picture, and letters of other fonts, have none")
    func lettersHaveNone() throws {
        let font = try library.font(.family("Inter"))
        #expect(!library.isColorFont(font))
        #expect(library.colorGlyph(of: try library.glyph("a", in: font), in: font) == nil)
        let colored = try library.font(emoji)
        #expect(library.colorGlyph(of: 0, in: colored) == nil)
    }

    @Test("Layers are painted from the bottom to the top in the palette's colours")
    func layers() throws {
        let folder = try TemporaryFolder()
        let inter = try library.font(.family("Inter"))
        let base = UInt16(try library.glyph("a", in: inter))
        let square = UInt16(try library.glyph("■", in: inter))
        let bar = UInt16(try library.glyph("|", in: inter))
        var font = try SFNT(path: FontFolder.inter)
        // COLR version 0: one base glyph of two layers. CPAL: red and half-clear blue, as blue, green, red, alpha.
        font.tables["COLR"] =
            [0, 0, 0, 1] + UInt32(14).bytes + UInt32(20).bytes + [0, 2] + base.bytes + [0, 0, 0, 2]
            + square.bytes + [0, 0] + bar.bytes + [0, 1]
        font.tables["CPAL"] =
            [0, 0, 0, 2, 0, 1, 0, 2] + UInt32(14).bytes + [0, 0] + [0, 0, 255, 255] + [255, 0, 0, 128]
        let path = try folder.write(font.bytes, as: "layers.ttf")
        let layered = try library.font(.file(path: path, face: 0))
        #expect(library.isColorFont(layered))
        let (bitmap, box) = try #require(library.colorGlyph(of: UInt32(base), in: layered))
        let expected = try #require(library.inkBounds(of: UInt32(square), in: inter))
            .union(try #require(library.inkBounds(of: UInt32(bar), in: inter)))
        for (a, b) in zip([box.x0, box.y0, box.x1, box.y1], [expected.x0, expected.y0, expected.x1, expected.y1]) {
            #expect(abs(a - b) <= 1 / 256)
        }
        var colors: Set<[UInt8]> = []
        for index in stride(from: 0, to: bitmap.bytes.count, by: 4) {
            colors.insert(Array(bitmap.bytes[index..<index + 4]))
        }
        #expect(colors.contains([0, 0, 255, 255]))
        #expect(colors.contains([128, 0, 127, 255]) || colors.contains([128, 0, 126, 255]))
        #expect(colors.contains([128, 0, 0, 128]))
        #expect(library.inkBounds(of: UInt32(base), in: layered) == box)
        // Other glyphs of the font stay outlines.
        #expect(library.colorGlyph(of: UInt32(square), in: layered) == nil)
    }

    @Test("Pictures of a font without advances of its own for them are scaled by their pixels per em")
    func picturesByPixelsPerEm() throws {
        let folder = try TemporaryFolder()
        let emoji = try SFNT(path: FontFolder.path("NotoColorEmoji-Subset.ttf"))
        let pictures = try #require(emoji.tables["CBDT"])
        let start = try #require(pictures.first(of: [0x89] + Array("PNG".utf8)))
        let end = try #require(pictures[start...].first(of: Array("IEND".utf8))) + 8
        var font = try SFNT(path: FontFolder.path("NotoSansHebrew-Subset.ttf"))
        let count = try #require(font.tables["maxp"]).number16(4)
        let glyph = 5
        // sbix: one strike of 64 pixels per em with one picture, 3 px right of and 7 px below the origin.
        let data = Int16(3).bytes + Int16(-7).bytes + Array("png ".utf8) + pictures[start..<end]
        let first = 4 + 4 * (count + 1)
        let offsets = (0...count).flatMap { UInt32($0 <= glyph ? first : first + data.count).bytes }
        font.tables["sbix"] = [0, 1, 0, 1] + UInt32(1).bytes + UInt32(12).bytes + [0, 64, 0, 72] + offsets + data
        let path = try folder.write(font.bytes, as: "pictures.ttf")
        let pictured = try library.font(.file(path: path, face: 0))
        let (bitmap, box) = try #require(library.colorGlyph(of: UInt32(glyph), in: pictured))
        #expect(bitmap.width == 136 && bitmap.height == 128)
        #expect(box == Rect(x0: 3.0 / 64, y0: -121.0 / 64, x1: 139.0 / 64, y1: 7.0 / 64))
        #expect(library.colorGlyph(of: UInt32(glyph) + 1, in: pictured) == nil)
    }

    @Test("A picture that claims to be huge is not unpacked")
    func hugePicture() throws {
        let folder = try TemporaryFolder()
        var font = try SFNT(path: FontFolder.path("NotoColorEmoji-Subset.ttf"))
        var table = try #require(font.tables["CBDT"])
        // The width in each PNG's header stands behind its name.
        let name = Array("IHDR".utf8)
        for index in table.indices.dropLast(12) where Array(table[index..<index + 4]) == name {
            table.replaceSubrange(index + 4..<index + 8, with: UInt32(30_000).bytes)
        }
        font.tables["CBDT"] = table
        let path = try folder.write(font.bytes, as: "huge.ttf")
        let damaged = try library.font(.file(path: path, face: 0))
        let glyph = try #require(library.glyphs(of: "😀", in: damaged).first)
        #expect(library.colorGlyph(of: glyph.id, in: damaged) == nil)
    }
}
