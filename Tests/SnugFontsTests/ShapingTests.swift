import SnugFonts
import SnugText
import Testing

struct ShapingTests {
    let library = FontLibrary(closed: [])

    @Test("Clusters are the first UTF-8 bytes of what the glyphs stand for")
    func clusters() throws {
        let font = try library.font(.family("Inter"))
        #expect(library.glyphs(of: "aé–b", in: font).map(\.cluster) == [0, 1, 3, 6])
        // A letter and its marks are one cluster.
        #expect(Set(library.glyphs(of: "x\u{301}\u{323}y", in: font).map(\.cluster)) == [0, 5])
    }

    @Test("An item's clusters count from the start of the text, not of the item")
    func clustersOfAnItem() throws {
        let font = try library.font(.family("Inter"))
        let glyphs = library.glyphs(of: "many words\nabc", bytes: 12..<14, in: font)
        #expect(glyphs.map(\.cluster) == [12, 13])
        #expect(glyphs.width == library.glyphs(of: "bc", in: font).width)
    }

    @Test("Glyphs of a right-to-left item come from left to right")
    func rightToLeft() throws {
        let font = try library.font(.file(path: FontFolder.path("NotoSansHebrew-Subset.ttf"), face: 0))
        let glyphs = library.glyphs(
            of: "שלום", in: font, script: Script("Hebr"), language: "he", isRightToLeft: true)
        #expect(glyphs.map(\.cluster) == [6, 4, 2, 0])
        #expect(glyphs.width == 2227)
    }

    @Test("Letters join over the ends of an item, and not over line ends")
    func joining() throws {
        let font = try library.font(.file(path: FontFolder.path("NotoSansArabic-Subset.ttf"), face: 0))
        func ids(_ text: String, _ bytes: Range<Int>) -> [UInt32] {
            library.glyphs(
                of: text, bytes: bytes, in: font, script: Script("Arab"), language: "ar", isRightToLeft: true
            ).map(\.id)
        }
        let whole = ids("ببب", 0..<6)
        #expect(Set(whole).count > 1)
        #expect(ids("ببب", 4..<6) + ids("ببب", 2..<4) + ids("ببب", 0..<2) == whole)
        let alone = ids("ب", 0..<2)
        #expect(ids("ب\nب\nب", 3..<5) == alone)
        #expect(ids("ب\u{2028}ب\u{2028}ب", 5..<7) == alone)
        #expect(ids("ب\u{85}ب\u{85}ب", 4..<6) == alone)
    }

    @Test("A paragraph has the same glyphs at the start of a text and after a line end")
    func paragraphsStandForThemselves() throws {
        // A mark without a base at the start of a paragraph gets a dotted circle.
        let font = try library.font(.file(path: FontFolder.path("NotoSansHebrew-Subset.ttf"), face: 0))
        let circle = try library.glyph("\u{25CC}", in: font)
        func hasCircle(_ text: String, _ bytes: Range<Int>) -> Bool {
            library.glyphs(
                of: text, bytes: bytes, in: font, script: Script("Hebr"), language: "he", isRightToLeft: true
            ).contains { $0.id == circle }
        }
        #expect(hasCircle("\u{5B8}ש", 0..<4))
        #expect(hasCircle("b\n\u{5B8}ש", 2..<6))
        #expect(hasCircle("b\r\n\u{5B8}ש", 3..<7))
        #expect(hasCircle("b\u{85}\u{5B8}ש", 3..<7))
        #expect(hasCircle("b\u{2029}\u{5B8}ש", 4..<8))
        #expect(!hasCircle("b\u{5B8}ש", 1..<5))
    }

