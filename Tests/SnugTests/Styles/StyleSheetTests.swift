import Snug
import SnugImages
import Testing

@Suite("The sheet of styles")
struct StyleSheetTests {
    @Test("The sheet is the same each time, and without the system's fonts has only the built-in one")
    func deterministic() throws {
        let first = try Renderer().styleSheet(scale: 0.25, usesSystemFonts: false)
        let second = try Renderer().styleSheet(scale: 0.25, usesSystemFonts: false)
        #expect(first.bytes == second.bytes)
        #expect(first.warnings == [])
        #expect(first.fontNames == ["Inter"])
        #expect(first.width == 339)
    }

    @Test("A sheet that is too large, or has no size, is refused before anything is drawn")
    func limits() {
        for scale in [0, -1, .infinity, .nan, 1e6, 1e300] {
            #expect(throws: SnugError.self) { try Renderer().styleSheet(scale: scale) }
        }
    }
}
