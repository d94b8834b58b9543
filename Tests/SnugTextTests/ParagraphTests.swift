import SnugGeometry
import SnugText
import Testing

@Suite struct ParagraphTests {
    @Test(
        "Every kind of hard line end ends a line",
        arguments: [
            "\n", "\r\n", "\r", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}",
        ])
    func everyKindOfLineEnd(end: String) throws {
        let text = "one\(end)two"
        let layout = try lay(text)
        #expect(layout.visible(of: text) == ["one", "two"])
        #expect(layout.lines.map(\.drawn) == ["one", "two"])
        #expect(layout.lines[0].range == 0..<(3 + end.utf8.count))
        #expect(layout.lines.map(\.endsParagraph) == [true, true])
        #expect(layout.warnings.isEmpty)
    }

    @Test("LF CR are two line ends and CR LF is one")
    func countsLineEnds() throws {
        #expect(try lay("a\n\rb").widths == [5, 0, 5])
        #expect(try lay("a\r\n\r\nb").widths == [5, 0, 5])
    }

    @Test("A Windows line end lays out as a plain one")
    func windowsLineEnds() throws {
        let plain = try lay("one\ntwo")
        let windows = try lay("one\r\ntwo")
        #expect(plain.lines.map(\.positions) == windows.lines.map(\.positions))
        #expect(plain.lines.map(\.drawn) == windows.lines.map(\.drawn))
        #expect(plain.size == windows.size)
    }

    @Test("A final line end makes one more empty line, and an empty text is one empty line")
    func emptyLines() throws {
        let layout = try lay("a\n")
        #expect(layout.lines.count == 2)
        #expect(layout.lines[1].range == 2..<2)
        #expect(layout.lines[1].box.height == 12)
        let empty = try lay("")
        #expect(empty.lines.count == 1)
        #expect(empty.size.width == 0)
        #expect(empty.size.height == 12)
        #expect(empty.lines[0].ink == nil)
        #expect(empty.lines[0].endsParagraph)
    }

    @Test("A control character is drawn as nothing and named once")
    func controlCharacters() throws {
        let layout = try lay("a\u{7}b\u{7}c\u{1B}")
        #expect(layout.lines[0].drawn == "abc")
        #expect(layout.size.width == 15)
        #expect(layout.warnings == [.controlCharacter("\u{7}"), .controlCharacter("\u{1B}")])
    }

    @Test("Byte ranges of lines join to the text whatever its line ends")
    func rangesJoin() throws {
        let text = "añ\u{2028}\r\n\u{85}漢 字\n"
        let layout = try lay(text, width: 12)
        #expect(layout.texts(of: text).joined() == text)
    }
}
