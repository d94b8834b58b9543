import SnugComposition
import Testing

@Suite("Selections in a text")
struct TextSelectorTests {
    private func selector(_ text: String) -> TextSelector {
        var breaks: [Int] = []
        var end = 0
        for character in text {
            end += character.utf8.count
            breaks.append(end)
        }
        return TextSelector(text, graphemeBreaks: breaks)
    }

    @Test("Every occurrence is found, none overlapping another")
    func occurrences() {
        #expect(selector("the cat the dog").occurrences(of: "the") == [0..<3, 8..<11])
        #expect(selector("aaaaa").occurrences(of: "aa") == [0..<2, 2..<4])
        #expect(selector("abababa").occurrences(of: "aba") == [0..<3, 4..<7])
        #expect(selector("aabaabaaab").occurrences(of: "aabaaab") == [3..<10])
        #expect(selector("日本語と日本").occurrences(of: "日本") == [0..<6, 12..<18])
        #expect(selector("abc").occurrences(of: "abc") == [0..<3])
        #expect(selector("abc").occurrences(of: "abcd").isEmpty)
        #expect(selector("abc").occurrences(of: "").isEmpty)
        #expect(selector("").occurrences(of: "a").isEmpty)
    }

    @Test("Case and normalisation count")
    func literal() {
        #expect(selector("The the").occurrences(of: "the") == [4..<7])
        #expect(selector("caf\u{E9}").occurrences(of: "e\u{301}").isEmpty)
        #expect(selector("1+1=2").occurrences(of: "1+") == [0..<2])
    }

    @Test("A part of a user-perceived character is no occurrence")
    func wholeCharacters() {
        #expect(selector("e\u{301}e").occurrences(of: "e") == [3..<4])
        #expect(selector("👩‍👧 👩").occurrences(of: "👩") == [12..<16])
        #expect(selector("a\r\nb\n").occurrences(of: "\n") == [4..<5])
        #expect(selector("🇩🇪🇪🇩").occurrences(of: "🇪🇪").isEmpty)
    }

    @Test("Occurrences are those that a search from each place finds")
    func search() {
        var generator = RepeatableGenerator(11)
        for _ in 0..<500 {
            let text = String((0..<30).map { _ in "aab".randomElement(using: &generator) ?? "a" })
            let literal = String(
                (0..<Int.random(in: 1...5, using: &generator)).map { _ in "aab".randomElement(using: &generator) ?? "a"
                })
            var expected: [Range<Int>] = []
            var place = 0
            while place + literal.utf8.count <= text.utf8.count {
                if text.dropFirst(place).hasPrefix(literal) {
                    expected.append(place..<place + literal.utf8.count)
                    place += literal.utf8.count
                } else {
                    place += 1
                }
            }
            #expect(selector(text).occurrences(of: literal) == expected, "\(literal) in \(text)")
        }
    }

    @Test("A long search takes no longer than it must", .timeLimit(.minutes(5)))
    func longSearch() {
        let text = String(repeating: "a", count: 200_000)
        #expect(selector(text).occurrences(of: String(repeating: "a", count: 50_000) + "b").isEmpty)
        let flags = String(repeating: "🇩🇪", count: 50_000)
        #expect(selector(flags).occurrences(of: String(repeating: "🇩🇪", count: 9_999) + "🇩").isEmpty)
    }

    @Test("Characters are counted as they are perceived")
    func ranges() throws {
        let text = selector("👩‍👧e\u{301}日\r\nz")
        #expect(text.characterCount == 5)
        #expect(try text.bytes(of: GraphemeRange(0..<1)) == 0..<11)
        #expect(try text.bytes(of: GraphemeRange(1..<3)) == 11..<17)
        #expect(try text.bytes(of: GraphemeRange(3..<5)) == 17..<20)
        #expect(try text.bytes(of: GraphemeRange(5..<5)) == 20..<20)
        #expect(throws: SelectionError.outsideText(GraphemeRange(2..<6), characterCount: 5)) {
            try text.bytes(of: GraphemeRange(2..<6))
        }
        #expect(throws: SelectionError.outsideText(GraphemeRange(7..<7), characterCount: 5)) {
            try text.bytes(of: GraphemeRange(7..<7))
        }
        #expect(try selector("").bytes(of: GraphemeRange(0..<0)) == 0..<0)
    }

    @Test("A range is two whole numbers in order")
    func rangeWords() throws {
        #expect(try GraphemeRange(specText: "2..<9") == GraphemeRange(2..<9))
        #expect(try GraphemeRange(specText: " 0 ..< 0 ") == GraphemeRange(0..<0))
        #expect(GraphemeRange(2..<9).specText == "2..<9")
        #expect(try decoded(GraphemeRange.self, json(GraphemeRange(2..<9))) == GraphemeRange(2..<9))
        for words in [
            "", "2", "2..9", "2...9", "9..<2", "-1..<2", "+1..<2", "a..<b", "1..<", "..<1", "1..<2..<3", "1.0..<2",
        ] {
            #expect(throws: SpecFault.self, "\(words)") { try GraphemeRange(specText: words) }
        }
    }
}
