import SnugGeometry
import SnugPixels
import SnugScene
import SnugText
import Testing

@testable import SnugComposition

@Suite("Sizes of frames")
struct FrameSizeDrawingTests {
    private let fonts = MonospacedFonts()
    private let unicode = ASCIIRules()

    private func drawing(
        _ frame: Rect, halo: Color? = nil, in canvas: Rect? = nil
    ) throws -> (box: Rect, items: [DisplayItem]) {
        let drawing = try FrameSizeDrawing(frame: frame, halo: halo, in: canvas, fonts: fonts, unicode: unicode)
        var table = GlyphTable(source: fonts)
        var images = ImageTable()
        return (drawing.box, drawing.items(&table, &images))
    }

    /// The letters of a label by their places; six tenths of eleven units lie between them.
    private func letters(_ items: [DisplayItem]) -> [Point] {
        items.flatMap { item in
            if case .glyphs(let group, _) = item { group.glyphs.map(\.origin) } else { [Point]() }
        }
    }

    @Test("The line is one unit wide and lies inside the frame on all four sides")
    func line() throws {
        let items = try drawing(Rect(x0: 10, y0: 20, x1: 130, y1: 80)).items
        let middle = Path.roundedRect(Rect(x0: 10.5, y0: 20.5, x1: 129.5, y1: 79.5), radii: .zero)
        #expect(items.first == .stroke(middle, LineStyle(width: 1, dash: [5, 5]), .color(.systemBlue)))
        #expect(items.count == 2)
    }

    @Test("The label stands two units inside the upper trailing corner, its baseline on a whole unit")
    func label() throws {
        let (box, items) = try drawing(Rect(x0: 10, y0: 20, x1: 130, y1: 80))
        let places = letters(items)
        #expect(places.count == 6, "120x60 has six letters")
        #expect(abs(places[5].x + 6.6 - 128) < 1e-3)
        #expect(Set(places.map(\.y)) == [32])
        #expect(box == Rect(x0: 10, y0: 20, x1: 130, y1: 80), "nothing stands out")
    }

    @Test("Both sides are truncated, and noise below a whole number is none", arguments: [119.9999999, 120, 120.99])
    func truncated(width: Double) throws {
        let items = try drawing(Rect(x0: 0, y0: 0, x1: width, y1: 60.6)).items
        guard case .glyphs(let group, _) = try #require(items.last) else { return #expect(Bool(false), "no label") }
        #expect(group.glyphs.count == 6)
        // Outlines stand in the order of first use: 1, 2, 0, x, 6, and 0 again.
        #expect(group.glyphs.map(\.outline) == [0, 1, 2, 3, 4, 2])
    }

    @Test("The x between digits is a letter: contextual alternates are off")
    func letterX() throws {
        _ = try drawing(Rect(x0: 0, y0: 0, x1: 120, y1: 60))
        #expect(fonts.shaped.allSatisfy { $0.features == [FontFeature(tag: "calt", value: 0)] })
        #expect(!fonts.shaped.isEmpty)
    }

    @Test(
        "A label that is larger than its frame stands below it and ends where it ends",
        arguments: [Rect(x0: 50, y0: 5, x1: 80, y1: 65), Rect(x0: 0, y0: 5, x1: 80, y1: 15)])
    func below(frame: Rect) throws {
        let (box, items) = try drawing(frame)
        let places = letters(items)
        #expect(abs(places[places.count - 1].x + 6.6 - frame.x1) < 1e-3)
        #expect(box.y1 >= frame.y1 + 13 && box.y1 <= frame.y1 + 16)
        #expect(box.x1 == frame.x1)
        #expect(places.allSatisfy { $0.y - 0.7 * 11 >= frame.y1 }, "letters lie below the frame")
    }

    @Test("Inside a canvas no label leaves it", arguments: [Color?.none, .white])
    func inCanvas(halo: Color?) throws {
        let canvas = Rect(x0: 0, y0: 0, x1: 60, y1: 50)
        for frame in [
            Rect(x0: 0, y0: 40, x1: 20, y1: 50), Rect(x0: 0, y0: 0, x1: 5, y1: 5), Rect(x0: 55, y0: 45, x1: 60, y1: 50),
            Rect(x0: 0, y0: 0, x1: 60, y1: 50),
        ] {
            let box = try drawing(frame, halo: halo, in: canvas).box
            #expect(box.x0 >= 0 && box.y0 >= 0 && box.x1 <= 60 && box.y1 <= 50, "\(frame): \(box)")
        }
    }

    @Test("A halo of one unit lies below the letters")
    func halo() throws {
        let items = try drawing(Rect(x0: 0, y0: 0, x1: 120, y1: 60), halo: .white).items
        guard case .glyphStrokes(let below, let style, let paint) = items[1], case .glyphs(let letters, _) = items[2]
        else { return #expect(Bool(false), "no halo") }
        #expect(below == letters)
        #expect(style.width == 2 && paint == .color(.white))
    }

    @Test("A frame no larger than the line is all line, and one without an inside only has its label")
    func small() throws {
        let dot = Rect(x0: 3, y0: 3, x1: 4, y1: 9)
        #expect(
            try drawing(dot).items.first == .fill(.roundedRect(dot, radii: .zero), .color(.systemBlue), .nonZero))
        #expect(try drawing(Rect(x0: 3, y0: 3, x1: 3, y1: 9)).items.count == 1)
    }

    @Test("Halos are white round dark and middling colours and black round light ones")
    func halos() {
        #expect(Color.systemBlue.halo == .white)
        #expect(Color.black.halo == .white)
        #expect(Color.yellow.halo == .black)
    }

    @Test("Labels of frames with one corner stand below one another, and one frame is marked once")
    func sharedCorner() throws {
        let canvas = Rect(x0: 0, y0: 0, x1: 200, y1: 100)
        var drawing = DebugDrawing([.frames])
        for frame in [
            Rect(x0: 100, y0: 0, x1: 200, y1: 40), Rect(x0: 100, y0: 0, x1: 200, y1: 40), canvas,
        ] {
            try drawing.add(frame: frame, in: canvas, fonts: fonts, unicode: unicode)
        }
        var table = GlyphTable(source: fonts)
        var images = ImageTable()
        let baselines = drawing.items(&table, &images).compactMap { item in
            if case .glyphs(let group, _) = item { group.glyphs[0].origin.y } else { Double?.none }
        }
        #expect(baselines.count == 2)
        #expect(baselines.last.map { $0 >= baselines[0] + 13 } == true)
    }
}
