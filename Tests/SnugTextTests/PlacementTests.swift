import SnugGeometry
import SnugText
import Testing

@Suite struct PlacementTests {
    private let text = "aaa bb cccc"

    private func lefts(_ alignment: TextAlignment, fillsWidth: Bool = false, _ text: String) throws -> [Double] {
        try lay(text, width: 23) {
            $0.alignment = alignment
            $0.fillsWidth = fillsWidth
        }.lines.map(\.box.x0)
    }

    @Test("Lines stand in the widest line's width")
    func alignment() throws {
        #expect(try lefts(.start, text) == [0, 0, 0])
        #expect(try lefts(.left, text) == [0, 0, 0])
        #expect(try lefts(.center, text) == [2.5, 5, 0])
        #expect(try lefts(.end, text) == [5, 10, 0])
        #expect(try lefts(.right, text) == [5, 10, 0])
    }

    @Test("Lines stand in the whole width where they are to fill it")
    func alignmentInFullWidth() throws {
        #expect(try lefts(.center, fillsWidth: true, text) == [4, 6.5, 1.5])
        #expect(try lefts(.end, fillsWidth: true, text) == [8, 13, 3])
        #expect(try lay(text, width: 23) { $0.fillsWidth = true }.size.width == 23)
        #expect(try lay(text, width: 23).size.width == 20)
    }

    @Test("Start and end follow each paragraph's direction")
    func alignmentByDirection() throws {
        let mixed = "aa\nאאאא\nאא"
        #expect(try lefts(.start, mixed) == [0, 0, 10])
        #expect(try lefts(.end, mixed) == [10, 0, 0])
        #expect(try lefts(.left, mixed) == [0, 0, 0])
        #expect(try lefts(.justify, mixed) == [0, 0, 10])
        #expect(try lay(mixed).lines.map(\.isRightToLeft) == [false, true, true])
    }

    @Test("A line wider than the full width starts where lines start")
    func overflowing() throws {
        for alignment in TextAlignment.allCases where alignment != .left && alignment != .right {
            let layout = try lay("aaaaaaaa", width: 20) {
                $0.alignment = alignment
                $0.fillsWidth = true
            }
            #expect(layout.lines[0].box.x0 == 0)
            let reversed = try lay("אאאאאאאא", width: 20) {
                $0.alignment = alignment
                $0.fillsWidth = true
            }
            #expect(reversed.lines[0].box.x1 == 20)
        }
    }

    @Test("Glyphs start at their line's side")
    func glyphsFollowAlignment() throws {
        let layout = try lay("aaaa\nbb") { $0.alignment = .center }
        #expect(layout.lines[1].positions == [5, 10])
        #expect(layout.lines[1].glyphs.map(\.position.y) == [layout.lines[1].baseline, layout.lines[1].baseline])
    }

    @Test("Justified lines widen their spaces, a paragraph's last line does not")
    func justifies() throws {
        let layout = try lay("a b c ddd", width: 33) {
            $0.alignment = .justify
            $0.fillsWidth = true
        }
        #expect(layout.widths == [33, 15])
        #expect(layout.lines[0].positions == [0, 5, 14, 19, 28])
        #expect(layout.lines[0].glyphs.map(\.advance).reduce(0, +) == 33)
        let forced = try lay("a b\nc dddd") { $0.alignment = .justify }
        #expect(forced.widths == [15, 30])
    }

    @Test("Justified lines of ideographs widen the room between them")
    func justifiesIdeographs() throws {
        let layout = try lay("一二三四五", width: 18) {
            $0.alignment = .justify
            $0.fillsWidth = true
        }
        #expect(layout.lines[0].positions == [0, 6.5, 13])
        #expect(layout.widths == [18, 10])
    }

    @Test("A justified line without a place to widen stays as it is, and after a tab only what follows is widened")
    func justifiesLittle() throws {
        let layout = try lay("aaa bbbbbb", width: 32) {
            $0.alignment = .justify
            $0.fillsWidth = true
        }
        #expect(layout.widths == [15, 30])
        let tabbed = try lay("a b\tc d eeee", width: 60) {
            $0.alignment = .justify
            $0.fillsWidth = true
        }
        #expect(tabbed.lines[0].positions == [0, 5, 10, 15, 40, 45, 55])
        #expect(tabbed.widths == [60, 20])
    }

