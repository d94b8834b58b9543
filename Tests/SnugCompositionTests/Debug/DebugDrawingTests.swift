import SnugGeometry
import SnugPixels
import SnugScene
import SnugText
import Testing

@testable import SnugComposition

@Suite("Debug drawings")
struct DebugDrawingTests {
    private let fonts = MonospacedFonts()
    private let unicode = ASCIIRules()
    private let frame = Rect(x0: 0, y0: 0, x1: 100, y1: 50)

    private func items(_ marks: Set<DebugMark>) throws -> [DisplayItem] {
        let text = try layOut(
            StyledText(string: "ab c", base: TextAttributes(font: FontDescription(list: [.family("a")]), size: 20)),
            style: ParagraphStyle(lineHeight: .fixed(30)), fonts: fonts, unicode: unicode)
        let boxes = text.lines.map { line in
            LineBoxes(content: line.box, padded: line.box.outset(by: EdgeInsets(4)))
        }
        var drawing = DebugDrawing(DebugMarks(marks))
        drawing.add(lines: text.lines, boxes: boxes, fonts: fonts)
        drawing.add(outline: .circle(center: Point(x: 50, y: 25), radius: 20))
        try drawing.add(frame: frame, in: frame, fonts: fonts, unicode: unicode)
        var table = GlyphTable(source: fonts)
        var images = ImageTable()
        return drawing.items(&table, &images)
    }

    private func boxes(_ items: [DisplayItem]) -> [Rect] {
        items.map { item in
            switch item {
            case .fill(let path, _, _), .stroke(let path, _, _): path.bounds
            default: .empty
            }
        }
    }

    @Test("Without a mark nothing is drawn, and each kind of mark draws only its own")
    func kinds() throws {
        #expect(try items([]).isEmpty)
        let all = try items(Set(DebugMark.allCases))
        var sum = 0
        for mark in DebugMark.allCases {
            let own = try items([mark])
            #expect(!own.isEmpty)
            #expect(own.allSatisfy(all.contains), "\(mark)")
            sum += own.count
        }
        #expect(sum == all.count)
    }

    @Test("A line's boxes are hairlines inside them")
    func lines() throws {
        // Four letters of 12 units in a line of 30.
        #expect(
            boxes(try items([.lines])) == [
                Rect(x0: -3.5, y0: -3.5, x1: 51.5, y1: 33.5), Rect(x0: 0.5, y0: 0.5, x1: 47.5, y1: 29.5),
            ])
    }

    @Test("A baseline lies across the line's box with its upper edge where letters stand")
    func baselines() throws {
        // Ascent and descent of 18 and 6 in the middle of 30.
        #expect(boxes(try items([.baselines])) == [Rect(x0: 0, y0: 21, x1: 48, y1: 22)])
    }

    @Test("Glyphs with ink have its box, and each cluster a tick at its origin")
    func glyphs() throws {
        let boxes = boxes(try items([.glyphs]))
        #expect(boxes.count == 3 + 4)
        #expect(boxes[0] == Rect(x0: 2, y0: 7, x1: 10, y1: 21))
        #expect(boxes[3...].map(\.x0) == [0, 12, 24, 36])
        #expect(boxes[3...].allSatisfy { $0.width == 1 && $0.y0 == 18 && $0.y1 == 24 })
    }

    @Test("An outline has a line inside it, a square at each joint and a box about it")
    func outline() throws {
        let items = try items([.outline])
        let path = Path.circle(center: Point(x: 50, y: 25), radius: 20)
        #expect(items.contains(.stroke(path, LineStyle(width: 2, join: .round, side: .inside), .color(.systemPink))))
        #expect(boxes(items)[0] == Rect(x0: 30.5, y0: 5.5, x1: 69.5, y1: 44.5))
        guard case .fill(let squares, _, _) = try #require(items.last) else { return #expect(Bool(false)) }
        #expect(squares.signedArea == 4 * 25)
    }
}
