import SnugComposition
import SnugGeometry
import SnugPixels
import SnugText
import Testing

@Suite("The first paragraph")
struct FirstParagraphTests {
    private func lines(_ text: String, _ change: (inout CaptionSpec) -> Void = { _ in }) throws -> [TextLayout.Line] {
        var spec = CaptionSpec(text: text)
        spec.fontSize = 20
        spec.firstParagraph = RunStyle()
        spec.firstParagraph?.fontSize = .em(2)
        change(&spec)
        return try CaptionLayout(spec, fonts: MonospacedFonts(), unicode: ASCIIRules()).lines
    }

    @Test("The first paragraph has its own size, the others that of the caption")
    func sizes() throws {
        // Letters are 0.6 em wide.
        #expect(try lines("abc\nabc").map(\.box.width) == [72, 36])
        #expect(try lines("abc").map(\.box.width) == [72])
        #expect(try lines("abc\u{2029}abc\nabc").map(\.box.width) == [72, 36, 36])
    }

    @Test("Empty paragraphs before it do not count")
    func emptyBefore() throws {
        #expect(try lines("\n\nabc\nabc").map(\.box.width) == [0, 0, 72, 36])
    }

    @Test("What a run says itself goes before, and its ems are those of the paragraph")
    func runs() throws {
        var half = RunStyle()
        half.fontSize = .em(0.5)
        let widths = try lines("") {
            $0.text = nil
            $0.runs = RichText([TextRun("ab"), TextRun("ab", style: half), TextRun("ab\nab")])
        }.map(\.box.width)
        #expect(widths == [48 + 24 + 48, 24])
    }

    @Test("It reads as an object and as words")
    func words() throws {
        let object = "{\"firstParagraph\": {\"fontSize\": \"1.5em\", \"weight\": 700, \"color\": \"red\"}}"
        let text = "{\"firstParagraph\": \"red,font-size=1.5em,weight=700\"}"
        let decoder = JSONTreeDecoder()
        let spec = try decoder.decode(CaptionSpec.self, fromJSON: Array(object.utf8))
        #expect(try decoder.decode(CaptionSpec.self, fromJSON: Array(text.utf8)) == spec)
        #expect(spec.firstParagraph?.color == .color(.red))
        #expect(throws: SpecFault.self) { try RunStyle(specText: "weigth=700") }
    }
}
