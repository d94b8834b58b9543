import SnugCairo
import SnugGeometry
import SnugPixels
import SnugScene
import Testing

@Suite("Canvases")
struct CanvasTests {
    @Test(
        "A side is the next whole number of pixels, with 1/64 px of slack",
        arguments: [
            (100, 1, 100), (100.0000001, 1, 100), (100.01, 1, 100), (100.02, 1, 101), (33.4, 1.25, 42), (0.5, 1, 1),
            (10, 3.3, 33), (1.0 / 3, 3, 1), (99.99, 1, 100),
        ] as [(Double, Double, Int)])
    func size(units: Double, scale: Double, pixels: Int) throws {
        let canvas = try canvas([], width: units, height: units, scale: scale)
        #expect(canvas.width == pixels && canvas.height == pixels)
    }

    @Test("Twice the scale has four times the ink")
    func scale() throws {
        let items: [DisplayItem] = [
            .fill(.circle(30, 30, radius: 20), .color(.pink), .nonZero),
            .stroke(.rect(5, 5, 50, 50), LineStyle(width: 3, dash: [7, 4]), .color(.navy)),
        ]
        let (one, two) = (try paint(items), try paint(items, scale: 2))
        #expect(abs(two.coverage - 4 * one.coverage) < 8)
    }

    @Test("The background fills the whole canvas and shows through what is translucent")
    func background() throws {
        let items: [DisplayItem] = [.fill(.rect(10, 10, 20, 20), .color(Color.black.with(alpha: 128)), .nonZero)]
        let bitmap = try paint(items, background: .white)
        #expect(bitmap.coverage == 3600)
        #expect(bitmap.colors == [.white, Color(red: 127, green: 127, blue: 127)])
        #expect(try paint([], background: .pink).colors == [.pink])
        #expect(try paint([]).colors == [.transparent])
    }

    @Test("A translucent background is the same inside the painted area as outside")
    func translucentBackground() throws {
        for alpha in [1, 2, 9, 77, 254] as [UInt8] {
            let background = Color(red: 201, green: 99, blue: 5, alpha: alpha)
            let nothing = DisplayItem.fill(.rect(10, 10, 20, 20), .color(.transparent), .nonZero)
            #expect(try paint([nothing], background: background).colors.count == 1)
        }
    }

    @Test("Only what can be inked takes memory")
    func area() throws {
        let items: [DisplayItem] = [
            .fill(.rect(10.2, 20.5, 30.7, 40), .color(.black), .nonZero),
            .fill(.rect(-50, -50, -10, -10), .color(.black), .nonZero),
            .fill(.rect(500, 0, 900, 10), .color(.black), .nonZero),
        ]
        #expect(try canvas(items).area == PixelRect(x: 10, y: 20, width: 21, height: 20))
        #expect(try canvas(items, scale: 2).area == PixelRect(x: 20, y: 41, width: 42, height: 39))
        #expect(try canvas([]).area.isEmpty)
    }

    @Test("What lies partly outside is cut at the edge")
    func clipped() throws {
        let bitmap = try paint([.fill(.rect(-100, 30, 1000, 900), .color(.black), .nonZero)])
        #expect(bitmap.coverage == 1800)
    }

    @Test("The picture does not depend on what else is painted")
    func independence() throws {
        let circle = DisplayItem.fill(.circle(40.3, 41.8, radius: 11.7), .color(.black), .nonZero)
        let corner = DisplayItem.fill(.rect(0, 0, 1, 1), .color(.black), .nonZero)
        let (alone, both) = (try paint([circle]), try paint([corner, circle]))
        for (x, y) in alone.positions where x + y > 0 { #expect(alone[x, y] == both[x, y]) }
    }

    @Test("The same list gives the same pixels")
    func deterministic() throws {
        let items: [DisplayItem] = [.fill(.circle(30, 30, radius: 20), .color(.pink), .nonZero)]
        #expect(try canvas(items, scale: 1.7) == canvas(items, scale: 1.7))
    }

    @Test("Limits are checked before memory is taken")
    func limits() {
        #expect(throws: PaintError.sideTooLong(pixels: 40_000, limit: 32_767)) {
            try canvas([], width: 40_000, height: 1)
        }
        #expect(throws: PaintError.sideTooLong(pixels: 1e300, limit: 32_767)) {
            try canvas([], width: 1e300, height: 1)
        }
        #expect(throws: PaintError.tooManyPixels(width: 30_000, height: 30_000, limit: 100_000_000)) {
            try canvas([], width: 15_000, height: 15_000, scale: 2)
        }
        let list = DisplayList(size: Size(width: 10, height: 11))
        #expect(throws: PaintError.tooManyPixels(width: 10, height: 11, limit: 100)) {
            try CairoPainter(limits: PaintLimits(pixels: 100)).paint(list)
        }
        #expect(throws: PaintError.sideTooLong(pixels: 11, limit: 10)) {
            try CairoPainter(limits: PaintLimits(side: 10)).paint(list)
        }
        #expect(PaintLimits(side: 100_000).side == 32_767)
    }

    @Test("The longest canvas is painted")
    func longest() throws {
        let canvas = try canvas(
            [.fill(.rect(32_760, 0, 40_000, 2), .color(.black), .nonZero)], width: 32_767, height: 2)
        #expect(canvas.area == PixelRect(x: 32_760, y: 0, width: 7, height: 2))
        #expect(canvas.picture.coverage == 14)
    }

    @Test("Sizes, scales and coordinates that are no numbers are refused")
    func nonsense() {
        for scale in [0, -1, .nan, .infinity] as [Double] {
            #expect(throws: PaintError.self) { try canvas([], scale: scale) }
        }
        for width in [0, -5, .nan, -.infinity] as [Double] {
            #expect(throws: PaintError.self) { try canvas([], width: width) }
        }
        for x in [.nan, .infinity, -.infinity, 1e9] as [Double] {
            #expect(throws: PaintError.coordinates(item: 1), "\(x)") {
                try canvas([
                    .fill(.rect(0, 0, 9, 9), .color(.black), .nonZero),
                    .fill(.rect(0, 0, x, 9), .color(.black), .nonZero),
                ])
            }
        }
        for size in [.nan, -1, .infinity] as [Double] {
            let glyphs = GlyphGroup(glyphs: [.init(outline: 0, size: size, origin: .zero)])
            #expect(throws: PaintError.coordinates(item: 0)) {
                try canvas([.glyphs(glyphs, .color(.black))], outlines: [.rect(0, 0, 1, 1)])
            }
        }
    }
}
