import SnugGeometry
import SnugPixels
import SnugScene
import Testing

@testable import SnugComposition

@Suite("Styles over boxes")
struct PaintResolverTests {
    private let box = Rect(x0: 10, y0: 20, x1: 110, y1: 70)

    private func stops(_ text: String) throws -> [Double] {
        try LinearGradientStyle(specText: "linear-gradient(\(text))").colors.stops.map(\.location)
    }

    private func linear(_ text: String, in box: Rect? = nil) throws -> LinearGradient {
        LinearGradient(try LinearGradientStyle(specText: "linear-gradient(\(text), red, blue)"), in: box ?? self.box)
    }

    @Test("Places that are not told are spread evenly, and none lies before an earlier one")
    func stopPlaces() throws {
        #expect(try stops("red, blue") == [0, 1])
        #expect(try stops("red, lime, blue") == [0, 0.5, 1])
        #expect(try stops("red, lime, blue, black 75%, white") == [0, 0.25, 0.5, 0.75, 1])
        #expect(try stops("red 40%, lime, blue 20%") == [0.4, 0.4, 0.4])
        #expect(try stops("red 20%, lime 0%, blue 40%") == [0.2, 0.2, 0.4])
        #expect(try stops("red -50%, white, yellow 150%, blue") == [-0.5, 0.5, 1.5, 1.5])
        #expect(try stops("red 80%, blue 0%, black, white") == [0.8, 0.8, 0.9, 1])
    }

    @Test("A line along a side has its length, one down is the default")
    func sides() throws {
        let right = try linear("90deg")
        #expect(right.start == Point(x: 10, y: 45))
        #expect(right.end == Point(x: 110, y: 45))
        let down = try linear("180deg")
        #expect(down.start == Point(x: 60, y: 20))
        #expect(down.end == Point(x: 60, y: 70))
        #expect(try linear("to left").end == Point(x: 10, y: 45))
        #expect(try linear("0deg").end == Point(x: 60, y: 20))
        #expect(try linear("450deg") == right)
    }

    @Test("Whatever the angle, the first and the last colour just reach corners", arguments: 0..<24)
    func angles(step: Int) throws {
        let gradient = try linear("\(Double(step) * 15 + 1)deg")
        let line = gradient.end - gradient.start
        let length = line.x * line.x + line.y * line.y
        let corners = [
            Point(x: box.x0, y: box.y0), Point(x: box.x1, y: box.y0), Point(x: box.x0, y: box.y1),
            Point(x: box.x1, y: box.y1),
        ]
        let places = corners.map { corner in
            ((corner - gradient.start).x * line.x + (corner - gradient.start).y * line.y) / length
        }
        // Directions are rounded to 1/65,536.
        #expect(abs((places.min() ?? .nan) - 0) < 1e-4)
        #expect(abs((places.max() ?? .nan) - 1) < 1e-4)
    }

    @Test("Towards a corner, the other two corners have the colour of the middle")
    func corners() throws {
        for (word, corner, beside) in [
            ("to bottom right", Point(x: 110, y: 70), Point(x: 110, y: 20)),
            ("to top left", Point(x: 10, y: 20), Point(x: 110, y: 20)),
            ("to bottom left", Point(x: 10, y: 70), Point(x: 10, y: 20)),
            ("to top right", Point(x: 110, y: 20), Point(x: 110, y: 70)),
        ] {
            let gradient = try linear(word)
            let line = gradient.end - gradient.start
            let square = line.x * line.x + line.y * line.y
            func place(_ point: Point) -> Double {
                ((point - gradient.start).x * line.x + (point - gradient.start).y * line.y) / square
            }
            #expect(abs(place(beside) - 0.5) < 1e-12, "\(word)")
            #expect(abs(place(corner) - 1) < 1e-12, "\(word)")
        }
        let empty = Rect(x0: 5, y0: 5, x1: 5, y1: 5)
        #expect(try linear("to top left", in: empty).end == Point(x: 5, y: 5))
    }

    @Test("A radial gradient reaches the farthest corner, as a circle or in the box's proportions")
    func radial() {
        func gradient(_ shape: RadialGradientStyle.Shape, _ center: UnitPoint) -> RadialGradient {
            RadialGradient(
                RadialGradientStyle(shape: shape, center: center, colors: [GradientColor(.red), GradientColor(.blue)]),
                in: Rect(x0: 0, y0: 0, x1: 80, y1: 60))
        }
        #expect(gradient(.circle, .center).radii == Size(width: 50, height: 50))
        #expect(gradient(.circle, .topLeading).radii == Size(width: 100, height: 100))
        let ellipse = gradient(.ellipse, UnitPoint(x: 0.25, y: 0.5))
        #expect(ellipse.center == Point(x: 20, y: 30))
        #expect(ellipse.radii == Size(width: 60 * 2.0.squareRoot(), height: 30 * 2.0.squareRoot()))
    }

