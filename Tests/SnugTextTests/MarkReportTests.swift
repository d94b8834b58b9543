import SnugGeometry
import SnugText
import Testing

/// Faults of highlights that people met in other programs, and how long many marks take.
@Suite struct MarkReportTests {
    @Test("In a centred right-to-left paragraph a mark over four lines covers each line's letters exactly")
    func rightToLeftLines() throws {
        let text = "אב גדהו זחט יכ למנ"
        let layout = try lay(text, width: 22, marks: [mark("ב גדהו זחט י", of: text)]) { $0.alignment = .center }
        #expect(layout.visible(of: text) == ["אב", "גדהו", "זחט", "יכ", "למנ"])
        #expect(
            layout.lines.map(\.markEdges) == [
                [[5, 5, 10, 10]], [[0, 0, 20, 20]], [[2.5, 2.5, 17.5, 17.5]], [[10, 10, 15, 15]], [],
            ])
    }

    @Test("A mark that starts with a line end covers what follows it")
    func startsWithLineEnd() throws {
        let text = "aa\nbb cc"
        let layout = try lay(text, width: 10, marks: [mark("\nbb cc", of: text, 2, 2)])
        #expect(layout.lines.map(\.markEdges) == [[], [[0, 2, 12, 12]], [[0, 0, 10, 12]]])
    }

    @Test("A mark inside an Arabic word changes no glyph and cuts nothing", arguments: [0.0, 3])
    func joins(room: Double) throws {
        let text = "سلام سلام"
        let plain = FakeFonts()
        let marked = FakeFonts()
        let a = try lay(text, fonts: plain).lines[0]
        let b = try lay(text, marks: [mark("لا", of: text, room, room)], fonts: marked).lines[0]
        #expect(a.glyphs.map(\.id) == b.glyphs.map(\.id))
        #expect(a.glyphs.map(\.advance) == b.glyphs.map(\.advance))
        #expect(plain.shaped == marked.shaped)
        #expect(b.marks.map { $0.x1 - $0.x0 } == [10])
        if room == 0 { #expect(a.runs == b.runs) }
    }

    @Test("A marked word does not stop a line from wrapping", arguments: Array(stride(from: 20, through: 120, by: 5)))
    func wraps(width: Int) throws {
        let text = "this text has one marked word in it"
        let plain = try lay(text, width: Double(width))
        let layout = try lay(text, width: Double(width), marks: [mark("marked word", of: text)])
        #expect(layout.lines.map(\.range) == plain.lines.map(\.range))
        #expect(layout.lines.map(\.runs) == plain.lines.map(\.runs))
        #expect(layout.lines.flatMap(\.marks).reduce(0) { $0 + $1.range.count } >= 10)
    }

    @Test("A mark over an emoji is one piece that covers it too")
    func emoji() throws {
        var color = FakeFace.having("😀👩💻\u{200D}", name: "Emoji")
        color.isColor = true
        color.advance = 1200
        let fonts = FakeFonts([.having("ab ", name: "Plain"), color], fallbacks: [1])
        let text = "a b😀b a"
        let line = try lay(text, marks: [mark("b😀b", of: text, 1, 1)], fonts: fonts).lines[0]
        #expect(line.markEdges == [[10, 11, 33, 34]])
        let alone = try lay(text, marks: [mark("😀", of: text)], fonts: fonts).lines[0]
        #expect(alone.markEdges == [[15, 15, 27, 27]])
    }

    @Test("A mark makes no piece of text to be shaped on its own, whatever it covers")
    func shapesOnce() throws {
        let fonts = FakeFonts()
        fonts.keepsItems = false
        let text = String(repeating: "some words ", count: 2000)
        let marks = (0..<1000).map { TextMark(range: (20 * $0 + 3)..<(20 * $0 + 15), leading: 1, trailing: 1) }
        let layout = try lay(text, width: 100, marks: marks, fonts: fonts)
        #expect(fonts.shapeCalls == 1)
        #expect(Set(layout.lines.flatMap(\.marks).map(\.mark)).count == 1000)
    }

    @Test("Time grows with text and marks, not with their product")
    func linear() throws {
        func duration(marks count: Int) throws -> Duration {
            let text = String(repeating: "word wor ", count: 1200)
            let length = text.utf8.count / max(1, count)
            let marks = (0..<count).map { index in
                TextMark(
                    range: (length * index)..<(length * index + length / 2 + 1), leading: 1, trailing: 2,
                    leadingAtBreak: 1, trailingAtBreak: 1)
            }
            var prepared = try PreparedText(
                StyledText(string: text, base: attributes(), marks: marks), fonts: FakeFonts(), unicode: FakeUnicode())
            let style = ParagraphStyle(width: 200)
            _ = prepared.measure(style)
            let clock = ContinuousClock()
            return (0..<3).map { _ in clock.measure { _ = prepared.layOut(style) } }.min() ?? .zero
        }
        let none = try duration(marks: 0)
        let many = try duration(marks: 1000)
        // A thousand visits to each cluster would take a hundred times as long.
        #expect(many < none * 10)
    }
}
