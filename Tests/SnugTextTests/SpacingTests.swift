import SnugGeometry
import SnugText
import Testing

@Suite struct SpacingTests {
    @Test("Letter spacing stands between letters and not after a line's last one")
    func letterSpacing() throws {
        let layout = try lay("abc", attributes(letterSpacing: 2))
        #expect(layout.lines[0].positions == [0, 7, 14])
        #expect(layout.lines[0].glyphs.map(\.advance) == [7, 7, 5])
        #expect(layout.size.width == 19)
    }

    @Test("Each wrapped line ends without letter spacing")
    func letterSpacingAtWraps() throws {
        let text = "aaa bbb"
        let layout = try lay(text, width: 19, attributes(letterSpacing: 2))
        #expect(layout.visible(of: text) == ["aaa", "bbb"])
        #expect(layout.widths == [19, 19])
        #expect(try lay("aaa  ", attributes(letterSpacing: 2)).size.width == 19)
    }

    @Test("Letter spacing separates grapheme clusters, not marks or invisible characters")
    func letterSpacingOfClusters() throws {
        let base = attributes(letterSpacing: 2)
        #expect(try lay("e\u{301}a", base).lines[0].positions == [0, 5, 7])
        #expect(try lay("a\u{200B}\u{200B}b", base).lines[0].positions == [0, 7])
        #expect(try lay("ab\u{200B}", base).size.width == 12)
    }

    @Test("Letter spacing stands between a letter and the hyphen of a break")
    func letterSpacingBeforeHyphen() throws {
        let layout = try lay("abcd\u{AD}efgh", width: 33, attributes(letterSpacing: 2))
        #expect(layout.lines.map(\.drawn) == ["abcd\u{2010}", "efgh"])
        #expect(layout.widths == [33, 26])
        #expect(layout.lines[0].positions == [0, 7, 14, 21, 28])
    }

    @Test("Spaced letters switch optional ligatures off before the features asked for")
    func letterSpacingAndLigatures() throws {
        let fonts = FakeFonts()
        var base = attributes(letterSpacing: 1)
        base.features = [FontFeature(tag: "liga", value: 1)]
        _ = try lay("ab", base, fonts: fonts)
        #expect(fonts.shaped[0].features.map(\.tag) == ["liga", "clig", "liga"])
        #expect(fonts.shaped[0].features.map(\.value) == [0, 0, 1])
        let plain = FakeFonts()
        _ = try lay("ab", attributes(), fonts: plain)
        #expect(plain.shaped[0].features.isEmpty)
    }

    @Test("Letter spacing never parts letters that join")
    func letterSpacingInArabic() throws {
        let layout = try lay("سلام دار", attributes(letterSpacing: 2))
        // Two words of four and three letters with a space: only the space is set off.
        #expect(layout.size.width == 8 * 5 + 2 * 2)
        #expect(layout.lines[0].positions == [0, 5, 10, 17, 24, 29, 34, 39])
    }

    @Test("Letter spacing is even over both directions of a line")
    func letterSpacingInMixedText() throws {
        for text in [
            "ab אבג cd", "אבג", "אב cde גד", "ab אבג", "אב cd", "a 12 אב 34 b", "ab אב 12", "אב ab 12 ג", "12 אב",
        ] {
            for direction in BaseDirection.allCases {
                let layout = try lay(text, attributes(letterSpacing: 2)) { $0.direction = direction }
                let count = text.unicodeScalars.count
                #expect(layout.lines[0].positions == (0..<count).map { Double(7 * $0) }, "\(text) \(direction)")
                #expect(layout.size.width == Double(7 * count - 2))
            }
        }
    }

    @Test("Word spacing widens spaces and no-break spaces, but not those that hang")
    func wordSpacing() throws {
        let layout = try lay("a b\u{A0}c  ", attributes(wordSpacing: 3))
        #expect(layout.lines[0].positions == [0, 5, 13, 18, 26])
        #expect(layout.size.width == 31)
    }

    @Test("A tab goes on to the next multiple of eight spaces from the line's start")
    func tabs() throws {
        #expect(try lay("a\tb").lines[0].positions == [0, 5, 40])
        #expect(try lay("\ta").lines[0].positions == [0, 40])
        #expect(try lay("12345678\ta").lines[0].positions.last == 80)
        #expect(try lay("a\t\tb").size.width == 85)
    }

    @Test("A line that ends on a tab stop goes on to the next one, whatever rounding errors its pieces brought")
    func tabsOnStops() throws {
        let text = "12345678\ta"
        var face = FakeFace(name: "Plain", advance: 1237)
        face.metrics.unitsPerEm = 2816
        for size in stride(from: 8.1, through: 30, by: 0.3) {
            let part = span("345", of: text, attributes(size: size, language: "xx"))
            let layout = try lay(text, attributes(size: size), spans: [part], fonts: FakeFonts([face]))
            let last = try #require(layout.lines[0].positions.last)
            #expect(abs(last - 16 * 1237 * size / 2816) < 1e-9)
        }
    }

    @Test("A tab is the glyph of a space that is as wide as the tab")
    func tabGlyph() throws {
        let layout = try lay("ab\tc")
        #expect(layout.lines[0].drawn == "ab c")
        #expect(layout.lines[0].glyphs.map(\.advance) == [5, 5, 30, 5])
        #expect(layout.lines[0].glyphs[2].cluster == 2)
    }

    @Test("Tabs count from the start of their own line and hang at its end")
    func tabsInWrappedText() throws {
        let text = "aaaa bb\tc\t"
        let layout = try lay(text, width: 44)
        #expect(layout.visible(of: text) == ["aaaa bb", "c"])
        let shifted = try lay("aaaaaaaa bb\tc", width: 50)
        #expect(shifted.lines[1].positions == [0, 5, 10, 40])
        #expect(shifted.widths == [40, 45])
        #expect(try lay("a\t").size.width == 5)
    }

    @Test("Tab stops stand where the primary font's spaces put them")
    func tabStops() throws {
        var face = FakeFace(name: "Plain")
        face.advances = [" ": 250]
        #expect(try lay("a\tb", fonts: FakeFonts([face])).lines[0].positions.last == 20)
        let big = span("b", of: "a\tb", attributes(size: 20))
        #expect(try lay("a\tb", spans: [big], fonts: FakeFonts([face])).lines[0].positions.last == 20)
    }

    @Test("A tab parts right-to-left words in the paragraph's order")
    func tabsAndDirections() throws {
        let layout = try lay("אב\tגד") { $0.direction = .ltr }
        #expect(layout.lines[0].drawn == "בא דג")
        #expect(layout.lines[0].positions == [0, 5, 10, 40, 45])
        let reversed = try lay("אב\tגד")
        #expect(reversed.lines[0].drawn == "דג בא")
        #expect(reversed.lines[0].positions.first == 0)
        #expect(reversed.size.width == 50)
    }
}