    @Test("Right-to-left lines read from the right, and their trailing spaces hang at the left")
    func rightToLeft() throws {
        let layout = try lay("אבג דה  ", width: 15)
        #expect(layout.lines.map(\.drawn) == ["גבא", "הד"])
        #expect(layout.lines.map(\.box.x0) == [0, 5])
        #expect(layout.lines[1].positions == [5, 10])
        #expect(layout.lines[0].runs[0].level == 1)
    }

    @Test("Runs of both directions are reordered line by line")
    func reorders() throws {
        #expect(try lay("abc אבג def").lines[0].drawn == "abc גבא def")
        #expect(try lay("אבג abc דהו").lines[0].drawn == "והד abc גבא")
        #expect(try lay("abc אב 12 גד def").lines[0].drawn == "abc דג 12 בא def")
        #expect(try lay("abc אבג דהו", width: 35).lines.map(\.drawn) == ["abc גבא", "והד"])
        let levels = try lay("אב 12").lines[0].runs.map(\.level)
        #expect(levels == [2, 1])
    }

    @Test("Runs name their bytes, clusters and spans in visual order")
    func runs() throws {
        let text = "ab אב"
        let layout = try lay(text, spans: [span("b א", of: text, attributes(size: 20))])
        let line = layout.lines[0]
        #expect(line.runs.map(\.range) == [0..<1, 1..<3, 5..<7, 3..<5])
        #expect(line.runs.map(\.span) == [nil, 0, nil, 0])
        #expect(line.runs.map(\.size) == [10, 20, 10, 20])
        #expect(line.glyphs.map(\.cluster) == [0, 1, 2, 5, 3])
        #expect(line.positions == [0, 5, 15, 25, 30])
    }

    @Test("Right-to-left text is the mirror image of left-to-right text")
    func mirror() throws {
        let hebrew: [Character: Character] = ["a": "א", "b": "ב", "c": "ג", " ": " ", "\t": "\t", "\n": "\n"]
        for text in ["aab bc cabba  ab", "a\tbb\tc ab", "abc\n\nab ba  \nc"] {
            for alignment in [TextAlignment.start, .end, .center, .justify] {
                let other = String(text.compactMap { hebrew[$0] })
                let base = attributes(letterSpacing: 0.5, wordSpacing: 1)
                let change = { (style: inout ParagraphStyle) in
                    style.alignment = alignment
                    style.fillsWidth = true
                }
                let plain = try lay(text, width: 63, base, style: change)
                let mirrored = try lay(other, width: 63, base) {
                    change(&$0)
                    $0.direction = .rtl
                }
                #expect(plain.lines.count == mirrored.lines.count)
                for (a, b) in zip(plain.lines, mirrored.lines) {
                    #expect(abs(a.box.x0 + b.box.x1 - 63) < 1e-9)
                    #expect(a.glyphs.count == b.glyphs.count)
                    for (glyph, twin) in zip(a.glyphs, b.glyphs.reversed()) {
                        // Room around a glyph lies beyond its pen in both; a tab has no width of its own.
                        let own: Double = Array(text.utf8)[glyph.cluster] == 0x09 ? 0 : 5
                        #expect(abs(glyph.position.x + twin.position.x + own - 63) < 1e-9)
                        #expect(abs(glyph.advance - twin.advance) < 1e-9)
                    }
                }
            }
        }
    }

    @Test("A numeric line height holds for every line, and the primary font stands in its middle")
    func fixedHeights() throws {
        let fallback = FakeFace(name: "Tall", metrics: tall)
        let fonts = FakeFonts([.having("ab ", name: "Plain"), fallback], fallbacks: [1])
        let layout = try lay("a\n\nxb\n", fonts: fonts) { $0.lineHeight = .fixed(20) }
        #expect(layout.lines.map(\.box.y0) == [0, 20, 40, 60])
        #expect(layout.lines.map(\.box.y1) == [20, 40, 60, 80])
        // Ascent 9 and descent 3 in 20: 4 above, 4 below.
        #expect(layout.lines.map(\.baseline) == [13, 33, 53, 73])
        #expect(layout.size.height == 80)
        let multiple = try lay("a\nb", attributes(size: 20)) { $0.lineHeight = .multiple(1.5) }
        #expect(multiple.lines.map(\.box.height) == [30, 30])
        #expect(multiple.lines[0].baseline == 3 + 18)
    }

