import SnugFonts
import SnugGeometry
import SnugText
import Testing

struct ThreadTests {
    /// All that a library says of some texts.
    private struct Answers: Equatable, Sendable {
        var glyphs: [ShapedGlyph] = []
        var outlines: [Path] = []
        var boxes: [Rect?] = []
        var metrics: [FontMetrics] = []
    }

    private static func answers() throws -> Answers {
        var answers = Answers()
        let library = FontLibrary(closed: [FontFolder.fonts])
        for weight in [300.0, 500, 700] {
            for text in ["Hamburgefonstiv", "AVATAR fi ffl", "12:34 → 56%"] {
                let font = try library.font(.family("Inter"), weight: weight, isItalic: weight == 500)
                let glyphs = library.glyphs(of: text, in: font)
                answers.glyphs += glyphs
                answers.outlines += glyphs.map { library.outline(of: $0.id, in: font) }
                answers.boxes += glyphs.map { library.inkBounds(of: $0.id, in: font) }
                answers.metrics.append(library.metrics(of: font))
            }
        }
        let thai = library.fallback(
            for: ["ก"], description: FontDescription(list: []), script: Script("Thai"), language: "",
            prefersEmoji: false)
        if let thai { answers.glyphs += library.glyphs(of: "กำลัง", in: thai, script: Script("Thai"), language: "th") }
        return answers
    }

    @Test("Libraries on many threads at once give the same answers as one alone")
    func manyThreads() async throws {
        let alone = try Self.answers()
        try await withThrowingTaskGroup(of: Answers.self) { group in
            for _ in 0..<8 { group.addTask { try Self.answers() } }
            for try await answers in group { #expect(answers == alone) }
        }
    }
}
