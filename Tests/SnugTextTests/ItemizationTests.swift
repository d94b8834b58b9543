import SnugGeometry
import SnugText
import Testing

/// Which face and script each piece of text is shaped with.
@Suite struct ItemizationTests {
    private let latin = "abcdefghijklmnopqrstuvwxyz .,()“”0123456789"
    private let east = "漢字仮名一二三「」、。（）あいアイ .,()“”"

    private func fonts(fallbacks: [Int] = []) -> FakeFonts {
        var emoji = FakeFace.having("😀👍👩💻❤🇩🇪1\u{20E3}☺ ", name: "Emoji")
        emoji.isColor = true
        return FakeFonts(
            [
                .having(latin, name: "Plain"), .having(east, name: "East"), emoji,
                .having("☺❤👍1", name: "Symbols"),
            ], fallbacks: fallbacks)
    }

    private func pieces(_ text: String, _ families: [String] = ["Plain", "East"], fallbacks: [Int] = []) throws
        -> [String]
    {
        let fonts = fonts(fallbacks: fallbacks)
        let base = TextAttributes(font: FontDescription(list: families.map { .family($0) }), size: 10)
        _ = try layOut(
            StyledText(string: text, base: base), style: ParagraphStyle(), fonts: fonts, unicode: FakeUnicode())
        return fonts.pieces(of: text)
    }

    @Test("Each cluster is drawn with the first font of the list that has it")
    func listOrder() throws {
        #expect(try pieces("abc漢字def") == ["Plain: abc", "East: 漢字", "Plain: def"])
        #expect(try pieces("abc漢字def", ["East", "Plain"]) == ["Plain: abc", "East: 漢字", "Plain: def"])
        #expect(try pieces("1漢") == ["Plain: 1", "East: 漢"])
    }

    @Test("Spaces and shared punctuation stay with the font before them")
    func neutralsStay() throws {
        #expect(try pieces("漢 字, 一.ab c") == ["East: 漢 字, 一.", "Plain: ab c"])
        #expect(try pieces("漢12字") == ["East: 漢", "Plain: 12", "East: 字"])
    }

    @Test("A closing bracket or quotation mark takes the font of its opener")
    func pairsStayTogether() throws {
        #expect(try pieces("“漢字” a") == ["Plain: “", "East: 漢字", "Plain: ” ", "Plain: a"])
        #expect(try pieces("漢(ab)字") == ["East: 漢(", "Plain: ab", "East: )字"])
    }

    @Test("A mark stays with its base: the first font that has both draws them")
    func marksFollow() throws {
        let plain = FakeFace.having("ae", name: "Plain")
        let marks = FakeFace.having("ae\u{301}", name: "Marks")
        let fonts = FakeFonts([plain, marks])
        let text = "ae\u{301}a"
        _ = try lay(text, attributes("Plain", "Marks"), fonts: fonts)
        #expect(fonts.pieces(of: text) == ["Plain: a", "Marks: e\u{301}", "Plain: a"])
    }

    @Test("What no listed font has comes from a fallback font, asked for once")
    func fallsBack() throws {
        let fonts = fonts(fallbacks: [1])
        let text = "a漢字 漢b"
        let layout = try lay(text, fonts: fonts)
        #expect(fonts.pieces(of: text) == ["Plain: a", "East: 漢字 漢", "Plain: b"])
        #expect(fonts.fallbackQuestions.map(\.cluster) == [["漢"], ["字"]])
        #expect(layout.warnings.isEmpty)
    }

    @Test("What no font has is glyph 0 of the primary font and named once")
    func missing() throws {
        let fonts = fonts()
        let layout = try lay("a漢b漢字\u{301}", fonts: fonts)
        #expect(layout.lines[0].glyphs.map(\.id) == [97, 0, 98, 0, 0, 0])
        #expect(layout.warnings == [.missingGlyph("漢"), .missingGlyph("字"), .missingGlyph("\u{301}")])
    }

    @Test("A cluster that no font has as a whole is drawn with one that has its base")
    func partlyMissing() throws {
        let fonts = fonts()
        let layout = try lay("漢\u{301}", attributes("Plain", "East"), fonts: fonts)
        #expect(layout.lines[0].runs.map(\.font.index) == [1])
        #expect(layout.warnings == [.missingGlyph("\u{301}")])
    }

