import SnugGeometry
import SnugText
import Testing

/// Line limits; letters and the ellipsis are 5 wide.
@Suite struct EllipsisTests {
    private func shown(
        _ text: String, lines: Int, width: Double? = nil, _ base: TextAttributes = attributes(),
        fonts: FakeFonts = FakeFonts(), style change: (inout ParagraphStyle) -> Void = { _ in }
    ) throws -> TextLayout {
        try lay(text, width: width, base, fonts: fonts) {
            $0.maxLines = lines
            change(&$0)
        }
    }

    @Test("What does not fit the lines is left out behind an ellipsis inside the room")
    func cutsLastLine() throws {
        let text = "aaa bbb ccc ddd eee"
        let layout = try shown(text, lines: 2, width: 37)
        #expect(layout.lines.map(\.drawn) == ["aaa bbb", "ccc dd\u{2026}"])
        #expect(layout.widths == [35, 35])
        #expect(layout.lines.map(\.isTruncated) == [false, true])
        #expect(layout.visible(of: text) == ["aaa bbb", "ccc dd"])
        #expect(layout.texts(of: text) == ["aaa bbb ", "ccc ddd eee"])
        #expect(layout.lines.map(\.endsParagraph) == [false, false])
        #expect(layout.warnings.isEmpty)
        #expect(layout.size.height == 24)
    }

    @Test("A text of just as many lines stays whole")
    func keepsWhatFits() throws {
        for wrap in WrapStyle.allCases where wrap != .none {
            let layout = try shown("aaa bbb ccc", lines: 2, width: 37) { $0.wrap = wrap }
            #expect(layout.lines.count == 2)
            #expect(!layout.lines.contains { $0.isTruncated })
            #expect(layout == (try lay("aaa bbb ccc", width: 37) { $0.wrap = wrap }))
        }
    }

    @Test("White space before the ellipsis goes, and an exact fit counts")
    func dropsSpaces() throws {
        let text = "aaa   bbb ccc"
        #expect(try shown(text, lines: 1, width: 19.9).lines[0].drawn == "aa\u{2026}")
        for width in [20.0, 30, 35, 39.9] {
            let line = try shown(text, lines: 1, width: width).lines[0]
            #expect(line.drawn == "aaa\u{2026}")
            #expect(line.visibleRange == 0..<3)
        }
        #expect(try shown(text, lines: 1, width: 40).lines[0].drawn == "aaa   b\u{2026}")
    }

    @Test("A word too wide for the last line is cut, in a narrow box down to the ellipsis")
    func cutsWords() throws {
        let text = "extraordinary"
        for overflow in WordOverflow.allCases {
            let change = { (style: inout ParagraphStyle) in style.overflow = overflow }
            let layout = try shown(text, lines: 1, width: 40, style: change)
            #expect(layout.lines.map(\.drawn) == ["extraor\u{2026}"])
            #expect(layout.warnings.isEmpty)
            #expect(try shown(text, lines: 1, width: 10, style: change).lines[0].drawn == "e\u{2026}")
            let bare = try shown(text, lines: 1, width: 9, style: change)
            #expect(bare.lines[0].drawn == "\u{2026}")
            #expect(bare.warnings.isEmpty)
            #expect(bare.lines[0].visibleRange == 0..<0)
            let none = try shown(text, lines: 1, width: 4, style: change)
            #expect(none.lines[0].drawn == "\u{2026}")
            #expect(none.warnings == [.lineTooWide(line: 0, width: 5, room: 4)])
        }
    }

    @Test("A too wide word is shortened where it ends a limited text, and stands out before that")
    func wideWords() throws {
        let last = try shown("aa extraordinary", lines: 3, width: 40)
        #expect(last.lines.map(\.drawn) == ["aa", "extraor\u{2026}"])
        #expect(last.warnings.isEmpty)
        let first = try shown("extraordinary aa", lines: 3, width: 40)
        #expect(first.lines.map(\.drawn) == ["extraordinary", "aa"])
        #expect(first.warnings == [.lineTooWide(line: 0, width: 65, room: 40)])
    }

