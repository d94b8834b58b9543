import SnugGeometry
import SnugText
import Testing

/// What stands where text is left out; letters and the ellipsis are 5 wide.
@Suite struct EllipsisLookTests {
    @Test("The ellipsis of a right-to-left line stands at its left")
    func rightToLeft() throws {
        let text = "אבג דהו זחט"
        let layout = try shown(text, lines: 1, width: 30)
        #expect(layout.lines[0].drawn == "\u{2026}ד גבא")
        #expect(layout.lines[0].positions == [0, 5, 10, 15, 20, 25])
        let mixed = try shown("אבג abcdef זחט", lines: 1, width: 35)
        #expect(mixed.lines[0].drawn == "\u{2026}ab גבא")
        #expect(mixed.lines[0].runs.first?.level == 1)
        let latin = try shown("ab אבגדה", lines: 1, width: 30)
        #expect(latin.lines[0].drawn == "ab בא\u{2026}")
    }

    @Test("Letters that join keep their joined shapes before the ellipsis")
    func joins() throws {
        let text = "سسسسسس"
        let whole = try lay(text).lines[0].glyphs.map(\.id)
        let layout = try shown(text, lines: 1, width: 20)
        #expect(layout.lines[0].glyphs.map(\.id) == [0x2026] + whole[3...])
    }

    @Test("A title of ideographs is cut between them")
    func ideographs() throws {
        let text = "春夏秋冬东南西北"
        let fonts = FakeFonts([FakeFace(name: "Plain", advance: 1000)])
        #expect(try shown(text, lines: 1, width: 55, fonts: fonts).lines[0].drawn == "春夏秋冬\u{2026}")
    }

    @Test("The ellipsis has font, size and span of the text that it follows, and the byte of the cut")
    func looksLikeItsText() throws {
        let text = "aa bbbb cc"
        let fonts = FakeFonts([FakeFace(name: "Plain"), FakeFace(name: "Other", advance: 600)])
        let big = span("bbbb", of: text, attributes("Other", size: 20))
        let layout = try layOut(
            StyledText(string: text, base: attributes(), spans: [big]),
            style: ParagraphStyle(width: 52, maxLines: 1), fonts: fonts, unicode: FakeUnicode())
        let line = layout.lines[0]
        #expect(line.drawn == "aa bb\u{2026}")
        #expect(line.runs.map(\.font.index) == [0, 1, 1])
        #expect(line.runs.map(\.span) == [nil, 0, 0])
        #expect(line.runs.map(\.size) == [10, 20, 20])
        #expect(line.runs.map(\.range) == [0..<3, 3..<5, 5..<5])
        #expect(line.runs[2].glyphs.map(\.cluster) == [5])
        #expect(line.visibleRange == 0..<5)
        #expect(line.box.width == 15 + 24 + 12)
    }

    @Test("A fallback face that has the ellipsis draws it, and no line grows by it")
    func fallbackFaces() throws {
        var east = FakeFace(name: "East", advance: 1000)
        east.covers = { $0.value >= 0x2026 }
        east.metrics.ascent = 3
        let fonts = FakeFonts([FakeFace(name: "Plain", covers: { $0.value < 0x2E80 }), east], fallbacks: [1])
        let layout = try shown("春夏秋冬", lines: 1, width: 30, fonts: fonts)
        #expect(layout.lines[0].runs.map(\.font.index) == [1, 1])
        #expect(layout.widths == [30])
        #expect(layout.size.height == 12)
        // After an emoji it is drawn by the text's own face.
        var emoji = FakeFace.having("😀\u{2026}", name: "Emoji")
        emoji.isColor = true
        let colored = FakeFonts([FakeFace(name: "Plain", covers: { $0.value < 0x2E80 }), emoji], fallbacks: [1])
        #expect(try shown("😀😀😀", lines: 1, width: 10, fonts: colored).lines[0].runs.map(\.font.index) == [1, 0])
    }

