@testable import SnugComposition
import SnugGeometry
import SnugText
import Testing

@Suite("Lines that a range touches")
struct CoveredLinesTests {
    private func lines(_ bounds: [Int]) -> [TextLayout.Line] {
        zip(bounds, bounds.dropFirst()).map { start, end in
            TextLayout.Line(
                range: start..<end, visibleRange: start..<end, box: Rect(x0: 0, y0: 0, x1: 1, y1: 1), baseline: 1,
                isRightToLeft: false, endsParagraph: false, runs: [], ink: nil)
        }
    }

    @Test("Halving finds the lines that going through all of them finds")
    func halving() {
        let lines = lines([0, 4, 5, 9, 20, 21, 30])
        for start in 0...30 {
            for end in start + 1..<33 {
                let expected = lines.indices.filter { lines[$0].range.overlaps(start..<end) }
                #expect(Array(lines.indices(covering: start..<end)) == expected, "\(start)..<\(end)")
            }
        }
        #expect([TextLayout.Line]().indices(covering: 0..<5).isEmpty)
    }
}
