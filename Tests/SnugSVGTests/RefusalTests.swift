import SnugGeometry
import SnugPixels
import SnugSVG
import SnugScene
import Testing

@Suite("What cannot be written")
struct RefusalTests {
    private static let square = Path.rect(0, 0, 10, 10)
    private static let fine = DisplayItem.fill(square, .color(.red), .nonZero)

    @Test("Scales that are none", arguments: [0, -1, .nan, .infinity])
    func scale(_ scale: Double) {
        #expect { try SVGDocument(list([]), scale: scale) } throws: { error in
            guard case SVGError.scale? = error as? SVGError else { return false }
            return true
        }
    }

    @Test("Canvases without a pixel", arguments: [Size(width: 0, height: 5), Size(width: 5, height: .infinity)])
    func canvas(_ size: Size) {
        #expect(throws: SVGError.canvas(size)) { try SVGDocument(DisplayList(size: size)) }
    }

    @Test("Items that say no place, wherever they lie")
    func items() {
        func stops(_ locations: Double...) -> [GradientStop] {
            locations.map { GradientStop(location: $0, color: $0 > 0 ? .red : .blue) }
        }
        func line(_ stops: [GradientStop]) -> Paint {
            .linearGradient(LinearGradient(stops: stops, start: .zero, end: Point(x: 9, y: 9)))
        }
        let wrong: [(DisplayItem, SVGError)] = [
            (.fill(.rect(0, 0, .nan, 1), .color(.red), .nonZero), .coordinates(item: 1)),
            (.fill(.rect(0, 0, 1e10, 1), .color(.red), .nonZero), .coordinates(item: 1)),
            (.stroke(Self.square, LineStyle(width: -1), .color(.red)), .stroke(item: 1)),
            (.stroke(Self.square, LineStyle(width: 1, dash: [0, 0]), .color(.red)), .stroke(item: 1)),
            (.glyphs(.row(at: [0]), .color(.red)), .missingOutline(item: 1, outline: 0)),
            (.image(3, Rect(x0: 0, y0: 0, x1: 1, y1: 1)), .missingImage(item: 1, image: 3)),
            (.fill(Self.square, line([]), .nonZero), .gradient(item: 1)),
            (.fill(Self.square, line(stops(1, 0)), .nonZero), .gradient(item: 1)),
            (.fill(Self.square, line(stops(0, .nan)), .nonZero), .gradient(item: 1)),
            (.shadow(Shadow(color: .black, sigma: -1), of: [Self.fine]), .blur(item: 1, sigma: -1)),
            (.layer(Layer([Self.fine], opacity: 1.5)), .opacity(item: 1, 1.5)),
        ]
        for (item, error) in wrong {
            #expect(throws: error) { try SVGDocument(list([Self.fine, item])) }
            #expect(throws: error) { try SVGDocument(list([Self.fine, .layer(Layer([item]))], background: .white)) }
        }
    }
}