    private let tall = FontMetrics(
        unitsPerEm: 1000, ascent: 2, descent: 1, lineGap: 1, capHeight: 0.7, xHeight: 0.5, underlinePosition: 0.1,
        underlineThickness: 0.05, strikethroughPosition: 0.3, strikethroughThickness: 0.05)

    @Test("A normal line height grows by listed fonts and spans on the line, with the gap on both sides")
    func normalHeights() throws {
        let fonts = FakeFonts([.having("ab ", name: "Plain"), FakeFace(name: "Tall", metrics: tall)])
        let layout = try lay("a\nx\nb", attributes("Plain", "Tall"), fonts: fonts)
        #expect(layout.lines.map(\.box.height) == [12, 40, 12])
        #expect(layout.lines.map(\.baseline) == [9, 12 + 25, 52 + 9])
        let text = "a\nb b\nb"
        let spanned = try lay(text, spans: [span("b b", of: text, attributes("Tall"))], fonts: fonts)
        #expect(spanned.lines.map(\.box.height) == [12, 40, 12])
        let unused = FakeFonts([
            .having("ab ", name: "Plain"), FakeFace(name: "Tall", covers: { $0 == "x" }, metrics: tall),
        ])
        let named = try lay(text, spans: [span("b b", of: text, attributes("Tall", "Plain"))], fonts: unused)
        #expect(named.lines.map(\.box.height) == [12, 40, 12])
        let large = try lay(text, spans: [span("b b", of: text, attributes(size: 20))])
        #expect(large.lines.map(\.box.height) == [12, 24, 12])
        #expect(large.lines[1].baseline == 12 + 18)
    }

    @Test("A normal line height never grows by fallback or colour fonts")
    func normalHeightsAndFallback() throws {
        let fallback = FakeFonts(
            [.having("ab ", name: "Plain"), FakeFace(name: "Tall", metrics: tall)], fallbacks: [1])
        #expect(try lay("a\nx", fonts: fallback).lines.map(\.box.height) == [12, 12])
        var emoji = FakeFace.having("😀", name: "Emoji")
        emoji.isColor = true
        emoji.metrics = tall
        let listed = FakeFonts([.having("ab ", name: "Plain"), emoji])
        #expect(try lay("a\n😀", attributes("Plain", "Emoji"), fonts: listed).lines.map(\.box.height) == [12, 12])
    }

    @Test("A raised span raises its glyphs, and its line only where the height is normal")
    func baselineShift() throws {
        let text = "ab"
        let raised = span("b", of: text, attributes(baselineShift: 4))
        let normal = try lay(text, spans: [raised])
        #expect(normal.lines[0].glyphs.map(\.position.y) == [13, 9])
        #expect(normal.lines[0].box.height == 16)
        let fixed = try lay(text, spans: [raised]) { $0.lineHeight = .fixed(12) }
        #expect(fixed.lines[0].glyphs.map(\.position.y) == [9, 5])
        #expect(fixed.lines[0].box.height == 12)
    }

    @Test("Room between paragraphs moves lines down, also round an empty line, and not after the last")
    func paragraphSpacing() throws {
        let text = "aa bb\ncc\n\ndd"
        for height in [LineHeight.normal, .multiple(1.2), .fixed(12)] {
            let layout = try lay(text, width: 15) {
                $0.lineHeight = height
                $0.paragraphSpacing = 5
            }
            #expect(layout.lines.map(\.box.y0) == [0, 12, 29, 46, 63])
            #expect(layout.lines.map(\.box.height) == [12, 12, 12, 12, 12])
            #expect(layout.lines.map(\.baseline) == [9, 21, 38, 55, 72])
            #expect(layout.size.height == 75)
        }
        let cut = try lay(text) {
            $0.paragraphSpacing = 5
            $0.maxLines = 2
        }
        #expect(cut.size.height == 29)
    }

    @Test("A line's ink is the union of its glyphs' boxes, asked for once for each glyph")
    func ink() throws {
        let fonts = FakeFonts()
        let layout = try lay("aa aa\n ", attributes(size: 20), fonts: fonts) { $0.alignment = .right }
        #expect(layout.lines[0].ink == Rect(x0: 0, y0: 18 - 10, x1: 50, y1: 18))
        #expect(layout.lines[1].ink == nil)
        #expect(fonts.inkQuestions == 2)
    }
}