    @Test("A picture covers a box, lies whole in it, or is repeated in its own size")
    func images() {
        let size = Size(width: 20, height: 20)
        let cover = ImageStyle.Fit.cover.rect(of: size, in: box)
        #expect(cover == Rect(x0: 10, y0: -5, x1: 110, y1: 95))
        #expect(ImageStyle.Fit.contain.rect(of: size, in: box) == Rect(x0: 35, y0: 20, x1: 85, y1: 70))
        #expect(ImageStyle.Fit.tile.rect(of: size, in: box) == Rect(x0: 10, y0: 20, x1: 30, y1: 40))
        let odd = Rect(x0: 0.1, y0: 0.3, x1: 30.7, y1: 17.9)
        let same = Size(width: odd.width, height: odd.height)
        #expect(ImageStyle.Fit.cover.rect(of: same, in: odd) == odd)
        #expect(ImageStyle.Fit.contain.rect(of: same, in: odd) == odd)
        #expect(ImageStyle.Fit.cover.rect(of: Size(width: 7, height: 3), in: odd).y1 == odd.y1)
    }

    @Test("A material filters what lies behind, and without anything behind is its tint")
    func materials() {
        let path = Path.roundedRect(box, radii: CornerRadii(4))
        let tint = Color(red: 0x1c, green: 0x1c, blue: 0x1e, alpha: 153)
        let filter = BackdropFilter(sigma: 20, saturation: 1.8, tint: tint)
        let page = [DisplayItem.fill(path, .color(.red), .nonZero)]
        let style = ShapeStyle.material(.regular.dark)
        var resolver = PaintResolver(pictures: Pictures(), backdrop: .nothing)
        #expect(resolver.fill(path, with: style, in: box) == [.fill(path, .color(tint), .nonZero)])
        resolver.paint(page)
        #expect(resolver.fill(path, with: style, in: box) == [.material(path, filter, backdrop: nil)])
        resolver.backdrop = .items(page)
        resolver.paint(page)
        #expect(resolver.fill(path, with: style, in: box) == [.material(path, filter, backdrop: page + page)])
        #expect(resolver.fill(path, with: .color(.transparent), in: box) == [])
    }

    @Test("Thicker materials have a stronger tint")
    func tints() {
        let alphas = Material.Thickness.allCases.map { Material($0).filter.tint.alpha }
        #expect(alphas == [77, 115, 153, 191, 224])
        #expect(Material.regular.filter.tint == Color(red: 255, green: 255, blue: 255, alpha: 153))
    }

    @Test("A gradient's average weighs its colours by the way they take")
    func averages() throws {
        func average(_ text: String) throws -> Color? { try ShapeStyle(specText: text).averageColor }
        #expect(try average("linear-gradient(#000, #fff)") == Color(red: 128, green: 128, blue: 128))
        #expect(try average("linear-gradient(#000 50%, #fff 50%)") == Color(red: 128, green: 128, blue: 128))
        #expect(try average("linear-gradient(#000, #fff 0%)") == .white)
        #expect(try average("linear-gradient(#f00 100%, #00f)") == .red)
        #expect(try average("linear-gradient(#f00 -100%, #00f 200%)") == Color(red: 128, green: 0, blue: 128))
        #expect(try average("linear-gradient(#f00, #f000)") == .red.with(alpha: 128))
        #expect(try average("radial-gradient(transparent, #0000)") == .transparent)
        #expect(try average("url(a.png)") == nil)
    }

    @Test("Letters know the colour behind them through what is translucent, and not through pictures and materials")
    func letterBackdrops() throws {
        func backdrop(_ layers: String...) throws -> LetterBackdrop {
            LetterBackdrop(layers: try layers.map { try ShapeStyle(specText: $0) })
        }
        #expect(try backdrop().known == nil)
        #expect(try backdrop("red").known == .red)
        #expect(try backdrop("#00f", "#ff000080").known == Color.red.with(alpha: 128).over(.blue))
        #expect(try backdrop("#ff000080").known == nil)
        #expect(try backdrop("red", "url(a.png)").known == nil)
        #expect(try backdrop("red", "material(thin-dark)").known == nil)
        #expect(try backdrop("material(thin-dark)").color == Color(red: 0x1c, green: 0x1c, blue: 0x1e))
        #expect(try backdrop("url(a.png)", "red").known == .red)
        let highlighted = try backdrop("url(a.png)").covered(by: .color(.navy))
        #expect(highlighted.known == .navy)
    }
}
