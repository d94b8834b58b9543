import SnugCairo
import SnugGeometry
import SnugPixels
import SnugScene
import Testing

@Suite("Gradients")
struct GradientTests {
    private func stops(_ stops: (Double, Color)...) -> [GradientStop] {
        stops.map { GradientStop(location: $0.0, color: $0.1) }
    }

    private func linear(_ stops: [GradientStop], _ start: Point, _ end: Point) -> Paint {
        .linearGradient(LinearGradient(stops: stops, start: start, end: end))
    }

    private func radial(_ stops: [GradientStop], _ center: Point, _ x: Double, _ y: Double) -> Paint {
        .radialGradient(RadialGradient(stops: stops, center: center, radii: Size(width: x, height: y)))
    }

    private func across(_ stops: [GradientStop]) -> Paint { linear(stops, .zero, Point(x: 60, y: 0)) }

    private let everywhere = Path.rect(0, 0, 60, 60)

    /// The premultiplied colour at a location as CSS Images 3 says it: blue, green, red, alpha.
    private func expected(_ stops: [GradientStop], _ location: Double) -> [Double] {
        func channels(_ color: Color) -> [Double] {
            let alpha = Double(color.alpha)
            return [color.blue, color.green, color.red].map { Double($0) * alpha / 255 } + [alpha]
        }
        guard let next = stops.firstIndex(where: { $0.location > location }) else {
            return channels(stops[stops.count - 1].color)
        }
        guard next > 0 else { return channels(stops[0].color) }
        let (a, b) = (stops[next - 1], stops[next])
        let part = (location - a.location) / (b.location - a.location)
        return zip(channels(a.color), channels(b.color)).map { $0 + ($1 - $0) * part }
    }

    private func worst(_ paint: Paint, _ stops: [GradientStop], location: (Point) -> Double) throws -> Double {
        let picture = try canvas([.fill(everywhere, paint, .nonZero)]).picture
        var worst = 0.0
        for (x, y) in picture.positions {
            let wanted = expected(stops, location(Point(x: Double(x) + 0.5, y: Double(y) + 0.5)))
            for channel in 0..<4 {
                worst = max(worst, abs(Double(picture.bytes[(y * 60 + x) * 4 + channel]) - wanted[channel]))
            }
        }
        return worst
    }

    private static let clear = Color(red: 0, green: 90, blue: 255, alpha: 0)
    private static let pale = Color(red: 255, green: 20, blue: 60, alpha: 51)

    @Test("Premultiplied colours change evenly, to half a level")
    func exactness() throws {
        let stops = stops((-0.3, Self.pale), (0.1, .white), (0.4, Self.clear), (0.4, Self.clear), (1.2, .systemPink))
        let (start, end) = (Point(x: 7.3, y: 12), Point(x: 48, y: 51.9))
        let d = end - start
        let line = try worst(linear(stops, start, end), stops) { p in
            ((p.x - start.x) * d.x + (p.y - start.y) * d.y) / (d.x * d.x + d.y * d.y)
        }
        #expect(line < 0.502)
        let ellipse = try worst(radial(stops, start, 31, 17.5), stops) { p in
            let (u, v) = ((p.x - start.x) / 31, (p.y - start.y) / 17.5)
            return (u * u + v * v).squareRoot()
        }
        #expect(ellipse < 0.502)
    }

    @Test("A gradient between equal colours is that colour", arguments: [Color.systemBlue, pale, .black, clear])
    func equalStops(color: Color) throws {
        let shape = Path.circle(30, 30, radius: 21)
        let plain = try paint([.fill(shape, .color(color), .nonZero)], background: .yellow)
        let same = stops((0, color), (0.3, color), (1, color))
        for paint in [across(same), radial(same, Point(x: 9, y: 9), 20, 30), across(stops((0.5, color)))] {
            #expect(try SnugCairoTests.paint([.fill(shape, paint, .nonZero)], background: .yellow) == plain)
        }
    }

