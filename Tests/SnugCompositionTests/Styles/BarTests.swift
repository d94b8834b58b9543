import SnugGeometry
import SnugPixels
import SnugScene
import SnugText
import Testing

@testable import SnugComposition

@Suite("Bars")
struct BarTests {
    private func layout(_ change: (inout CaptionSpec) -> Void = { _ in }) throws -> CaptionLayout {
        var spec = CaptionSpec(text: "abcde")
        spec.fontSize = 20
        spec.bar = 6
        spec.barColor = .color(.orange)
        change(&spec)
        return try CaptionLayout(spec, fonts: MonospacedFonts(), unicode: ASCIIRules())
    }

    private func bar(_ layout: CaptionLayout) -> (box: Rect, clip: Path?)? {
        for case .layer(let layer) in layout.displayList(glyphs: MonospacedFonts()).items {
            if case .fill(let path, .color(.orange), _)? = layer.items.first { return (path.bounds, layer.clip) }
        }
        return nil
    }

    @Test("A bar lies inside the outline along its left side, cut to it, and changes no size")
    func left() throws {
        let layout = try layout()
        let outline = try #require(layout.outline)
        let bar = try #require(self.bar(layout))
        let box = outline.bounds
        #expect(bar.box == Rect(x0: box.x0, y0: box.y0, x1: box.x0 + 6, y1: box.y1))
        #expect(bar.clip == outline)
        #expect(layout.canvas == (try self.layout { $0.bar = nil }).canvas)
    }

    @Test("A bar is never wider than the outline")
    func wide() throws {
        let layout = try layout { $0.bar = 5000 }
        #expect(bar(layout)?.box == layout.outline?.bounds)
    }

    @Test("There is no bar without a width, a colour or an outline")
    func none() throws {
        #expect(bar(try layout { $0.bar = nil }) == nil)
        #expect(bar(try layout { $0.bar = 0 }) == nil)
        #expect(bar(try layout { $0.outline = OutlineMode.none }) == nil)
        #expect(bar(try layout { $0.barColor = .color(.transparent) }) == nil)
        #expect(throws: CompositionError.self) { try layout { $0.bar = -1 } }
        #expect(throws: CompositionError.self) { try layout { $0.barColor = .material(.regular) } }
    }
}
