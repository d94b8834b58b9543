import SnugGeometry
import SnugText
import Testing

/// Where marks and their room stand, with letters 5 wide.
@Suite struct MarkTests {
    @Test("Room stands outside a mark's letters, and the line is as wide as its advances and rooms")
    func room() throws {
        let text = "ab cd ef"
        let line = try lay(text, marks: [mark("cd", of: text, 3, 4)]).lines[0]
        #expect(line.positions == [0, 5, 10, 18, 23, 32, 37, 42])
        #expect(line.box.width == 47)
        #expect(
            line.marks == [
                MarkFragment(mark: 0, x0: 18, x1: 28, roomLeft: 3, roomRight: 4, range: 3..<5, level: 0)
            ])
        #expect(line.glyphs.map(\.advance) == Array(repeating: 5, count: 8))
    }

    @Test("In text from right to left the room before a mark lies at its right")
    func rightToLeft() throws {
        let text = "אב גד הו"
        let line = try lay(text, marks: [mark("גד", of: text, 3, 4)]).lines[0]
        #expect(line.box.width == 47)
        #expect(
            line.marks == [
                MarkFragment(mark: 0, x0: 19, x1: 29, roomLeft: 4, roomRight: 3, range: 5..<9, level: 1)
            ])
    }

    @Test("A wrapped mark has room at its true ends, and at each break only where it asks for it")
    func breaks() throws {
        let text = "ab cd ef"
        let slice = try lay(text, width: 14, marks: [mark(text, of: text, 1, 2)])
        #expect(slice.lines.map(\.markEdges) == [[[0, 1, 11, 11]], [[0, 0, 10, 10]], [[0, 0, 10, 12]]])
        #expect(slice.widths == [11, 10, 12])
        let clone = try lay(text, width: 17, marks: [mark(text, of: text, 1, 2, breaks: (3, 4))])
        #expect(clone.lines.map(\.markEdges) == [[[0, 1, 11, 15]], [[0, 3, 13, 17]], [[0, 3, 13, 15]]])
    }

    @Test("Room counts when lines are filled, and stays with its word", arguments: [29.0, 30, 31, 32, 33, 34])
    func fits(width: Double) throws {
        let text = "ab cdef"
        let marks = [mark("cdef", of: text, 3, 4)]
        // 35 and 7 of room are 42 in one line, 10 and 27 in two.
        #expect(try lay(text, width: width, marks: marks).widths == [10, 27])
        #expect(try lay(text, width: 42, marks: marks).widths == [42])
        #expect(try lay(text, width: 41.9, marks: marks).widths == [10, 27])
        let tight = try lay(text, width: 26, marks: marks)
        #expect(tight.warnings == [.lineTooWide(line: 1, width: 27, room: 26)])
    }

    @Test("Room at a break counts too: a line holds fewer words where the mark goes on after it")
    func breaksCount() throws {
        let text = "aa bb cc"
        let plain = try lay(text, width: 25, marks: [mark(text, of: text)])
        #expect(plain.visible(of: text) == ["aa bb", "cc"])
        let clone = try lay(text, width: 25, marks: [mark(text, of: text, breaks: (0, 1))])
        #expect(clone.visible(of: text) == ["aa", "bb cc"])
        // A mark that ends with the line's last word has no break there.
        let ending = try lay(text, width: 25, marks: [mark("aa bb", of: text, breaks: (0, 1))])
        #expect(ending.visible(of: text) == ["aa bb", "cc"])
    }

    @Test("White space at a wrap is not covered, wherever in it a mark starts or ends")
    func hangingSpace() throws {
        let text = "ab  cd"
        for part in ["ab", "ab ", "ab  "] {
            let layout = try lay(text, width: 20, marks: [mark(part, of: text, 1, 2)])
            #expect(layout.lines.map(\.markEdges) == [[[0, 1, 11, 13]], []])
        }
        for part in ["cd", " cd", "  cd"] {
            let layout = try lay(text, width: 20, marks: [mark(part, of: text, 1, 2)])
            #expect(layout.lines.map(\.markEdges) == [[], [[0, 1, 11, 13]]])
        }
        let space = try lay(text, width: 20, marks: [mark("  ", of: text, 1, 2)])
        #expect(space.lines.allSatisfy { $0.marks.isEmpty })
        #expect(space.widths == [10, 10])
    }

    @Test("White space inside a line is covered")
    func innerSpace() throws {
        let text = "ab cd"
        #expect(try lay(text, marks: [mark("ab ", of: text, 1, 2)]).lines[0].markEdges == [[0, 1, 16, 18]])
        #expect(try lay(text, marks: [mark(" ", of: text, 1, 2)]).lines[0].markEdges == [[10, 11, 16, 18]])
    }

    @Test("A mark that starts with a line end starts with the next letter, and one of line ends alone is nothing")
    func lineEnds() throws {
        let text = "ab\n\ncd"
        let layout = try lay(text, marks: [mark("\n\ncd", of: text, 1, 2)])
        #expect(layout.lines.map(\.markEdges) == [[], [], [[0, 1, 11, 13]]])
        #expect(try lay(text, marks: [mark("\n\n", of: text, 1, 2)]).widths == [10, 0, 10])
        let both = try lay(text, marks: [mark("b\n\nc", of: text, 1, 2, breaks: (3, 4))])
        #expect(both.lines.map(\.markEdges) == [[[5, 6, 11, 15]], [], [[0, 3, 8, 10]]])
    }

    @Test("White space that starts a paragraph is part of a mark that ends in it")
    func leadingSpace() throws {
        let text = "ab\n cd"
        let layout = try lay(text, marks: [mark("ab\n ", of: text, 1, 2, breaks: (3, 4))])
        #expect(layout.lines.map(\.markEdges) == [[[0, 1, 11, 15]], [[0, 3, 8, 10]]])
    }

    @Test("Rooms of nested marks add up, the outer mark's outside")
    func nested() throws {
        let text = "abcd"
        let marks = [mark("ab", of: text, 1, 2), mark("abcd", of: text, 10, 20), mark("bc", of: text, 4, 8)]
        let line = try lay(text, marks: marks).lines[0]
        // 10 1 a 4 b 2 c 8 d 20
        #expect(line.positions == [11, 20, 27, 40])
        #expect(line.box.width == 65)
        #expect(line.markEdges == [[10, 11, 25, 27], [0, 10, 45, 65], [16, 20, 32, 40]])
        let twins = [mark("b", of: text, 1, 2), mark("b", of: text, 4, 8)]
        #expect(try lay(text, marks: twins).lines[0].markEdges == [[5, 6, 23, 25], [6, 10, 15, 23]])
    }

    @Test("Neighbouring marks do not share their rooms")
    func neighbours() throws {
        let text = "abcd"
        let marks = [mark("ab", of: text, 1, 2), mark("cd", of: text, 4, 8)]
        #expect(try lay(text, marks: marks).lines[0].markEdges == [[0, 1, 11, 13], [13, 17, 27, 35]])
    }

    @Test("A mark over a change of direction has a piece for each part that stands apart")
    func bidi() throws {
        let text = "ab אבג cd"
        // Drawn: a b _ ג ב א _ c d
        let split = try lay(text, marks: [mark("b אב", of: text, 1, 2)]).lines[0]
        #expect(split.markEdges == [[5, 6, 16, 16], [21, 23, 33, 33]])
        #expect(split.marks.map(\.range) == [1..<3, 3..<7])
        #expect(split.marks.map(\.level) == [0, 1])
        let whole = try lay(text, marks: [mark(text, of: text)]).lines[0]
        #expect(whole.markEdges == [[0, 0, 45, 45]])
        #expect(whole.marks.map(\.range) == [0..<text.utf8.count])
        // The true start lies where its run starts: at the right.
        let inner = try lay(text, marks: [mark("אב", of: text, 1, 2)]).lines[0]
        #expect(inner.markEdges == [[20, 22, 32, 33]])
    }

    @Test("At a break the room lies at the side where lines start or end, whatever the letters' direction")
    func bidiBreaks() throws {
        let text = "ab אב גד ef"
        let layout = try lay(text, width: 40, marks: [mark(text, of: text, 1, 1, breaks: (2, 3))])
        #expect(layout.visible(of: text) == ["ab אב", "גד ef"])
        for (index, line) in layout.lines.enumerated() {
            #expect(line.marks.first?.roomLeft == (index == 0 ? 1 : 2))
            #expect(line.marks.last?.roomRight == (index == 0 ? 3 : 1))
            #expect(line.marks.count == 1)
        }
    }

    @Test("Spacing inside a mark is covered, letter spacing after its last letter is not")
    func spacing() throws {
        let text = "ab cd"
        let base = attributes(letterSpacing: 2, wordSpacing: 3)
        // a+2 b+2 _+5 c+2 d
        #expect(try lay(text, base, marks: [mark("ab", of: text, 1, 1)]).lines[0].markEdges == [[0, 1, 13, 14]])
        #expect(try lay(text, base, marks: [mark("ab ", of: text)]).lines[0].markEdges == [[0, 0, 22, 22]])
        #expect(try lay(text, base, marks: [mark("cd", of: text, 1, 1)]).lines[0].markEdges == [[24, 25, 37, 38]])
        let hebrew = "אב גד"
        let line = try lay(hebrew, base, marks: [mark("אב ", of: hebrew, 1, 1)]).lines[0]
        #expect(line.box.width == 38)
        #expect(line.markEdges == [[14, 15, 37, 38]])
    }

    @Test("A tab is covered, and stops count from the line's start with the room before them")
    func tabs() throws {
        let text = "a\tb"
        #expect(try lay(text, marks: [mark("\t", of: text)]).lines[0].markEdges == [[5, 5, 40, 40]])
        let line = try lay(text, marks: [mark("a", of: text, 3, 4)]).lines[0]
        #expect(line.positions == [3, 12, 40])
        let hebrew = "א\tב"
        #expect(try lay(hebrew, marks: [mark("\t", of: hebrew, 1, 0)]).lines[0].markEdges == [[5, 5, 39, 40]])
    }

    @Test("Justified lines are as wide as asked for with room, and widened spaces are covered")
    func justified() throws {
        let text = "a b c dddd"
        let layout = try lay(text, width: 33, marks: [mark("b ", of: text, 1, 1)]) {
            $0.alignment = .justify
            $0.fillsWidth = true
        }
        #expect(layout.widths == [33, 20])
        // 25 and 2 of room: each space has 3 more.
        #expect(layout.lines[0].markEdges == [[13, 14, 27, 28]])
    }

    @Test("A ligature's advance is shared by its letters, and no room stands inside it")
    func ligatures() throws {
        var face = FakeFace(name: "Plain")
        face.ligatures = [FakeFace.Pair("f", "i"): 800]
        let text = "afib"
        let base = try lay(text, fonts: FakeFonts([face])).lines[0]
        for part in ["f", "i", "af", "ib", "fi", "afib"] {
            let line = try lay(text, marks: [mark(part, of: text)], fonts: FakeFonts([face])).lines[0]
            #expect(line.glyphs == base.glyphs)
            let x: [Character: (Double, Double)] = ["a": (0, 5), "f": (5, 9), "i": (9, 13), "b": (13, 18)]
            #expect(line.marks.map(\.x0) == [part.first.flatMap { x[$0]?.0 }])
            #expect(line.marks.map(\.x1) == [part.last.flatMap { x[$0]?.1 }])
        }
        let room = try lay(text, marks: [mark("af", of: text, 1, 2)], fonts: FakeFonts([face])).lines[0]
        #expect(room.markEdges == [[0, 1, 10, 10]])
        #expect(room.box.width == 19)
        // Cut at the line's end it is no ligature, and there is room.
        let cut = try lay(text, width: 13, marks: [mark("af", of: text, 1, 2)], fonts: FakeFonts([face])) {
            $0.overflow = .anywhere
        }
        #expect(cut.lines.map(\.markEdges) == [[[0, 1, 11, 13]], []])
    }

    @Test("From right to left a ligature is shared from its right end on")
    func rightToLeftLigatures() throws {
        var face = FakeFace(name: "Plain")
        face.ligatures = [FakeFace.Pair("ב", "ג"): 800]
        let text = "אבגד"
        let line = try lay(text, marks: [mark("אב", of: text, 1, 2), mark("ג", of: text)], fonts: FakeFonts([face]))
            .lines[0]
        #expect(line.box.width == 19)
        #expect(line.markEdges == [[9, 9, 18, 19], [5, 5, 9, 9]])
    }

    @Test("A mark on a combining character holds the letter too")
    func graphemes() throws {
        let text = "ae\u{301}b"
        let line = try lay(text, marks: [TextMark(range: 2..<4, leading: 1, trailing: 1)]).lines[0]
        #expect(line.markEdges == [[5, 6, 11, 12]])
        #expect(line.marks.map(\.range) == [1..<4])
    }

    @Test("A hyphen at a line's end belongs to the word before it")
    func hyphens() throws {
        let text = "abc\u{AD}def"
        let across = try lay(text, width: 23, marks: [mark(text, of: text, 1, 1, breaks: (2, 2))])
        #expect(across.lines.map(\.markEdges) == [[[0, 1, 21, 23]], [[0, 2, 17, 18]]])
        let before = try lay(text, width: 23, marks: [mark("abc", of: text, 1, 1)])
        #expect(before.lines.map(\.markEdges) == [[[0, 1, 16, 17]], []])
        #expect(before.widths == [22, 15])
        let after = try lay(text, width: 23, marks: [mark("\u{AD}def", of: text, 1, 1)])
        #expect(after.lines.map(\.markEdges) == [[], [[0, 1, 16, 17]]])
    }

    @Test("An ellipsis is covered where the mark goes on in what is left out, and ends it")
    func ellipses() throws {
        let text = "abc def"
        let change = { (style: inout ParagraphStyle) in style.maxLines = 1 }
        let across = try lay(text, width: 22, marks: [mark("bc de", of: text, 1, 1)], style: change)
        #expect(across.lines[0].markEdges == [[5, 6, 21, 22]])
        #expect(across.visible(of: text) == ["abc"])
        let before = try lay(text, width: 22, marks: [mark("abc", of: text, 1, 1)], style: change)
        #expect(before.lines[0].markEdges == [[0, 1, 16, 17]])
        #expect(before.widths == [22])
        let after = try lay(text, width: 22, marks: [mark(" def", of: text, 1, 1)], style: change)
        #expect(after.lines[0].marks.isEmpty)
        let narrow = try lay(text, width: 21, marks: [mark("bc de", of: text, 1, 1)], style: change)
        #expect(narrow.visible(of: text) == ["ab"])
        let alone = try lay(text, width: 7, marks: [mark("abc", of: text, 1, 1)], style: change)
        #expect(alone.lines[0].markEdges == [[0, 1, 6, 7]])
    }

    @Test("Empty marks give nothing, and marks may come in any order")
    func order() throws {
        let text = "abc"
        let marks = [mark("c", of: text), TextMark(range: 1..<1, leading: 9), mark("a", of: text)]
        let line = try lay(text, marks: marks).lines[0]
        #expect(line.marks.map(\.mark) == [0, 2])
        #expect(line.box.width == 15)
        #expect(try lay("", marks: [TextMark(range: 0..<0, leading: 9)]).widths == [0])
    }

    @Test("Room grows with the text where it is laid out at another scale")
    func scales() throws {
        let text = StyledText(string: "ab", base: attributes(), marks: [mark("ab", of: "ab", 1, 2)])
        var prepared = try PreparedText(text, fonts: FakeFonts(), unicode: FakeUnicode())
        #expect(prepared.layOut(ParagraphStyle(), scale: 2).lines[0].markEdges == [[0, 2, 22, 26]])
        #expect(prepared.measure(ParagraphStyle(), scale: 3).size.width == 39)
    }
}