    @Test("Lines that do not wrap are shortened at their limit too")
    func withoutWrapping() throws {
        let text = "aaa bbb ccc\nddd"
        let one = try shown(text, lines: 1, width: 25) { $0.wrap = .none }
        #expect(one.lines.map(\.drawn) == ["aaa\u{2026}"])
        let two = try shown(text, lines: 2, width: 25) { $0.wrap = .none }
        #expect(two.lines.map(\.drawn) == ["aaa bbb ccc", "ddd"])
        #expect(two.warnings == [.lineTooWide(line: 0, width: 55, room: 25)])
    }

    @Test("Without a width the last kept line gets the ellipsis after its text")
    func withoutWidth() throws {
        let text = "aaa  \nbbb\nccc"
        let layout = try shown(text, lines: 1)
        #expect(layout.lines.map(\.drawn) == ["aaa\u{2026}"])
        #expect(layout.lines[0].visibleRange == 0..<3)
        #expect(layout.lines[0].range == 0..<13)
        #expect(layout.lines[0].endsParagraph)
        #expect(layout.size.width == 20)
        #expect(try shown(text, lines: 3).lines.count == 3)
        #expect(try shown(text, lines: 9).lines.count == 3)
    }

    @Test("A whole line before further paragraphs keeps its text if the ellipsis fits behind it")
    func beforeFurtherParagraphs() throws {
        #expect(try shown("aaa\nbbb", lines: 1, width: 20).lines[0].drawn == "aaa\u{2026}")
        #expect(try shown("aaa\nbbb", lines: 1, width: 19).lines[0].drawn == "aa\u{2026}")
        #expect(try shown("\nbbb", lines: 1, width: 19).lines[0].drawn == "\u{2026}")
        #expect(try shown("aa\n\nbbb", lines: 2, width: 19).lines.map(\.drawn) == ["aa", "\u{2026}"])
    }

    @Test("Nothing but white space left out leaves no ellipsis")
    func leavesOutSpace() throws {
        let text = "aaa\n\n  \n"
        let layout = try shown(text, lines: 1, width: 15)
        #expect(layout.lines.map(\.drawn) == ["aaa"])
        #expect(!layout.lines[0].isTruncated)
        #expect(layout.texts(of: text) == [text])
    }

    @Test("A limit below one is one")
    func lowLimits() throws {
        for limit in [0, -7] { #expect(try shown("a\nb", lines: limit).lines.map(\.drawn) == ["a\u{2026}"]) }
    }

    @Test("Grapheme clusters are never cut")
    func keepsClusters() throws {
        let text = "e\u{301}e\u{301}\u{302}👩\u{200D}💻x"
        for width in stride(from: 5.0, through: 40, by: 1) {
            let line = try shown(text, lines: 1, width: width).lines[0]
            let part = String(decoding: Array(text.utf8)[line.visibleRange], as: UTF8.self)
            #expect(text.hasPrefix(part))
            #expect(line.box.width <= width)
        }
        // A flag stays whole although its halves would fit.
        #expect(try shown("a🇩🇪b", lines: 1, width: 16).lines[0].drawn == "a\u{2026}")
    }

    @Test("A ligature that is cut falls apart, and kerning goes with the letter that it was for")
    func shapesAnew() throws {
        var face = FakeFace(name: "Plain")
        face.ligatures = [FakeFace.Pair("f", "i"): 700]
        face.kerning = [FakeFace.Pair("A", "V"): -200]
        #expect(try shown("xfixx", lines: 1, width: 15, fonts: FakeFonts([face])).lines[0].drawn == "xf\u{2026}")
        let kerned = try shown("AVAVA", lines: 1, width: 12.9, fonts: FakeFonts([face]))
        #expect(kerned.lines[0].drawn == "A\u{2026}")
        #expect(kerned.widths == [10])
        #expect(try shown("AVAVA", lines: 1, width: 13, fonts: FakeFonts([face])).widths == [13])
    }

    @Test("A cut may be better than it looks before it is shaped anew")
    func looksFurther() throws {
        var face = FakeFace(name: "Plain")
        face.kerning = [FakeFace.Pair("A", "V"): 400]
        let layout = try shown("aAVaa", lines: 1, width: 15, fonts: FakeFonts([face]))
        #expect(layout.lines[0].drawn == "aA\u{2026}")
    }

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