    @Test("Where the colour changes at once the first counts before and the last after it")
    func hardStops() throws {
        let paint = across(stops((0.25, .red), (0.25, .green), (0.25, .blue), (0.75, .blue), (0.75, .yellow)))
        let bitmap = try SnugCairoTests.paint([.fill(everywhere, paint, .nonZero)])
        for x in 0..<60 { #expect(bitmap[x, 7] == (x < 15 ? .red : x < 45 ? .blue : .yellow)) }
        // Between pixels each colour takes its part.
        let middle = across(stops((0.5 + 0.25 / 60, .black), (0.5 + 0.25 / 60, .white)))
        let mixed = try SnugCairoTests.paint([.fill(everywhere, middle, .nonZero)])
        #expect(abs(Int(mixed[30, 7].red) - 191) <= 1 && mixed[29, 7] == .black && mixed[31, 7] == .white)
        let ring = radial(stops((0.5, .black), (0.5, .white)), Point(x: 30, y: 30), 40, 40)
        let disc = try SnugCairoTests.paint([.fill(everywhere, ring, .nonZero)])
        let dark = disc.positions.reduce(0.0) { $0 + 1 - Double(disc[$1.x, $1.y].red) / 255 }
        #expect(abs(dark / (400 * Double.pi) - 1) < 0.002, "a circle of radius 20 is black")
    }

    @Test("Without an extent all is in the last colour")
    func noExtent() throws {
        let two = stops((0, .red), (1, .blue))
        let point = Point(x: 30, y: 30)
        for paint in [linear(two, point, point), radial(two, point, 0, 9), radial(two, point, 9, 0)] {
            let bitmap = try SnugCairoTests.paint([.fill(everywhere, paint, .nonZero)])
            #expect(bitmap.colors == [.blue])
        }
        let tiny = linear(two, point, Point(x: 30 + 1e-9, y: 30))
        let halves = try SnugCairoTests.paint([.fill(everywhere, tiny, .nonZero)])
        #expect(halves[29, 3] == .red && halves[30, 3] == .blue)
    }

    @Test("Thousands of stops are painted as one line of colours")
    func manyStops() throws {
        let many = (0...6000).map { GradientStop(location: Double($0) / 6000, color: $0 % 2 == 0 ? .black : .white) }
        let some = (0...60).map { step in
            GradientStop(location: Double(step) / 60, color: Color(red: UInt8(step * 4), green: 0, blue: 0))
        }
        #expect(try paint([.fill(everywhere, across(many), .nonZero)]).coverage == 3600)
        let bitmap = try paint([.fill(everywhere, across(some), .nonZero)])
        for x in 0..<60 { #expect(Int(bitmap[x, 0].red) == 4 * x + 2) }
    }

    @Test("A gradient moves with what it fills, and scales with it")
    func movedAndScaled() throws {
        let paints = [
            linear(stops((0, .red), (1, Self.pale)), Point(x: 4, y: 9), Point(x: 27, y: 31)),
            radial(stops((0, .white), (0.5, .blue), (0.5, .green), (1, Self.clear)), Point(x: 17, y: 15), 13, 19),
            linear(stops((0, .black), (1, .white)), .zero, Point(x: 255, y: 0)),
        ]
        for paint in paints {
            let item = DisplayItem.fill(.circle(20, 20, radius: 17.3), paint, .nonZero)
            let still = try SnugCairoTests.paint([item])
            let moved = try SnugCairoTests.paint([item.translated(by: Point(x: 21, y: 20))])
            for (x, y) in still.positions where x < 39 && y < 40 { #expect(still[x, y] == moved[x + 21, y + 20]) }
            let twice = try canvas([item], scale: 2).picture
            let larger = DisplayItem.fill(.circle(40, 40, radius: 34.6), paint.scaledTwice, .nonZero)
            #expect(try canvas([larger], width: 120, height: 120).picture == twice)
        }
    }

    @Test("A translucent gradient over glyphs that overlap is one tone")
    func overlappingGlyphs() throws {
        let outlines = [Path.circle(0.5, -0.5, radius: 0.5)]
        // The third glyph touches the first, which is in another piece.
        let group = GlyphGroup(
            glyphs: [(5, 40), (32, 40), (12, 40)].map { x, y in
                .init(outline: 0, size: 25, origin: Point(x: Double(x), y: Double(y)))
            })
        let half = Color.systemPink.with(alpha: 128)
        let flat = across(stops((0, half), (1, half)))
        for style in [nil, LineStyle(width: 6, join: .round)] {
            func item(_ paint: Paint) -> DisplayItem {
                style.map { .glyphStrokes(group, $0, paint) } ?? .glyphs(group, paint)
            }
            #expect(try paint([item(flat)], outlines: outlines) == paint([item(.color(half))], outlines: outlines))
            let fading = across(stops((0, .red), (1, Color.blue.with(alpha: 40))))
            let mask = try paint([item(.color(.black))], outlines: outlines)
            let whole = try paint([.fill(everywhere, fading, .nonZero)])
            let glyphs = try paint([item(fading)], outlines: outlines)
            for (x, y) in mask.positions where mask[x, y].alpha == 255 { #expect(glyphs[x, y] == whole[x, y]) }
        }
    }

    @Test("Lines take gradients on either side, beside a fill without a seam")
    func lines() throws {
        let shape = Path.circle(30, 30, radius: 18)
        for side in [LineStyle.Side.both, .inside, .outside] {
            let style = LineStyle(width: 8, side: side)
            let (a, b) = (Color.blue, Color.yellow)
            let plain = try paint([
                .fill(shape, .color(a), .nonZero), .stroke(shape, style, .color(b)),
            ])
            let graded = try paint([
                .fill(shape, across(stops((0, a), (1, a))), .nonZero),
                .stroke(shape, style, across(stops((0, b), (1, b)))),
            ])
            #expect(graded == plain)
        }
    }

    @Test("Gradients that make no sense are refused")
    func refusals() {
        let two = stops((0, .red), (1, .blue))
        let point = Point(x: 3, y: 3)
        let paints = [
            across([]), across(stops((1, .red), (0, .blue))), across(stops((.nan, .red))),
            across(stops((0, .red), (.infinity, .red))), linear(two, Point(x: .nan, y: 0), point),
            linear(two, point, Point(x: 0, y: .infinity)), linear(two, point, Point(x: 1e300, y: 0)),
            radial(two, point, -1, 4), radial(two, point, 4, .nan), radial(two, Point(x: 0, y: -.infinity), 4, 4),
        ]
        for paint in paints {
            #expect(throws: PaintError.gradient(item: 1)) {
                let black = DisplayItem.fill(everywhere, .color(.black), .nonZero)
                _ = try SnugCairoTests.paint([black, .layer(Layer([.fill(everywhere, paint, .nonZero)]))])
            }
        }
    }
}

extension Paint {
    fileprivate var scaledTwice: Paint {
        switch self {
        case .linearGradient(let gradient):
            .linearGradient(
                LinearGradient(stops: gradient.stops, start: gradient.start * 2, end: gradient.end * 2))
        case .radialGradient(let gradient):
            .radialGradient(
                RadialGradient(
                    stops: gradient.stops, center: gradient.center * 2,
                    radii: Size(width: gradient.radii.width * 2, height: gradient.radii.height * 2)))
        default: self
        }
    }
}
