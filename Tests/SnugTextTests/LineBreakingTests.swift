import SnugGeometry
import SnugText
import Testing

@Suite struct LineBreakingTests {
    @Test("Lines are filled greedily and a piece exactly as wide as the room fits")
    func fillsGreedily() throws {
        let text = "aaa bbb ccc"
        #expect(try lay(text, width: 35).visible(of: text) == ["aaa bbb", "ccc"])
        #expect(try lay(text, width: 34.99).visible(of: text) == ["aaa", "bbb", "ccc"])
        #expect(try lay(text, width: 55).visible(of: text) == ["aaa bbb ccc"])
    }

    @Test("Without a width nothing wraps")
    func neverWrapsWithoutWidth() throws {
        let text = String(repeating: "word ", count: 5000) + "end"
        let unicode = FakeUnicode()
        let layout = try lay(text, unicode: unicode)
        #expect(layout.lines.count == 1)
        #expect(layout.size.width == 5 * Double(text.utf8.count))
        #expect(unicode.lineBreakQuestions.isEmpty)
    }

    @Test("Trailing white space hangs: it takes no room and has no glyphs")
    func trailingSpaceHangs() throws {
        let text = "aaa     bbb   "
        let layout = try lay(text, width: 15)
        #expect(layout.texts(of: text) == ["aaa     ", "bbb   "])
        #expect(layout.visible(of: text) == ["aaa", "bbb"])
        #expect(layout.widths == [15, 15])
        #expect(layout.lines.map(\.drawn) == ["aaa", "bbb"])
        #expect(layout.warnings.isEmpty)
    }

    @Test("White space at a paragraph's start is kept")
    func leadingSpaceStays() throws {
        let layout = try lay("  a")
        #expect(layout.lines[0].drawn == "  a")
        #expect(layout.size.width == 15)
    }

    @Test("A width that came back from a sum still fits", arguments: [1.0 / 3, 0.1, 7.77, 1e4])
    func survivesPadding(padding: Double) throws {
        var fonts: [FakeFace] = [FakeFace(name: "Plain")]
        fonts[0].metrics.unitsPerEm = 2816
        fonts[0].advance = 1237
        for size in stride(from: 9.0, through: 60, by: 0.7) {
            let base = attributes(size: size)
            let text = "some words here"
            let measured = try lay(text, base, fonts: FakeFonts(fonts)).size.width
            let room = measured + padding - padding
            let layout = try lay(text, width: room, base, fonts: FakeFonts(fonts))
            #expect(layout.lines.count == 1, "size \(size)")
            #expect(try lay(text, width: measured - 1.0 / 512, base, fonts: FakeFonts(fonts)).lines.count == 2)
        }
    }

    @Test("A word wider than the room stays whole and is warned of")
    func keepsWords() throws {
        let text = "ab extraordinary cd"
        let layout = try lay(text, width: 40)
        #expect(layout.visible(of: text) == ["ab", "extraordinary", "cd"])
        #expect(layout.warnings == [.lineTooWide(line: 1, width: 65, room: 40)])
    }

    @Test("Where words may be cut, a long one starts a line of its own first and no line is too wide")
    func cutsWords() throws {
        let text = "ab extraordinary cd"
        let layout = try lay(text, width: 40) { $0.overflow = .anywhere }
        #expect(layout.visible(of: text) == ["ab", "extraord", "inary cd"])
        #expect(layout.warnings.isEmpty)
    }

