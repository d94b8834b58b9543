import SnugCairo
import SnugGeometry
import SnugPixels
import SnugScene
import Testing

@Suite("Strokes")
struct StrokeTests {
    private let square = Path.rect(20, 20, 40, 40)

    private func coverage(_ path: Path, _ style: LineStyle, scale: Double = 1) throws -> Double {
        try paint([.stroke(path, style, .color(.black))], scale: scale).coverage / (scale * scale)
    }

    @Test("A line covers its length times its width, at any scale", arguments: [1, 1.5, 2])
    func area(scale: Double) throws {
        let circle = Path.circle(30, 30, radius: 20)
        let expected = Double.pi * (22 * 22 - 18 * 18)
        #expect(abs(try coverage(circle, LineStyle(width: 4), scale: scale) - expected) < 1)
        #expect(abs(try coverage(square, LineStyle(width: 4), scale: scale) - 320) < 0.1)
    }

    @Test("Joins and caps have their areas")
    func joinsAndCaps() throws {
        #expect(abs(try coverage(square, LineStyle(width: 4, join: .miter)) - 320) < 0.1)
        #expect(abs(try coverage(square, LineStyle(width: 4, join: .bevel)) - (320 - 4 * 2)) < 0.2)
        #expect(abs(try coverage(square, LineStyle(width: 4, join: .round)) - (320 - 4 * (4 - Double.pi))) < 0.3)
        let line = Path([.move(Point(x: 10, y: 30)), .line(Point(x: 50, y: 30))])
        #expect(abs(try coverage(line, LineStyle(width: 4, cap: .butt)) - 160) < 0.1)
        #expect(abs(try coverage(line, LineStyle(width: 4, cap: .square)) - 176) < 0.1)
        #expect(abs(try coverage(line, LineStyle(width: 4, cap: .round)) - (160 + 4 * Double.pi)) < 0.3)
    }

