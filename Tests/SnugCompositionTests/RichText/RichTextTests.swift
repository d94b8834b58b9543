import SnugPixels
import Testing

@testable import SnugComposition

@Suite("Rich texts")
struct RichTextTests {
    private let red = style { $0.color = .color(.red) }
    private let bold = style { $0.weight = .bold }

    @Test("No run is empty, and neighbours differ in style")
    func normal() {
        let text = RichText([
            TextRun("a", style: red), TextRun("", style: bold), TextRun("b", style: red), TextRun("c"), TextRun("d"),
            TextRun("e", style: red),
        ])
        #expect(text.runs == [TextRun("ab", style: red), TextRun("cd"), TextRun("e", style: red)])
        #expect(text.string == "abcde")
        #expect(RichText([TextRun("")]).isEmpty)
        #expect(RichText("ab", style: red) == RichText("a", style: red) + RichText("b", style: red))
        #expect(
            "a" + RichText("b", style: bold) + "c" == RichText([TextRun("a"), TextRun("b", style: bold), TextRun("c")]))
    }

    @Test("JSON is an array of runs")
    func coding() throws {
        let text = "a" + RichText("b", style: bold)
        #expect(try json(text) == "[\"a\",{\"text\":\"b\",\"weight\":700}]")
        #expect(try decoded(RichText.self, json(text)) == text)
        #expect(try decoded(RichText.self, "[\"a\", \"\", \"b\"]") == "ab")
        #expect(try decoded(RichText.self, "[]") == RichText())
    }

    @Test("A style that is applied to a range goes before that of its runs")
    func applying() {
        let text = RichText("abc", style: red) + "def"
        let blueBold = style { ($0.color, $0.weight) = (.color(.blue), .bold) }
        #expect(
            text.applying(blueBold, to: 2..<4)
                == RichText("ab", style: red) + RichText("cd", style: blueBold) + "ef")
        #expect(text.applying(bold, to: 1..<1) == text)
        #expect(text.applying(bold, to: 7..<9) == text)
        #expect(text.applying(bold, to: 4..<99).runs.last == TextRun("ef", style: bold))
        #expect(text.applying(bold, to: 0..<6).string == text.string)
    }

    @Test("A range never cuts a character's bytes")
    func characters() {
        let text = RichText("aé日")
        #expect(text.applying(bold, to: 2..<4) == "a" + RichText("é日", style: bold))
        #expect(text.applying(bold, to: 1..<2) == "a" + RichText("é", style: bold) + "日")
        #expect(text.applying(bold, to: 2..<2) == text)
        #expect(text[bytes: 0..<2] == "a")
        #expect(text[bytes: 2..<5] == "é")
        #expect(text[bytes: 3..<99] == "日")
    }

    @Test("Parts side by side are the whole again")
    func parts() {
        let text = RichText("abc", style: red) + "def" + RichText("ghi", style: bold)
        for end in 0...9 {
            #expect(text[bytes: 0..<end] + text[bytes: end..<9] == text)
            #expect(text[bytes: 0..<end].string.utf8.count == end)
        }
    }

    @Test("A later one of spans that overlap lies inside the earlier ones, as if applied one after the other")
    func spans() {
        var generator = RepeatableGenerator(5)
        let text = RichText("abcdef", style: red) + "ghijkl" + RichText("日本語", style: bold)
        let colors = [Color.red, .blue, .green]
        for _ in 0..<200 {
            let spans = (0..<Int.random(in: 0...6, using: &generator)).map { _ in
                let start = Int.random(in: 0...22, using: &generator)
                let end = Int.random(in: start...22, using: &generator)
                return StyleSpan(
                    start..<end,
                    style {
                        if Bool.random(using: &generator) {
                            $0.color = colors.randomElement(using: &generator).map { .color($0) }
                        }
                        if Bool.random(using: &generator) { $0.italic = Bool.random(using: &generator) }
                        if Bool.random(using: &generator) { $0.fontSize = .em(2) }
                        $0.highlights = colors.filter { _ in Bool.random(using: &generator) }.map {
                            Highlight(color: $0)
                        }
                    })
            }
            let oneByOne = spans.reduce(text) { $0.applying($1.style, to: $1.range) }
            #expect(text.applying(spans) == oneByOne)
        }
    }

    @Test("A style around the text says only what its parts do not")
    func inheriting() {
        let text = RichText("a", style: red) + "b"
        let around = style { ($0.color, $0.italic) = (.color(.blue), true) }
        #expect(
            text.inheriting(around)
                == RichText("a", style: style { ($0.color, $0.italic) = (.color(.red), true) })
                + RichText("b", style: around))
    }
}