    @Test("A word that fits on a line is not cut")
    func cutsOnlyLongWords() throws {
        let text = "abcdef ghijkl"
        #expect(
            try lay(text, width: 40, style: { $0.overflow = .anywhere }).visible(of: text) == ["abcdef", "ghijkl"])
    }

    @Test("A cut line has at least one grapheme cluster, and never cuts one")
    func cutsBetweenClusters() throws {
        let text = "e\u{301}e\u{301}\u{302}e"
        let layout = try lay(text, width: 2) { $0.overflow = .anywhere }
        #expect(layout.visible(of: text) == ["e\u{301}", "e\u{301}\u{302}", "e"])
        #expect(layout.warnings.count == 3)
    }

    @Test("A cut word takes its hanging spaces along")
    func cutsNotBeforeSpaces() throws {
        let text = "abcd   efgh"
        let layout = try lay(text, width: 10) { $0.overflow = .anywhere }
        #expect(layout.texts(of: text) == ["ab", "cd   ", "ef", "gh"])
        #expect(layout.widths == [10, 10, 10, 10])
        #expect(try lay("a b", width: 2) { $0.overflow = .anywhere }.texts(of: "a b") == ["a ", "b"])
    }

    @Test("A soft hyphen is seen only where the line breaks at it, and its hyphen counts")
    func softHyphen() throws {
        let text = "super\u{AD}long"
        let whole = try lay(text, width: 45)
        #expect(whole.lines.map(\.drawn) == ["superlong"])
        let broken = try lay(text, width: 30)
        #expect(broken.lines.map(\.drawn) == ["super\u{2010}", "long"])
        #expect(broken.widths == [30, 20])
        #expect(broken.visible(of: text) == ["super\u{AD}", "long"])
        #expect(broken.lines[0].glyphs.last?.cluster == 5)
        #expect(broken.warnings.isEmpty)
        let tooNarrow = try lay("a super\u{AD}long", width: 29)
        #expect(tooNarrow.lines.map(\.drawn) == ["a", "super\u{2010}", "long"])
        #expect(tooNarrow.warnings == [.lineTooWide(line: 1, width: 30, room: 29)])
    }

    @Test("A soft hyphen at a paragraph's end stays invisible")
    func softHyphenAtEnd() throws {
        #expect(try lay("ab\u{AD}", width: 10).lines.map(\.drawn) == ["ab"])
        #expect(try lay("ab\u{AD}\ncd", width: 10).lines.map(\.drawn) == ["ab", "cd"])
    }

    @Test("The hyphen is a hyphen-minus where the face has no other, and a warning where it has none")
    func hyphenCharacter() throws {
        let minus = FakeFonts([.having("superlong-", name: "Plain")])
        #expect(try lay("super\u{AD}long", width: 30, fonts: minus).lines[0].drawn == "super-")
        let other = FakeFonts([.having("superlong", name: "Plain"), .having("\u{2010}", name: "Other")])
        let borrowed = try lay("super\u{AD}long", width: 30, attributes("Plain", "Other"), fonts: other)
        #expect(borrowed.lines[0].runs.map(\.font.index) == [0, 1])
        #expect(borrowed.widths == [30, 20])
        let none = FakeFonts([.having("superlong", name: "Plain")])
        let missing = try lay("super\u{AD}long", width: 30, fonts: none)
        #expect(missing.lines[0].glyphs.last?.id == 0)
        #expect(missing.warnings == [.missingGlyph("-")])
    }

    @Test("A zero-width space breaks and draws nothing")
    func zeroWidthSpace() throws {
        let text = "aaa\u{200B}bbb"
        let layout = try lay(text, width: 20)
        #expect(layout.lines.map(\.drawn) == ["aaa", "bbb"])
        #expect(try lay(text).size.width == 30)
        #expect(layout.texts(of: text).joined() == text)
    }

    @Test("A span in another language breaks by that language's rules, inside only")
    func languageOfSpans() throws {
        let text = "abcd xxxx abcd"
        let foreign = span("xxxx", of: text, attributes(language: "xx"))
        let unicode = FakeUnicode()
        let layout = try lay(text, width: 10, spans: [foreign], unicode: unicode) { $0.strictness = .loose }
        #expect(layout.visible(of: text) == ["abcd", "xx", "xx", "abcd"])
        #expect(unicode.lineBreakQuestions.map(\.language) == ["", "xx"])
        #expect(unicode.lineBreakQuestions.map(\.strictness) == [.loose, .loose])
    }

    @Test("A span in another language keeps together what only the text's language parts")
    func languageOfSpansJoins() throws {
        let text = "abcd xxxx abcd"
        let foreign = span("xxxx", of: text, attributes(language: "yy"))
        let layout = try lay(text, width: 10, attributes(language: "xx"), spans: [foreign])
        #expect(layout.visible(of: text) == ["ab", "cd", "xxxx", "ab", "cd"])
    }

    @Test("A prepared text is shaped once for all widths and gives what a fresh layout gives")
    func preparedText() throws {
        let text = StyledText(string: "some words and some more\nand more", base: attributes())
        let fonts = FakeFonts()
        let unicode = FakeUnicode()
        var prepared = try PreparedText(text, fonts: fonts, unicode: unicode)
        for width in [40.0, 200, 25, 70] {
            let style = ParagraphStyle(width: width, overflow: .anywhere)
            let layout = prepared.layOut(style)
            let fresh = try layOut(text, style: style, fonts: FakeFonts(), unicode: FakeUnicode())
            #expect(layout == fresh)
        }
        #expect(fonts.shapeCalls == 2)
        #expect(unicode.lineBreakQuestions.count == 1)
        let strict = prepared.layOut(ParagraphStyle(width: 40, strictness: .strict))
        #expect(strict.lines.count > 2)
        #expect(unicode.lineBreakQuestions.map(\.strictness) == [.normal, .strict])
        #expect(fonts.shapeCalls == 2)
        let reversed = prepared.layOut(ParagraphStyle(direction: .rtl))
        #expect(reversed.lines.map(\.isRightToLeft) == [true, true])
        #expect(
            prepared.layOut(ParagraphStyle(width: 40, direction: .rtl, strictness: .strict)).lines.count
                == strict.lines.count)
        #expect(prepared.layOut(ParagraphStyle()).lines.map(\.isRightToLeft) == [false, false])
    }
}
