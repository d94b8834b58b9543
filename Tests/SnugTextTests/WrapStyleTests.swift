import SnugGeometry
import SnugText
import Testing

/// How lines are filled; letters are 5 wide.
@Suite struct WrapStyleTests {
    private func lines(
        _ text: String, _ wrap: WrapStyle, width: Double, _ base: TextAttributes = attributes(),
        overflow: WordOverflow = .keep, fonts: FakeFonts = FakeFonts()
    ) throws -> [String] {
        try lay(text, width: width, base, fonts: fonts) {
            $0.wrap = wrap
            $0.overflow = overflow
        }.visible(of: text)
    }

    @Test("Without wrapping, lines end only where the text says so and too wide ones are warned of")
    func wrapsNothing() throws {
        let text = "aaa bbb ccc\nddd"
        let unicode = FakeUnicode()
        let layout = try lay(text, width: 20, unicode: unicode) { $0.wrap = .none }
        #expect(layout.visible(of: text) == ["aaa bbb ccc", "ddd"])
        #expect(layout.warnings == [.lineTooWide(line: 0, width: 55, room: 20)])
        #expect(unicode.lineBreakQuestions.isEmpty)
        #expect(try lines("extraordinary", .none, width: 20, overflow: .anywhere) == ["extraordinary"])
        #expect(try lay(text) { $0.wrap = .none }.warnings.isEmpty)
    }

    @Test("Balanced lines are as many as greedy ones and as equal as words allow")
    func balances() throws {
        let text = "aaaa bbbb cccc dd"
        #expect(try lines(text, .greedy, width: 75) == ["aaaa bbbb cccc", "dd"])
        #expect(try lines(text, .balanced, width: 75) == ["aaaa bbbb", "cccc dd"])
        let three = "aa bb cc dd ee ff gg"
        #expect(try lines(three, .greedy, width: 45) == ["aa bb cc", "dd ee ff", "gg"])
        #expect(try lines(three, .balanced, width: 45) == ["aa bb cc", "dd ee", "ff gg"])
        #expect(try lines("aa bb cc", .balanced, width: 100) == ["aa bb cc"])
    }

    @Test("Of equally good lines the earlier ones are longer, at every size")
    func prefersLongFirstLines() throws {
        for size in stride(from: 0.37, through: 80, by: 0.61) {
            let base = attributes(size: size)
            let halves = try lines("aaa bbb ccc", .balanced, width: 3.6 * size, base)
            #expect(halves == ["aaa bbb", "ccc"])
            #expect(try lines("aa aa aa aa", .balanced, width: 4.1 * size, base) == ["aa aa", "aa aa"])
            #expect(try lines("aa aa aa aa aa", .pretty, width: 4.1 * size, base) == ["aa aa aa", "aa aa"])
        }
    }