    @Test("Three dots stand for the ellipsis where no face has it")
    func dots() throws {
        let fonts = FakeFonts([.having("abc .", name: "Plain")])
        let layout = try shown("abcabc", lines: 1, width: 25, fonts: fonts)
        #expect(layout.lines[0].drawn == "ab...")
        #expect(layout.lines[0].runs.last?.glyphs.map(\.cluster) == [2, 2, 2])
        #expect(layout.warnings.isEmpty)
        let none = FakeFonts([.having("abc ", name: "Plain")])
        #expect(try shown("abcabc", lines: 1, width: 25, fonts: none).warnings == [.missingGlyph(".")])
    }

    @Test("Any string can stand for what is left out")
    func otherStrings() throws {
        let text = "aaaa bbbb cccc"
        #expect(try shown(text, lines: 1, width: 40) { $0.ellipsis = " [+]  " }.lines[0].drawn == "aaaa [+]")
        #expect(try shown(text, lines: 1, width: 40) { $0.ellipsis = "" }.lines[0].drawn == "aaaa bbb")
        #expect(try shown(text, lines: 1, width: 40) { $0.ellipsis = "x\ny" }.lines[0].drawn == "aaaa bbx")
        let fonts = FakeFonts([.having("abc ", name: "Plain"), .having("字", name: "East")], fallbacks: [1])
        let mixed = try shown(text, lines: 1, width: 40, fonts: fonts) { $0.ellipsis = "c字c" }
        #expect(mixed.lines[0].drawn == "aaaac字c")
        #expect(mixed.lines[0].runs.map(\.font.index) == [0, 0, 1, 0])
        let hebrew = try shown("אבגדה", lines: 1, width: 20) { $0.ellipsis = "xyz" }
        #expect(hebrew.lines[0].drawn == "xyzא")
    }

    @Test("Letter spacing stands before the ellipsis and not after it")
    func letterSpacing() throws {
        let layout = try shown("abcdef", lines: 1, width: 26, attributes(letterSpacing: 2))
        #expect(layout.lines[0].drawn == "abc\u{2026}")
        #expect(layout.widths == [26])
        #expect(layout.lines[0].positions == [0, 7, 14, 21])
        let reversed = try shown("אבגדה", lines: 1, width: 26, attributes(letterSpacing: 2))
        #expect(reversed.lines[0].positions == [0, 7, 14, 21])
    }

    @Test("Tabs count up to the cut")
    func tabs() throws {
        let layout = try shown("a\tbcd\tef", lines: 1, width: 50)
        #expect(layout.lines[0].drawn == "a b\u{2026}")
        #expect(layout.lines[0].positions == [0, 5, 40, 45])
        #expect(try shown("a\tbcd", lines: 1, width: 42).lines[0].drawn == "a\u{2026}")
    }

    @Test("A line with an ellipsis is justified like other wrapped lines")
    func justifies() throws {
        let layout = try shown("a bb ccc dd ee", lines: 1, width: 33) {
            $0.alignment = .justify
            $0.fillsWidth = true
        }
        #expect(layout.lines[0].drawn == "a bb\u{2026}")
        #expect(layout.lines[0].positions == [0, 5, 18, 23, 28])
        #expect(layout.widths == [33])
    }

    @Test("Warnings are about what is seen")
    func warnings() throws {
        let fonts = FakeFonts([.having("ab \u{2026}", name: "Plain")])
        let layout = try shown("a\u{7}x byy\u{8}", lines: 1, width: 25, fonts: fonts)
        #expect(layout.lines[0].glyphs.map(\.cluster) == [0, 2, 3, 4, 5])
        #expect(layout.warnings == [.controlCharacter("\u{7}"), .missingGlyph("x")])
        let late = try shown("ab bb y", lines: 1, width: 25, attributes("Lost", "Plain"), fonts: fonts)
        #expect(late.warnings == [.missingFamily("Lost")])
    }

    @Test("Only as much text is broken as is shown")
    func breaksLittle() throws {
        var face = FakeFace(name: "Plain")
        face.isAlwaysUnsafe = true
        let fonts = FakeFonts([face])
        fonts.keepsItems = false
        let text = String(repeating: "word ", count: 5000)
        let layout = try shown(text, lines: 3, width: 100, fonts: fonts)
        #expect(layout.lines.count == 3)
        #expect(fonts.shapedBytes < text.utf8.count + 2000)
    }
}