    @Test("Features change glyphs, and unknown ones change nothing")
    func features() throws {
        let font = try library.font(.family("Inter"))
        let plain = library.glyphs(of: "1234", in: font)
        let tabular = library.glyphs(of: "1234", in: font, features: [FontFeature(tag: "tnum", value: 1)])
        #expect(Set(tabular.map(\.advance)).count == 1)
        #expect(plain != tabular)
        #expect(library.glyphs(of: "1234", in: font, features: [FontFeature(tag: "qqqq", value: 1)]) == plain)
        #expect(library.glyphs(of: "1234", in: font, features: [FontFeature(tag: "tnum", value: 0)]) == plain)
    }

    @Test("The language chooses among forms of the same character")
    func language() throws {
        let font = try library.font(.file(path: FontFolder.path("NotoSansCJKjp-Subset.otf"), face: 0))
        func glyph(_ language: String) -> [UInt32] {
            library.glyphs(of: "海", in: font, script: Script("Hani"), language: language).map(\.id)
        }
        #expect(glyph("ja") == glyph(""))
        #expect(glyph("ko") != glyph("ja"))
        #expect(glyph("zh-Hans") != glyph("ja"))
    }

    @Test("Cutting at a safe glyph gives the same glyphs on both sides")
    func safeCuts() throws {
        let font = try library.font(.family("Inter"))
        let text = "AVATAR Tay WAVE LTD."
        let whole = library.glyphs(of: text, in: font)
        var safeCuts = 0
        for glyph in whole where glyph.cluster > 0 && !glyph.isUnsafeToBreak {
            let cut = glyph.cluster
            // The parts stand alone, so that nothing of one side is seen from the other.
            let left = library.glyphs(of: String(text.prefix(cut)), in: font)
            let right = library.glyphs(of: String(text.dropFirst(cut)), in: font)
            #expect(left.width + right.width == whole.width)
            safeCuts += 1
        }
        #expect(safeCuts > 0)
        #expect(whole.contains { $0.isUnsafeToBreak })
    }

    @Test("A word of a million letters is shaped in one piece and whole")
    func hugeWord() throws {
        let font = try library.font(.family("Inter"), weight: 700)
        let part = "incomprehensibilities"
        let count = 1_000_000 / part.utf8.count
        let glyphs = library.glyphs(of: String(repeating: part, count: count), in: font)
        #expect(glyphs.count == count * part.utf8.count)
        #expect(glyphs.last?.cluster == count * part.utf8.count - 1)
        let twice = library.glyphs(of: part + part, in: font).width
        let once = library.glyphs(of: part, in: font).width
        #expect(glyphs.width == once + (count - 1) * (twice - once))
        // The buffer that was given back serves the next item.
        #expect(library.glyphs(of: part, in: font).width == once)
    }

    @Test("A long right-to-left word of joined letters is not cut by the shaper's limits")
    func hugeArabicWord() throws {
        let font = try library.font(.file(path: FontFolder.path("NotoNastaliqUrdu-Subset.ttf"), face: 0))
        let count = 20_000
        let glyphs = library.glyphs(
            of: String(repeating: "ہے", count: count), in: font, script: Script("Arab"), language: "ur",
            isRightToLeft: true)
        #expect(glyphs.first.map { $0.cluster >= 4 * count - 4 } == true)
        #expect(glyphs.last?.cluster == 0)
        #expect(Set(glyphs.map(\.cluster)).count >= count)
    }

    @Test("Nothing gives no glyphs")
    func emptyItem() throws {
        let font = try library.font(.family("Inter"))
        #expect(library.glyphs(of: "", in: font).isEmpty)
        #expect(library.glyphs(of: "abc", bytes: 1..<1, in: font).isEmpty)
    }

    @Test("Missing characters give glyph 0, and joiners and selectors nothing to see")
    func missingAndIgnorable() throws {
        let font = try library.font(.family("Inter"))
        #expect(library.glyphs(of: "\u{4E00}", in: font, script: Script("Hani")).map(\.id) == [0])
        let joined = library.glyphs(of: "a\u{200D}b", in: font)
        #expect(joined.width == library.glyphs(of: "ab", in: font).width)
    }
}
