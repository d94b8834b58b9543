import SnugGeometry
import SnugText
import Testing

/// Line limits; letters and the ellipsis are 5 wide.
@Suite struct EllipsisTests {
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
}
