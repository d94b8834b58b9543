import Snug
import Testing

@Suite("Widths that hb-shape gives")
struct WidthTests {
    private static let renderer = Renderer()

    @Test("All fonts of the repository are among the cases")
    func fonts() {
        #expect(WidthCase.all.count > 200)
        #expect(Set(WidthCase.all.map(\.font)).count == 11)
    }

    @Test("A line is as wide as hb-shape says, to the design unit", arguments: WidthCase.all)
    func widths(item: WidthCase) throws {
        let layout = try Self.renderer.layout(of: item.caption())
        #expect(layout.lines.count == 1)
        #expect(layout.warnings.isEmpty)
        let width = try #require(layout.lines.first?.box.width)
        #expect(abs(width - Double(item.width)) < 1e-6)
        let advances = layout.lines[0].runs.flatMap(\.glyphs).map(\.advance).reduce(0, +)
        #expect(abs(advances - width) < 1e-6)
    }

    @Test("The built-in Inter is as wide as its file")
    func builtIn() throws {
        for item in WidthCase.all where item.font == "fonts/Inter.var.ttf" {
            var caption = try item.caption()
            let file = try Self.renderer.layout(of: caption)
            caption.spec.fontFile = nil
            #expect(try Self.renderer.layout(of: caption).lines.map(\.box) == file.lines.map(\.box))
        }
    }
}