    @Test("Invisible characters need no font and cause no warning")
    func invisibleCharacters() throws {
        let fonts = fonts(fallbacks: [1])
        let text = "a\u{200B}b\u{2060}\u{AD}c\u{FE0F}\u{7}\td"
        let layout = try lay(text, fonts: fonts)
        #expect(fonts.fallbackQuestions.isEmpty)
        #expect(layout.warnings == [.controlCharacter("\u{7}")])
        #expect(layout.lines[0].runs.map(\.font.index) == [0])
    }

    @Test("Emoji come from a colour font of the list, else from a colour fallback, else from any font")
    func emoji() throws {
        #expect(try pieces("a😀b", ["Plain", "Emoji"]) == ["Plain: a", "Emoji: 😀", "Plain: b"])
        #expect(try pieces("a😀b", ["Plain"], fallbacks: [2]) == ["Plain: a", "Emoji: 😀", "Plain: b"])
        #expect(try pieces("❤\u{FE0F}", ["Symbols"], fallbacks: [2]) == ["Emoji: ❤\u{FE0F}"])
        #expect(try pieces("❤\u{FE0F}", ["Symbols"]) == ["Symbols: ❤\u{FE0F}"])
    }

    @Test(
        "Sequences are emoji: variation selectors, skin tones, joiners, flags and keycaps",
        arguments: ["❤\u{FE0F}", "👩\u{200D}💻", "🇩🇪", "1\u{FE0F}\u{20E3}", "❤\u{200D}💻"])
    func emojiSequences(sequence: String) throws {
        #expect(try pieces(sequence, ["Plain", "Symbols", "Emoji"]) == ["Emoji: \(sequence)"])
    }

    @Test("A skin tone belongs to its emoji and is looked for with it")
    func skinTones() throws {
        let fonts = fonts(fallbacks: [2])
        _ = try lay("👍\u{1F3FD}", fonts: fonts)
        #expect(fonts.fallbackQuestions.first?.cluster == ["👍", "\u{1F3FD}"])
        #expect(fonts.fallbackQuestions.first?.prefersEmoji == true)
    }

    @Test("Text presentation and digits keep away from colour fonts where another has them")
    func textPresentation() throws {
        #expect(try pieces("☺", ["Emoji", "Symbols"]) == ["Symbols: ☺"])
        #expect(try pieces("☺\u{FE0E}", ["Emoji", "Symbols"]) == ["Symbols: ☺\u{FE0E}"])
        #expect(try pieces("👍\u{FE0E}", ["Emoji", "Symbols"]) == ["Symbols: 👍\u{FE0E}"])
        #expect(try pieces("1", ["Emoji", "Plain"]) == ["Plain: 1"])
        #expect(try pieces("☺", ["Plain", "Emoji"], fallbacks: [3]) == ["Symbols: ☺"])
        #expect(try pieces("☺", ["Plain", "Emoji"]) == ["Emoji: ☺"])
    }

    @Test("A space after an emoji is no emoji")
    func spaceAfterEmoji() throws {
        #expect(try pieces("😀 a", ["Plain", "Emoji"]) == ["Emoji: 😀", "Plain:  a"])
    }

    private func scripts(_ text: String) throws -> [String] {
        let fonts = FakeFonts()
        _ = try lay(text, fonts: fonts)
        let bytes = Array(text.utf8)
        return fonts.shaped.map { item in
            let tag = (0..<4).map { UInt8(truncatingIfNeeded: item.script.tag >> (24 - 8 * UInt32($0))) }
            return String(decoding: tag, as: UTF8.self) + ": " + String(decoding: bytes[item.range], as: UTF8.self)
        }
    }

    @Test("Shared characters take the script before them, at the start the one after")
    func sharedCharacters() throws {
        #expect(try scripts("1, ab! 漢") == ["Latn: 1, ab! ", "Hani: 漢"])
        #expect(try scripts("12 3") == ["Zyyy: 12 3"])
        #expect(try scripts("e\u{301}漢") == ["Latn: e\u{301}", "Hani: 漢"])
    }

    @Test("A closer takes the script of its opener")
    func closersTakeScript() throws {
        #expect(try scripts("漢(ab)") == ["Hani: 漢(", "Latn: ab", "Hani: )"])
        #expect(try scripts("(漢 ab) c") == ["Hani: (漢 ", "Latn: ab", "Hani: ) ", "Latn: c"])
    }