    @Test("Each paragraph is balanced by itself, and empty lines stay")
    func balancesParagraphs() throws {
        let text = "aaaa bbbb cccc dd\n\nee\naaaa bbbb cccc dd"
        #expect(
            try lines(text, .balanced, width: 75)
                == ["aaaa bbbb", "cccc dd", "", "ee", "aaaa bbbb", "cccc dd"])
    }

    @Test("Balancing narrows a line below a word's room never so far that the word is cut")
    func balancesWithoutCutting() throws {
        let text = "a extraordinary b"
        #expect(try lines(text, .greedy, width: 75, overflow: .anywhere) == ["a extraordinary", "b"])
        #expect(try lines(text, .balanced, width: 75, overflow: .anywhere) == ["a extraordinary", "b"])
        #expect(
            try lines("aa extraordinary b c", .balanced, width: 80, overflow: .anywhere) == ["aa extraordinary", "b c"])
    }

    @Test("A word that is wider than the room is cut as greedily, or stands out, and the rest is balanced")
    func balancesAroundLongWords() throws {
        let text = "aa extraordinary bb cc dd ee"
        #expect(
            try lines(text, .greedy, width: 50, overflow: .anywhere) == ["aa", "extraordin", "ary bb cc", "dd ee"])
        #expect(
            try lines(text, .balanced, width: 50, overflow: .anywhere) == ["aa", "extraordin", "ary bb", "cc dd ee"])
        let kept = try lay(text, width: 50) { $0.wrap = .balanced }
        #expect(kept.visible(of: text) == ["aa", "extraordinary", "bb cc", "dd ee"])
        #expect(kept.warnings == [.lineTooWide(line: 1, width: 65, room: 50)])
    }

    @Test("Ideographs are balanced between their opportunities")
    func balancesIdeographs() throws {
        let text = "春夏秋冬东南西北金木水"
        let widths = try lay(text, width: 40) { $0.wrap = .balanced }.widths
        #expect(widths == [30, 25])
        let marks = "春夏秋冬，东南"
        #expect(try lines(marks, .balanced, width: 30) == ["春夏秋", "冬，东南"])
    }

    @Test("Balanced lines break no word that greedy lines need not break to be as few")
    func balancesAroundSoftHyphens() throws {
        let text = "aaaa bbbb\u{AD}cccc dd"
        #expect(try lines(text, .greedy, width: 50) == ["aaaa bbbb\u{AD}", "cccc dd"])
        #expect(try lines(text, .balanced, width: 60) == ["aaaa", "bbbb\u{AD}cccc dd"])
        // The whole word fits neither line.
        #expect(try lines(text, .balanced, width: 50) == ["aaaa bbbb\u{AD}", "cccc dd"])
    }

    @Test("Pretty lines leave no lone last word where another can join it")
    func avoidsLoneWords() throws {
        let text = "aaaa bbbb cccc dddd ee"
        #expect(try lines(text, .greedy, width: 95) == ["aaaa bbbb cccc dddd", "ee"])
        #expect(try lines(text, .pretty, width: 95) == ["aaaa bbbb cccc", "dddd ee"])
        #expect(try lines("aaaa bbbb", .pretty, width: 20) == ["aaaa", "bbbb"])
        #expect(try lines("aaaa bbbb extraordinary", .pretty, width: 65) == ["aaaa bbbb", "extraordinary"])
        // A word with a hyphen or a soft hyphen is one word.
        #expect(try lines("aaaa bbbb cc-dd", .pretty, width: 65) == ["aaaa", "bbbb cc-dd"])
        #expect(try lines("aaaa bbbb cccc\u{AD}dd", .pretty, width: 70) == ["aaaa", "bbbb cccc\u{AD}dd"])
    }

    @Test("Pretty lines are the least ragged, but the last one need not be full")
    func isPretty() throws {
        let text = "aaa bb cc ddddd ee ff"
        #expect(try lines(text, .greedy, width: 30) == ["aaa bb", "cc", "ddddd", "ee ff"])
        #expect(try lines(text, .pretty, width: 30) == ["aaa", "bb cc", "ddddd", "ee ff"])
        let long = "aaaaa bbbbb ccccc ddddd eeeee ff gg"
        #expect(try lines(long, .balanced, width: 90) == ["aaaaa bbbbb ccccc", "ddddd eeeee ff gg"])
        let short = "aaaaa bbbbb ccccc ff gg"
        #expect(try lines(short, .pretty, width: 90) == ["aaaaa bbbbb ccccc", "ff gg"])
        #expect(try lines(short, .balanced, width: 90) == ["aaaaa bbbbb", "ccccc ff gg"])
    }

    @Test("A last line of several words that is very short takes another word")
    func fillsShortLastLines() throws {
        let text = "aaaaaaaa bbbbbbbb cc dd e f"
        #expect(try lines(text, .greedy, width: 120) == ["aaaaaaaa bbbbbbbb cc dd", "e f"])
        #expect(try lines(text, .pretty, width: 120) == ["aaaaaaaa bbbbbbbb cc", "dd e f"])
    }

    @Test("Pretty lines break a word at a soft hyphen only where a fifth of the room would be left empty")
    func weighsHyphens() throws {
        // Without the break the first line lacks three letters: to ten and to thirteen of them.
        let long = "aaaaaaaaaa b\u{AD}ccccc dd eee"
        #expect(try lines(long, .pretty, width: 65) == ["aaaaaaaaaa b\u{AD}", "ccccc dd eee"])
        let longer = "aaaaaaaaaaaaa b\u{AD}ccccc dd eee"
        #expect(try lines(longer, .greedy, width: 80) == ["aaaaaaaaaaaaa b\u{AD}", "ccccc dd eee"])
        #expect(try lines(longer, .pretty, width: 80) == ["aaaaaaaaaaaaa", "b\u{AD}ccccc dd eee"])
    }

    @Test("Lines that are shaped anew at their ends still fit, and count by the width that they have then")
    func shapesAnew() throws {
        var face = FakeFace(name: "Plain")
        face.kerning = [FakeFace.Pair("T", " "): 300, FakeFace.Pair(" ", "V"): -200]
        let text = "aT bT VcT dd VT eT"
        for width in stride(from: 20.0, through: 80, by: 1) {
            let greedy = try lay(text, width: width, fonts: FakeFonts([face]))
            for wrap in [WrapStyle.balanced, .pretty] {
                let layout = try lay(text, width: width, fonts: FakeFonts([face])) { $0.wrap = wrap }
                #expect(layout.lines.count == greedy.lines.count)
                for (line, part) in zip(layout.lines, layout.visible(of: text)) {
                    #expect(try lay(part, fonts: FakeFonts([face])).size.width == line.box.width)
                    #expect(line.box.width <= width || greedy.size.width > width)
                }
            }
        }
    }

    @Test(
        "Where kerning makes a line end wider than the line, so that there are ways with fewer lines, the greedy ones stay"
    )
    func keepsGreedyLines() throws {
        var face = FakeFace(name: "Plain")
        face.kerning = [FakeFace.Pair(" ", "V"): -3000]
        let text = "aaaa b VVVVVVV"
        for wrap in [WrapStyle.greedy, .balanced, .pretty] {
            let found = try lines(text, wrap, width: 30, overflow: .anywhere, fonts: FakeFonts([face]))
            #expect(found == ["aaaa b", "VVVVVV", "V"])
        }
        #expect(try lay("b VVVVVVV", fonts: FakeFonts([face])).size.width == 15)
    }

    @Test("Lines with tabs are balanced by where their own tabs reach")
    func balancesTabs() throws {
        let text = "aaaaaaaaaa b\tc"
        #expect(try lines(text, .greedy, width: 60) == ["aaaaaaaaaa b", "c"])
        let balanced = try lay(text, width: 60) { $0.wrap = .balanced }
        #expect(balanced.visible(of: text) == ["aaaaaaaaaa", "b\tc"])
        #expect(balanced.widths == [50, 45])
    }

    @Test("Odd rooms leave greedy lines", arguments: [-3.0, 0, .infinity, .nan, 1e-300, 1e300])
    func survivesOddRooms(width: Double) throws {
        for text in ["aa bb cc", "", "aa\u{AD}bb\n\tc"] {
            for overflow in WordOverflow.allCases {
                let greedy = try lines(text, .greedy, width: width, overflow: overflow)
                for wrap in [WrapStyle.balanced, .pretty] {
                    #expect(try lines(text, wrap, width: width, overflow: overflow) == greedy)
                }
            }
        }
    }
}
