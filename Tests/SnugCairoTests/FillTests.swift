import SnugCairo
import SnugGeometry
import SnugPixels
import SnugScene
import Testing

@Suite("Fills")
struct FillTests {
    @Test("The sum of alpha is the area", arguments: [1, 1.25, 2, 3.3])
    func area(scale: Double) throws {
        // Curves may run 0.05 px beside their place; on the mean they do by less.
        let slack = 0.03 / scale
        let rect = try paint([.fill(.rect(3.3, 4.7, 20.1, 50.2), .color(.black), .nonZero)], scale: scale)
        #expect(abs(rect.coverage / (scale * scale) - 16.8 * 45.5) < 0.4)
        let circle = try paint([.fill(.circle(30.3, 29.6, radius: 25), .color(.black), .nonZero)], scale: scale)
        #expect(abs(circle.coverage / (scale * scale) - 625 * Double.pi) < slack * 50 * Double.pi)
        let ring = try paint(
            [.fill(.circle(30, 30, radius: 25) + .circle(30, 30, radius: 10), .color(.black), .evenOdd)], scale: scale)
        #expect(abs(ring.coverage / (scale * scale) - 525 * Double.pi) < slack * 70 * Double.pi)
    }

    @Test("Arcs are circles, whichever way they run")
    func arcs() throws {
        let clockwise = try paint([.fill(.circle(30, 30, radius: 20), .color(.black), .nonZero)])
        let counterclockwise = try paint(
            [.fill(.circle(30, 30, radius: 20, clockwise: false), .color(.black), .nonZero)])
        for (x, y) in clockwise.positions {
            #expect(abs(Int(clockwise[x, y].alpha) - Int(counterclockwise[x, y].alpha)) <= 2)
            let distance = ((Double(x) - 29.5) * (Double(x) - 29.5) + (Double(y) - 29.5) * (Double(y) - 29.5))
                .squareRoot()
            if distance < 19.2 { #expect(clockwise[x, y].alpha == 255) }
            if distance > 20.8 { #expect(clockwise[x, y].alpha == 0) }
        }
        // A quarter turn inwards and one outwards cut and fill the same corner.
        let outer = Path([
            .move(Point(x: 10, y: 10)),
            .arc(center: Point(x: 10, y: 30), radius: 20, to: Point(x: 30, y: 30), clockwise: true),
            .line(Point(x: 10, y: 30)), .close,
        ])
        let inner = Path([
            .move(Point(x: 10, y: 10)),
            .arc(center: Point(x: 30, y: 10), radius: 20, to: Point(x: 30, y: 30), clockwise: false),
            .line(Point(x: 10, y: 30)), .close,
        ])
        let quarter = Double.pi * 100
        #expect(abs(try paint([.fill(outer, .color(.black), .nonZero)]).coverage - quarter) < 1)
        #expect(abs(try paint([.fill(inner, .color(.black), .nonZero)]).coverage - (400 - quarter)) < 1)
    }

    @Test("Quadratic curves are drawn as such")
    func quadratics() throws {
        let path = Path([
            .move(Point(x: 0, y: 60)), .quadratic(control: Point(x: 30, y: 0), to: Point(x: 60, y: 60)), .close,
        ])
        // A parabola over its chord takes two thirds of the triangle.
        #expect(abs(try paint([.fill(path, .color(.black), .nonZero)]).coverage - 1200) < 4)
    }

    @Test("A contour without a start goes on where the last one began")
    func contoursWithoutMove() throws {
        let path = Path([
            .line(Point(x: 20, y: 0)), .line(Point(x: 20, y: 10)), .close, .line(Point(x: 0, y: 10)),
            .line(Point(x: 20, y: 10)), .close,
        ])
        #expect(abs(try paint([.fill(path, .color(.black), .evenOdd)]).coverage - 200) < 0.1)
    }

    @Test("Contours that overlap in one fill show one tone")
    func evenTranslucency() throws {
        let shape = Path.rect(5, 5, 35, 35) + .rect(20, 20, 50, 50)
        let bitmap = try paint([.fill(shape, .color(Color.black.with(alpha: 77)), .nonZero)])
        #expect(bitmap.colors == [Color.transparent, Color.black.with(alpha: 77)])
        #expect(abs(bitmap.coverage - 1575 * 77 / 255) < 0.01)
    }

    @Test("The even-odd rule leaves out what is covered twice")
    func evenOdd() throws {
        let shape = Path.rect(5, 5, 35, 35) + .rect(20, 20, 50, 50)
        #expect(abs(try paint([.fill(shape, .color(.black), .evenOdd)]).coverage - 1350) < 0.01)
    }

    @Test("A shape that covers whole pixels has no other tones, at any scale", arguments: [1, 1.25, 1.5, 2, 3.3])
    func wholePixels(scale: Double) throws {
        let bitmap = try paint([.fill(.rect(0, 0, 60, 60), .color(.pink), .nonZero)], scale: scale)
        let (right, bottom) = (Int(60 * scale) - 1, Int(60 * scale) - 1)
        let inside = try #require(bitmap.cropped(to: PixelRect(x: 0, y: 0, width: right, height: bottom)))
        #expect(inside.colors == [.pink])
    }

    @Test("Partly covered pixels keep the colour of the paint", arguments: [Color.white, .lightyellow, .systemPink])
    func noFringe(color: Color) throws {
        let bitmap = try paint([.fill(.circle(30.3, 30.7, radius: 27), .color(color), .nonZero)])
        var partly = 0
        for (x, y) in bitmap.positions where (1..<255).contains(bitmap[x, y].alpha) {
            let pixel = bitmap[x, y]
            partly += 1
            // One step of the premultiplied colour is 255 / alpha of the straight one.
            let step = 255 / Int(pixel.alpha) + 1
            #expect(abs(Int(pixel.red) - Int(color.red)) <= step)
            #expect(abs(Int(pixel.green) - Int(color.green)) <= step)
            #expect(abs(Int(pixel.blue) - Int(color.blue)) <= step)
        }
        #expect(partly > 100)
    }

    @Test("A translucent fill has exactly its colour, as far as premultiplied pixels can hold it")
    func exactColors() throws {
        for alpha in stride(from: 1, through: 255, by: 7) {
            let color = Color(red: 200, green: 100, blue: 37, alpha: UInt8(alpha))
            let canvas = try canvas([.fill(.rect(0, 0, 4, 4), .color(color), .nonZero)], width: 4, height: 4)
            let expected = Bitmap(width: 4, height: 4, color: color).converted(to: .premultiplied, order: .bgra)
            #expect(canvas.picture == expected, "alpha \(alpha)")
        }
    }

    @Test("Later items lie over earlier ones")
    func order() throws {
        let bitmap = try paint(
            [
                .fill(.rect(0, 0, 60, 60), .color(.red), .nonZero),
                .fill(.rect(0, 0, 30, 60), .color(Color.blue.with(alpha: 128)), .nonZero),
            ])
        #expect(bitmap[45, 10] == .red)
        #expect(bitmap[15, 10] == Color(red: 127, green: 0, blue: 128))
    }
}