    @Test("Punctuation of certain scripts goes with the neighbour that uses it")
    func scriptExtensions() throws {
        #expect(try scripts("ab「漢」") == ["Latn: ab", "Hani: 「漢」"])
        #expect(try scripts("漢、ab") == ["Hani: 漢、", "Latn: ab"])
        #expect(try scripts("a、b") == ["Latn: a、b"])
    }

    @Test("Japanese is shaped as one piece")
    func japanese() throws {
        #expect(try scripts("漢字かなカナ漢") == ["Hira: 漢字かなカナ漢"])
        #expect(try scripts("漢字ab") == ["Hani: 漢字", "Latn: ab"])
    }

    @Test("Spans with the same attributes do not part the text, others do")
    func spans() throws {
        let text = "abcdef"
        let same = FakeFonts()
        let layout = try lay(text, spans: [span("cd", of: text, attributes())], fonts: same)
        #expect(same.pieces(of: text) == ["Plain: abcdef"])
        #expect(layout.lines[0].runs.map(\.span) == [nil, 0, nil])
        #expect(layout.lines[0].runs.map(\.range) == [0..<2, 2..<4, 4..<6])
        let other = FakeFonts()
        _ = try lay(text, spans: [span("cd", of: text, attributes(size: 12))], fonts: other)
        #expect(other.pieces(of: text) == ["Plain: ab", "Plain: cd", "Plain: ef"])
    }

    @Test("A ligature across two spans stays whole and belongs to the first")
    func ligatureAcrossSpans() throws {
        var face = FakeFace(name: "Plain")
        face.ligatures = [FakeFace.Pair("f", "i"): 700]
        let text = "xfiy"
        let spans = [span("xf", of: text, attributes()), span("iy", of: text, attributes())]
        let layout = try lay(text, spans: spans, fonts: FakeFonts([face]))
        #expect(layout.lines[0].runs.map(\.range) == [0..<3, 3..<4])
        #expect(layout.size.width == 17)
        #expect(try lay(text, fonts: FakeFonts([face])).size.width == 17)
    }

    @Test("A span that starts inside a grapheme cluster waits for its end")
    func spanInsideCluster() throws {
        let text = "ae\u{301}b"
        let marked = StyledText.Span(range: 2..<5, attributes: attributes(size: 20))
        let layout = try lay(text, spans: [marked])
        #expect(layout.lines[0].runs.map(\.size) == [10, 20])
        #expect(layout.lines[0].runs.map(\.range) == [0..<4, 4..<5])
    }

    @Test("Families that do not exist are named in the text's order, and none at all is an error")
    func missingFamilies() throws {
        let text = "ab"
        let layout = try lay(
            text, attributes("Lost", "Plain"),
            spans: [span("b", of: text, attributes("Gone", "Lost", "Plain", size: 9))])
        #expect(layout.warnings == [.missingFamily("Lost"), .missingFamily("Gone")])
        #expect(throws: FontError.noFamily(names: ["Lost"], closest: nil)) { try lay("a", attributes("Lost")) }
    }

    @Test("Warnings stand in the text's order, whatever found them")
    func warningOrder() throws {
        let text = "aaa 漢\u{7} bbbbbb 字"
        let layout = try lay(text, width: 20, fonts: fonts())
        #expect(
            layout.warnings == [
                .missingGlyph("漢"), .controlCharacter("\u{7}"), .lineTooWide(line: 2, width: 30, room: 20),
                .missingGlyph("字"),
            ])
    }

    @Test("Letters join over a change of font, also where the line is cut there")
    func joinsOverFonts() throws {
        let text = "سلسس"
        let one = try lay(text).lines[0].glyphs.map(\.id)
        let fonts = FakeFonts([.having("س", name: "Plain"), .having("ل", name: "Other")], fallbacks: [1])
        let two = try lay(text, fonts: fonts)
        #expect(two.lines[0].runs.map(\.font.index) == [0, 1, 0])
        #expect(two.lines[0].glyphs.map(\.id) == one)
        let cut = try lay(text, width: 10, fonts: fonts) { $0.overflow = .anywhere }
        #expect(cut.lines.map { $0.glyphs.map(\.id) } == [Array(one[2...]), Array(one[..<2])])
    }
}
