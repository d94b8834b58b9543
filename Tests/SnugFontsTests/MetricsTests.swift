import SnugFonts
import SnugText
import Testing

struct MetricsTests {
    let library = FontLibrary(closed: [])

    @Test("Inter's measures are those of its tables")
    func inter() throws {
        let metrics = library.metrics(of: try library.font(.family("Inter")))
        // OS/2: typographic ascender 2728, descender -680, gap 0, capitals 2048, x 1536, strike-out 922 and 192;
        // post: underline -464 and 192; all of 2816 units.
        #expect(metrics.unitsPerEm == 2816)
        #expect(metrics.ascent == 2728.0 / 2816)
        #expect(abs(metrics.descent - 680.0 / 2816) < 1e-12)
        #expect(metrics.lineGap == 0)
        #expect(abs(metrics.capHeight - 2048.0 / 2816) < 1e-12)
        #expect(abs(metrics.xHeight - 1536.0 / 2816) < 1e-12)
        #expect(abs(metrics.underlineThickness - 192.0 / 2816) < 1e-12)
        #expect(abs(metrics.underlinePosition - (464.0 + 96) / 2816) < 1e-12)
        #expect(abs(metrics.strikethroughPosition - (922.0 - 96) / 2816) < 1e-12)
    }

    @Test("The line box follows USE_TYPO_METRICS, else hhea, else Windows' values")
    func lineBox() throws {
        var font = try SFNT(path: FontFolder.path("NotoSansHebrew-Subset.ttf"))
        for (offset, value) in [(68, 700), (70, -200), (72, 90), (74, 1100), (76, 400)] {
            font.set16(UInt16(bitPattern: Int16(value)), at: offset, in: "OS/2")
        }
        for (offset, value) in [(4, 900), (6, -300), (8, 50)] {
            font.set16(UInt16(bitPattern: Int16(value)), at: offset, in: "hhea")
        }
        #expect(try box(font, selection: 0xC0) == [0.7, 0.2, 0.09])
        #expect(try box(font, selection: 0x40) == [0.9, 0.3, 0.05])
        for offset in [4, 6, 8] { font.set16(0, at: offset, in: "hhea") }
        #expect(try box(font, selection: 0x40) == [1.1, 0.4, 0])
        font.tables["OS/2"] = nil
        #expect(try box(font, selection: 0x40) == [0.8, 0.2, 0])
    }

    private func box(_ font: SFNT, selection: UInt16) throws -> [Double] {
        var font = font
        font.set16(selection, at: 62, in: "OS/2")
        let folder = try TemporaryFolder()
        let library = FontLibrary(closed: [])
        let metrics = library.metrics(
            of: try library.font(.file(path: try folder.write(font.bytes, as: "x.ttf"), face: 0)))
        return [metrics.ascent, metrics.descent, metrics.lineGap].map { ($0 * 1e6).rounded() / 1e6 }
    }

    @Test("Heights that the tables leave out are measured, lines are 1/20 em thick")
    func measured() throws {
        let folder = try TemporaryFolder()
        var font = try SFNT(path: FontFolder.inter)
        for offset in [26, 28, 86, 88] { font.set16(0, at: offset, in: "OS/2") }
        for offset in [8, 10] { font.set16(0, at: offset, in: "post") }
        let path = try folder.write(font.bytes, as: "bare.ttf")
        let metrics = library.metrics(of: try library.font(.file(path: path, face: 0)))
        #expect(abs(metrics.capHeight - 2048.0 / 2816) < 0.001)
        #expect(abs(metrics.xHeight - 1536.0 / 2816) < 0.001)
        #expect(metrics.underlineThickness == 0.05)
        #expect(metrics.underlinePosition == 0.125)
        #expect(metrics.strikethroughPosition == metrics.xHeight / 2)
        #expect(metrics.strikethroughThickness == 0.05)
    }

    @Test("A face without Latin letters has the heights of its ascent and of half an em")
    func withoutLetters() throws {
        let folder = try TemporaryFolder()
        var font = try SFNT(path: FontFolder.path("NotoColorEmoji-Subset.ttf"))
        for offset in [86, 88] { font.set16(0, at: offset, in: "OS/2") }
        let path = try folder.write(font.bytes, as: "bare.ttf")
        let metrics = library.metrics(of: try library.font(.file(path: path, face: 0)))
        #expect(metrics.capHeight == metrics.ascent)
        #expect(metrics.xHeight == 0.5)
    }

    @Test("Every test font has sensible measures", arguments: ["Arabic", "Hebrew", "Devanagari", "Thai"])
    func sensible(_ script: String) throws {
        let font = try library.font(.file(path: FontFolder.path("NotoSans\(script)-Subset.ttf"), face: 0))
        let metrics = library.metrics(of: font)
        #expect((0.5...2).contains(metrics.ascent))
        #expect((0.1...1).contains(metrics.descent))
        #expect(metrics.lineGap == 0)
        #expect(metrics.xHeight < metrics.capHeight)
        #expect((0.01...0.2).contains(metrics.underlineThickness))
        #expect((0...0.5).contains(metrics.underlinePosition))
        #expect((0.1...0.5).contains(metrics.strikethroughPosition))
    }
}