    @Test("A mitre longer than four widths becomes a bevel")
    func miterLimit() throws {
        func spike(_ halfOpening: Double) throws -> PixelRect? {
            let path = Path([
                .move(Point(x: 5, y: 30 - halfOpening)), .line(Point(x: 30, y: 30)),
                .line(Point(x: 5, y: 30 + halfOpening)),
            ])
            return try paint([.stroke(path, LineStyle(width: 6), .color(.black))]).inkBounds
        }
        let (long, short) = (try #require(try spike(25)), try #require(try spike(5)))
        #expect(long.x + long.width == 35)
        #expect(short.x + short.width <= 33)
    }

    @Test("A line wider than its curves are round has no holes", arguments: [LineStyle.Join.miter, .round, .bevel])
    func wideLines(join: LineStyle.Join) throws {
        // Two rings, as letters have them: the outer one clockwise, the inner one not.
        let ring = Path.circle(22, 30, radius: 9) + .circle(22, 30, radius: 5, clockwise: false)
        let rings = ring + Path.circle(38, 30, radius: 3.5) + .circle(38, 30, radius: 2, clockwise: false)
        let bitmap = try paint([.stroke(rings, LineStyle(width: 30, join: join), .color(.black))])
        let discs = try paint([
            .fill(.circle(22, 30, radius: 24) + .circle(38, 30, radius: 18.5), .color(.black), .nonZero)
        ])
        for (x, y) in bitmap.positions {
            #expect(abs(Int(bitmap[x, y].alpha) - Int(discs[x, y].alpha)) <= 20, "\(x), \(y)")
        }
    }

    @Test("Dashes leave gaps")
    func dashes() throws {
        let line = Path([.move(Point(x: 10, y: 30)), .line(Point(x: 50, y: 30))])
        let style = LineStyle(width: 4, dash: [5, 3])
        #expect(abs(try coverage(line, style) - 5 * 5 * 4) < 0.1)
        #expect(abs(try coverage(line, style, scale: 2) - 5 * 5 * 4) < 0.1)
    }

    @Test("A line inside and one outside are the two halves of the whole line")
    func sides() throws {
        for path in [square, Path.circle(30, 30, radius: 15.3)] {
            func image(_ side: LineStyle.Side) throws -> Bitmap {
                try paint([.stroke(path, LineStyle(width: 6, side: side), .color(.black))])
            }
            let (both, inside, outside) = (try image(.both), try image(.inside), try image(.outside))
            #expect(abs(inside.coverage + outside.coverage - both.coverage) < 0.5)
            for (x, y) in both.positions {
                let sum = Int(inside[x, y].alpha) + Int(outside[x, y].alpha)
                #expect(abs(sum - Int(both[x, y].alpha)) <= 3)
            }
            let filled = try paint([.fill(path, .color(.black), .nonZero)])
            for (x, y) in both.positions {
                if filled[x, y].alpha == 0 { #expect(inside[x, y].alpha == 0) }
                if filled[x, y].alpha == 255 { #expect(outside[x, y].alpha == 0) }
            }
        }
    }

    @Test("A line inside a rectangle of whole pixels has no partly covered pixels")
    func insideFrame() throws {
        let frame = try paint(
            [.stroke(.rect(0, 0, 60, 60), LineStyle(width: 2, side: .inside), .color(.systemBlue))])
        #expect(frame.colors == [.systemBlue, .transparent])
        #expect(frame.coverage == 4 * 59)
    }

    @Test("A fill and a line on one side of it leave no seam", arguments: [LineStyle.Side.inside, .outside])
    func noSeam(side: LineStyle.Side) throws {
        let path = Path.circle(30.3, 29.8, radius: 20)
        let style = LineStyle(width: 8, side: side)
        let fill = DisplayItem.fill(path, .color(.white), .nonZero)
        let painted = try paint([fill, .stroke(path, style, .color(.white))])
        // What one fill of the whole region gives.
        let radius: Double = side == .inside ? 20 : 24
        let region = try paint([.fill(.circle(30.3, 29.8, radius: radius), .color(.white), .nonZero)])
        for (x, y) in painted.positions {
            #expect(abs(Int(painted[x, y].alpha) - Int(region[x, y].alpha)) <= 12, "\(x), \(y)")
        }
        if side == .outside {
            let reversed = try paint([.stroke(path, style, .color(.white)), fill])
            #expect(reversed == painted)
        }
    }

    @Test("A line outside leaves no seam to a silhouette with its shape in it, and nothing of it shines through")
    func silhouetteWithoutSeam() throws {
        let path = Path.circle(30.3, 29.8, radius: 15)
        let bar = DisplayItem.fill(.rect(2.4, 28.6, 57.2, 31.3), .color(.black), .nonZero)
        let silhouette = [DisplayItem.fill(path, .color(.black), .nonZero), bar]
        func paintBoth(_ fill: Color) throws -> Bitmap {
            try paint([
                .stroke(path, LineStyle(width: 8, side: .outside), .color(.white)),
                .shadow(Shadow(color: fill), of: silhouette),
            ])
        }
        let white = try paintBoth(.white)
        let region = try paint([.fill(.circle(30.3, 29.8, radius: 19), .color(.white), .nonZero), bar])
        for (x, y) in white.positions {
            #expect(abs(Int(white[x, y].alpha) - Int(region[x, y].alpha)) <= 12, "\(x), \(y)")
        }
        let blue = try paintBoth(Color.blue.with(alpha: 128))
        for (x, y) in [(30, 30), (12, 30), (5, 30), (56, 29)] { #expect(blue[x, y] == Color.blue.with(alpha: 128)) }
        #expect(blue[30, 12] == .white)
    }

    @Test("A line inside lies over the fill, and the fill's colour does not show at its edge")
    func insideOverFill() throws {
        let path = Path.circle(30.3, 29.8, radius: 20)
        let painted = try paint([
            .fill(path, .color(.red), .nonZero),
            .stroke(path, LineStyle(width: 8, side: .inside), .color(.blue)),
        ])
        #expect(painted[30, 30] == .red)
        for (x, y) in painted.positions where (1..<250).contains(painted[x, y].alpha) {
            #expect(painted[x, y].red == 0)
        }
    }

    @Test("A translucent line shows one tone where it crosses itself")
    func evenTranslucency() throws {
        let cross = Path([
            .move(Point(x: 10, y: 10)), .line(Point(x: 50, y: 50)), .line(Point(x: 50, y: 10)),
            .line(Point(x: 10, y: 50)),
        ])
        let bitmap = try paint([.stroke(cross, LineStyle(width: 6), .color(Color.black.with(alpha: 100)))])
        #expect(bitmap.positions.allSatisfy { bitmap[$0.x, $0.y].alpha <= 100 })
        #expect(bitmap[30, 30].alpha == 100)
    }

    @Test("Nothing is cut where a line stands outside its path's box")
    func reach() throws {
        let path = Path.rect(20, 20, 40, 40)
        for join in [LineStyle.Join.miter, .round, .bevel] {
            let style = LineStyle(width: 11, join: join)
            let alone = try paint([.stroke(path, style, .color(.black))])
            let whole = try paint([
                .fill(.rect(0, 0, 60, 60), .color(.transparent), .nonZero),
                .stroke(path, style, .color(.black)),
            ])
            for (x, y) in alone.positions { #expect(alone[x, y] == whole[x, y]) }
        }
    }

    @Test("Lines that make no sense are refused")
    func refusals() {
        for style in [
            LineStyle(width: -1), LineStyle(width: .nan), LineStyle(width: .infinity),
            LineStyle(width: 1, dash: [0, 0]), LineStyle(width: 1, dash: [3, -1]),
            LineStyle(width: 1, dash: [.nan]),
        ] {
            #expect(throws: PaintError.stroke(item: 0)) {
                try paint([.stroke(.rect(0, 0, 9, 9), style, .color(.black))])
            }
        }
    }
}
