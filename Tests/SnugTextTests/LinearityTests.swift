import SnugGeometry
import SnugText
import Testing

/// That the work stays in proportion to the text, counted in what the shaper is asked.
@Suite(.timeLimit(.minutes(5))) struct LinearityTests {
    private func kerned() -> FakeFonts {
        var face = FakeFace(name: "Plain")
        face.kerning = [FakeFace.Pair("d", " "): -40, FakeFace.Pair(" ", "w"): -40]
        let fonts = FakeFonts([face])
        fonts.keepsItems = false
        return fonts
    }

    @Test("A paragraph is shaped once, however many lines it has")
    func shapesOnce() throws {
        let fonts = FakeFonts()
        fonts.keepsItems = false
        let text = String(repeating: "some words ", count: 5000)
        let layout = try lay(text, width: 100, fonts: fonts)
        #expect(layout.lines.count > 2000)
        #expect(fonts.shapeCalls == 1)
        #expect(fonts.shapedBytes == text.utf8.count)
    }

    @Test("Many paragraphs are shaped once each")
    func shapesParagraphsOnce() throws {
        let fonts = FakeFonts()
        fonts.keepsItems = false
        let text = String(repeating: "some words\n", count: 5000)
        _ = try lay(text, width: 30, fonts: fonts)
        #expect(fonts.shapeCalls == 5000)
        #expect(fonts.shapedBytes == 10 * 5000)
    }

    @Test("Cuts at kerned spaces shape a word at each line end, not more")
    func reshapesWords() throws {
        let fonts = kerned()
        let text = String(repeating: "word ", count: 10_000)
        let layout = try lay(text, width: 100, fonts: fonts)
        #expect(layout.lines.count == 2500)
        #expect(fonts.shapedBytes < 2 * text.utf8.count)
        #expect(fonts.shapeCalls < 4 * layout.lines.count)
    }

    @Test("A word without a safe cut is shaped a few times in all when it is cut into lines")
    func cutsUnsafeWords() throws {
        var face = FakeFace(name: "Plain")
        face.isAlwaysUnsafe = true
        for length in [4000, 8000] {
            let fonts = FakeFonts([face])
            fonts.keepsItems = false
            let text = String(repeating: "m", count: length)
            let layout = try lay(text, width: 200, fonts: fonts) { $0.overflow = .anywhere }
            #expect(layout.lines.count == length / 40)
            #expect(fonts.shapedBytes < 4 * length)
        }
    }

    @Test("A long word that is kept or cut is shaped once where its cuts are safe")
    func longWord() throws {
        for overflow in WordOverflow.allCases {
            let fonts = FakeFonts()
            fonts.keepsItems = false
            let text = "a " + String(repeating: "m", count: 30_000) + " b"
            let layout = try lay(text, width: 200, fonts: fonts) { $0.overflow = overflow }
            #expect(fonts.shapedBytes == text.utf8.count)
            #expect(layout.texts(of: text).joined() == text)
            #expect(layout.lines.count == (overflow == .keep ? 3 : 750 + 2))
        }
    }

    @Test("Ten thousand marks on one letter are one cluster")
    func manyMarks() throws {
        let fonts = FakeFonts()
        fonts.keepsItems = false
        let text = "a" + String(repeating: "\u{301}", count: 10_000) + "b"
        let layout = try lay(text, width: 5, fonts: fonts) { $0.overflow = .anywhere }
        #expect(layout.lines.map(\.glyphs.count) == [10_001, 1])
        #expect(fonts.shapedBytes == text.utf8.count)
    }

    @Test("Other widths cost no shaping but that of unsafe cuts")
    func otherWidths() throws {
        let fonts = kerned()
        let text = StyledText(string: String(repeating: "word ", count: 2000), base: attributes())
        var prepared = try PreparedText(text, fonts: fonts, unicode: FakeUnicode())
        _ = prepared.layOut(ParagraphStyle())
        let shapedBytes = fonts.shapedBytes
        let lines = prepared.layOut(ParagraphStyle(width: 500)).lines.count
        #expect(fonts.shapedBytes - shapedBytes <= lines * 15)
    }

    @Test("Even lines shape the text's words no more than a few times, however many lines there are")
    func evenLines() throws {
        for wrap in [WrapStyle.balanced, .pretty] {
            for count in [250, 1000] {
                let fonts = kerned()
                let text = String(repeating: "word wor wo w ", count: count)
                let layout = try lay(text, width: 100, fonts: fonts) { $0.wrap = wrap }
                #expect(layout.lines.count > count / 2)
                #expect(layout.texts(of: text).joined() == text)
                #expect(fonts.shapedBytes < 4 * text.utf8.count)
            }
        }
    }

    @Test("Where even lines would take more than linear work, greedy ones stay")
    func boundsEvenLines() throws {
        var face = FakeFace(name: "Plain")
        face.isAlwaysUnsafe = true
        let text = String(repeating: "wo ", count: 1500)
        for (face, width) in [(face, 400.0), (FakeFace(name: "Plain"), 12_000)] {
            let fonts = FakeFonts([face])
            fonts.keepsItems = false
            let greedy = try lay(text, width: width, fonts: fonts)
            let start = fonts.shapedBytes
            let layout = try lay(text, width: width, fonts: fonts) { $0.wrap = .balanced }
            #expect(layout.lines.count > 1)
            #expect(layout == greedy)
            #expect(fonts.shapedBytes - start < (1 << 16) + 10 * text.utf8.count)
        }
    }

    @Test("Fallback and coverage questions do not grow with the text")
    func asksOnce() throws {
        let fonts = FakeFonts([.having("a ", name: "Plain"), .having("漢字", name: "East")], fallbacks: [1])
        fonts.keepsItems = false
        _ = try lay(String(repeating: "a 漢 字 ", count: 2000), fonts: fonts)
        #expect(fonts.fallbackQuestions.count == 2)
    }

    @Test("Deep nesting of brackets and long undecided text stay in proportion")
    func deepNesting() throws {
        let fonts = FakeFonts()
        fonts.keepsItems = false
        let text =
            String(repeating: "(", count: 5000) + String(repeating: "、", count: 5000) + "漢"
            + String(repeating: ")", count: 5000)
        let layout = try lay(text, fonts: fonts)
        #expect(layout.lines[0].glyphs.count == 15_001)
        #expect(fonts.shapeCalls == 1)
    }
}
