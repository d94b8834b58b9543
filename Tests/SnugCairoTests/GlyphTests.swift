import SnugCairo
import SnugGeometry
import SnugPixels
import SnugScene
import Testing

@Suite("Glyphs")
struct GlyphTests {
    /// A box of 0.5 em on the baseline, a circle over it, and a blank.
    private let outlines = [Path.rect(0, -0.5, 0.5, 0), Path.circle(0.25, -0.5, radius: 0.25), Path()]

    private func glyphs(_ places: [(Int, Double, Double)], size: Double = 40) -> GlyphGroup {
        GlyphGroup(glyphs: places.map { .init(outline: $0, size: size, origin: Point(x: $1, y: $2)) })
    }

    private func paintGlyphs(_ places: [(Int, Double, Double)], color: Color = .black, scale: Double = 1) throws
        -> Bitmap
    {
        try paint([.glyphs(glyphs(places), .color(color))], scale: scale, outlines: outlines)
    }

    @Test("A glyph is its outline, scaled to its size and moved to its place", arguments: [1, 1.7, 2])
    func placed(scale: Double) throws {
        let glyph = try paintGlyphs([(0, 10.25, 40.5)], scale: scale)
        let path = try paint([.fill(.rect(10.25, 20.5, 30.25, 40.5), .color(.black), .nonZero)], scale: scale)
        #expect(glyph == path)
        #expect(abs(glyph.coverage / (scale * scale) - 400) < 0.7)
    }

    @Test("Glyphs move by less than a pixel: what leaves one column enters the next")
    func subpixelPlaces() throws {
        var last = -1
        for step in 0...16 {
            let bitmap = try paintGlyphs([(0, 10 + Double(step) / 16, 40)])
            #expect(abs(Int(bitmap[10, 30].alpha) + Int(bitmap[30, 30].alpha) - 255) <= 1)
            #expect(Int(bitmap[30, 30].alpha) > last)
            last = Int(bitmap[30, 30].alpha)
        }
        let (at, next) = (try paintGlyphs([(0, 10, 40)]), try paintGlyphs([(0, 10 + 1.0 / 256, 40)]))
        #expect(at != next)
    }

    @Test("Glyphs that overlap in a group show one tone, neighbours or not")
    func evenTranslucency() throws {
        let color = Color.systemPink.with(alpha: 77)
        let bitmap = try paintGlyphs([(0, 5, 30), (1, 9, 30), (0, 35, 55), (1, 38, 55), (0, 8, 33)], color: color)
        #expect(bitmap.positions.allSatisfy { bitmap[$0.x, $0.y].alpha <= 77 })
        #expect(bitmap[15, 25].alpha == 77)
    }

    @Test("A group is painted as its glyphs painted in one path are")
    func onePath() throws {
        let places = [(0, 1.3, 22.2), (1, 23.1, 22.7), (0, 30.9, 50.4), (1, 4.0, 55.0)]
        let group = try paintGlyphs(places)
        let paths = places.map { place in
            Path(
                outlines[place.0].elements.map { element in
                    func moved(_ p: Point) -> Point { p * 40 + Point(x: place.1, y: place.2) }
                    return switch element {
                    case .move(let p): .move(moved(p))
                    case .line(let p): .line(moved(p))
                    case .arc(let c, let r, let p, let clockwise):
                        .arc(center: moved(c), radius: r * 40, to: moved(p), clockwise: clockwise)
                    default: element
                    }
                })
        }
        let one = try paint([.fill(paths.reduce(Path(), +), .color(.black), .nonZero)])
        for (x, y) in group.positions { #expect(abs(Int(group[x, y].alpha) - Int(one[x, y].alpha)) <= 1) }
    }

    @Test("Very many glyphs on one place are painted")
    func manyOnOnePlace() throws {
        let places = Array(repeating: (0, 10.5, 40.5), count: 10_000)
        let bitmap = try paintGlyphs(places, color: Color.black.with(alpha: 128))
        #expect(bitmap[20, 30].alpha == 128)
        #expect(bitmap.inkBounds == PixelRect(x: 10, y: 20, width: 21, height: 21))
    }

    @Test("Lines along glyphs follow their outlines")
    func strokes() throws {
        let style = LineStyle(width: 4, join: .miter)
        let bitmap = try paint([.glyphStrokes(glyphs([(0, 20, 40)]), style, .color(.black))], outlines: outlines)
        #expect(abs(bitmap.coverage - 320) < 0.1)
        var inside = style
        inside.side = .inside
        let inner = try paint([.glyphStrokes(glyphs([(0, 20, 40)]), inside, .color(.black))], outlines: outlines)
        #expect(abs(inner.coverage - (400 - 16 * 16)) < 0.1)
    }

    @Test("A line outside a group leaves out all its glyphs")
    func strokesOutside() throws {
        let group = glyphs([(0, 5, 40), (0, 27, 40)])
        let style = LineStyle(width: 20, side: .outside)
        let line = try paint([.glyphStrokes(group, style, .color(.black))], outlines: outlines)
        let fill = try paint([.glyphs(group, .color(.black))], outlines: outlines)
        for (x, y) in line.positions where fill[x, y].alpha == 255 { #expect(line[x, y].alpha == 0) }
        #expect(line[26, 30].alpha == 255)
    }

    @Test("A blank glyph paints nothing, a missing one is refused")
    func missing() throws {
        #expect(try paintGlyphs([(2, 10, 40)]).inkBounds == nil)
        #expect(throws: PaintError.missingOutline(item: 0, outline: 3)) { try paintGlyphs([(3, 10, 40)]) }
    }
}
