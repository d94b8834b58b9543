import Foundation
import SnugCairo
import SnugGeometry
import SnugPixels
import SnugScene
import Testing

@Suite("Shadows")
struct ShadowTests {
    private func fill(_ path: Path, _ color: Color = .black) -> DisplayItem { .fill(path, .color(color), .nonZero) }

    private func shadow(
        _ sigma: Double, of items: [DisplayItem], at offset: Point = .zero, _ color: Color = .black
    ) -> DisplayItem {
        .shadow(Shadow(color: color, offset: offset, sigma: sigma), of: items)
    }

    /// Mean and variance of the alphas along both axes, in pixels.
    private func moments(_ bitmap: Bitmap) -> (mean: Point, variance: Point) {
        var (sum, x1, y1, x2, y2) = (0.0, 0.0, 0.0, 0.0, 0.0)
        for (x, y) in bitmap.positions {
            let alpha = Double(bitmap[x, y].alpha)
            let (px, py) = (Double(x) + 0.5, Double(y) + 0.5)
            sum += alpha
            x1 += alpha * px
            y1 += alpha * py
            x2 += alpha * px * px
            y2 += alpha * py * py
        }
        let mean = Point(x: x1 / sum, y: y1 / sum)
        return (mean, Point(x: x2 / sum - mean.x * mean.x, y: y2 / sum - mean.y * mean.y))
    }

    @Test(
        "A blur keeps the sum of alpha and adds its variance",
        arguments: [0.2, 0.5, 0.8, 1.3, 1.99, 2, 2.01, 2.5, 4, 7.3, 12], [1.0, 1.7])
    func sumAndVariance(sigma: Double, scale: Double) throws {
        let items = [fill(.rect(60, 70, 100, 100)), fill(.rect(90, 60, 120, 80), Color.red.with(alpha: 128))]
        let sharp = try paint(items, width: 180, height: 160, scale: scale)
        let soft = try paint([shadow(sigma, of: items)], width: 180, height: 160, scale: scale)
        #expect(abs(soft.coverage / sharp.coverage - 1) < 0.005)
        let (before, after) = (moments(sharp), moments(soft))
        let added = sigma * sigma * scale * scale
        #expect(abs(after.variance.x - before.variance.x - added) < 0.02 * added + 0.02)
        #expect(abs(after.variance.y - before.variance.y - added) < 0.02 * added + 0.02)
        #expect(abs(after.mean.x - before.mean.x) < 0.02 && abs(after.mean.y - before.mean.y) < 0.02)
    }

    @Test("A straight edge becomes the error function, whichever way it looks", arguments: [0.7, 1.5, 2, 3, 6])
    func edge(sigma: Double) throws {
        let half = try paint([shadow(sigma, of: [fill(.rect(30, -100, 200, 200))])])
        let upright = try paint([shadow(sigma, of: [fill(.rect(-100, 30, 200, 200))])])
        // Abramowitz and Stegun, 26.2.17: the normal distribution to 7.5e-8.
        func normal(_ z: Double) -> Double {
            if z < 0 { return 1 - normal(-z) }
            let t = 1 / (1 + 0.231_641_9 * z)
            let tail = [0.319_381_530, -0.356_563_782, 1.781_477_937, -1.821_255_978, 1.330_274_429]
            var (power, sum) = (t, 0.0)
            for factor in tail {
                sum += factor * power
                power *= t
            }
            return 1 - exp(-z * z / 2) / (2 * Double.pi).squareRoot() * sum
        }
        for x in 0..<60 {
            // Pixels are blurred, not what lies between them: of an edge between two pixels that leaves more.
            let expected = 255 * normal((Double(x) + 0.5 - 30) / sigma)
            #expect(abs(Double(half[x, 20].alpha) - expected) < (sigma < 1 ? 16 : 4), "\(x)")
            #expect(half[x, 20] == upright[20, x])
        }
    }

    @Test("A shadow keeps the symmetry of what casts it", arguments: [0.6, 1.5, 2, 5, 9.7])
    func symmetry(sigma: Double) throws {
        let bitmap = try paint([shadow(sigma, of: [fill(.rect(20, 20, 40, 40))])])
        for (x, y) in bitmap.positions {
            #expect(bitmap[x, y] == bitmap[59 - x, y])
            #expect(bitmap[x, y] == bitmap[y, x])
        }
    }

    @Test("An offset of whole pixels moves the shadow exactly", arguments: [0, 1, 4], [1.0, 2])
    func offset(sigma: Double, scale: Double) throws {
        let items = [fill(.circle(25.3, 24.8, radius: 9.7))]
        let still = try paint([shadow(sigma, of: items)], scale: scale)
        let moved = try paint([shadow(sigma, of: items, at: Point(x: 5, y: -3))], scale: scale)
        let (dx, dy) = (Int(5 * scale), Int(-3 * scale))
        for (x, y) in still.positions where moved.bounds.contains(x + dx, y + dy) {
            #expect(still[x, y] == moved[x + dx, y + dy])
        }
        // What moves together with its shadow is the same picture elsewhere.
        let elsewhere = try paint(
            [shadow(sigma, of: [items[0].translated(by: Point(x: 5, y: -3))])], scale: scale)
        #expect(elsewhere == moved)
    }

    @Test("An offset moves by parts of a pixel")
    func fractionalOffset() throws {
        let items = [fill(.rect(20, 20, 40, 40))]
        let bitmap = try paint([shadow(0, of: items, at: Point(x: 0.25, y: 0))])
        #expect(abs(Int(bitmap[20, 30].alpha) - 191) <= 1)
        #expect(abs(Int(bitmap[40, 30].alpha) - 64) <= 1)
        #expect(abs(moments(try paint([shadow(3, of: items, at: Point(x: 0.25, y: 0))])).mean.x - 30.25) < 0.01)
    }

    @Test("A canvas shows the part of the shadow that a larger one shows there", arguments: [0, 1, 2, 6, 15])
    func crop(sigma: Double) throws {
        let outlines = [Path.circle(0.4, -0.4, radius: 0.4)]
        let letters = GlyphGroup(
            glyphs: (0..<5).map { .init(outline: 0, size: 30, origin: Point(x: -33 + 24.3 * Double($0), y: 31)) })
        let items: [DisplayItem] = [
            .glyphStrokes(letters, LineStyle(width: 5, join: .round), .color(.black)),
            .glyphs(letters, .color(.black)),
        ]
        let offset = Point(x: 1.5, y: 4)
        let small = try paint([shadow(sigma, of: items, at: offset)], width: 50, height: 40, outlines: outlines)
        let moved = items.map { $0.translated(by: Point(x: 100, y: 90)) }
        let large = try paint([shadow(sigma, of: moved, at: offset)], width: 300, height: 250, outlines: outlines)
        #expect(small == large.cropped(to: PixelRect(x: 100, y: 90, width: 50, height: 40)))
        #expect(large.coverage > small.coverage)
    }

    @Test("What lies outside the canvas casts its shadow into it")
    func fromOutside() throws {
        let beside = try paint([shadow(5, of: [fill(.rect(-30, 0, -2, 60))])])
        #expect(beside[0, 30].alpha > 60)
        let offCanvas = try paint([shadow(0, of: [fill(.rect(100, 100, 110, 110))], at: Point(x: -80, y: -80))])
        #expect(offCanvas.inkBounds == PixelRect(x: 20, y: 20, width: 10, height: 10))
        #expect(try paint([shadow(5, of: [fill(.rect(-90, 0, -60, 60))])]).inkBounds == nil)
    }

    @Test("A shadow is one colour with the alpha of both", arguments: [0, 3])
    func color(sigma: Double) throws {
        let color = Color.systemPink.with(alpha: 100)
        let items = [fill(.rect(0, 0, 60, 60), .white), fill(.rect(20, 20, 40, 40), .blue)]
        let bitmap = try paint([shadow(sigma, of: items, color)])
        #expect(bitmap[30, 30] == Bitmap(width: 1, height: 1, color: color).converted(to: .premultiplied)[0, 0])
        let half = try paint([shadow(sigma, of: [fill(.rect(0, 0, 60, 60), Color.white.with(alpha: 128))], color)])
        #expect(half[30, 30].alpha == 50)
        #expect(try paint([shadow(sigma, of: items, .transparent)]).inkBounds == nil)
    }

    @Test("Shadows of a low alpha keep their sum")
    func paleSum() throws {
        let items = [fill(.rect(40, 40, 80, 80))]
        let bitmap = try paint(
            [shadow(8, of: items, Color.black.with(alpha: 51))], width: 120, height: 120)
        #expect(abs(bitmap.coverage / (1600 * 51.0 / 255) - 1) < 0.005)
    }

    @Test("Items that overlap cast one tone, and a picture its silhouette")
    func silhouette() throws {
        let disc = try paint([fill(.circle(30, 30, radius: 20), .yellow)])
        let image = DisplayItem.image(0, Rect(x0: 0, y0: 0, x1: 60, y1: 60))
        let bitmap = try paint(
            [shadow(0, of: [image, fill(.rect(20, 20, 60, 40), .red)], Color.blue.with(alpha: 77))], images: [disc])
        #expect(bitmap[30, 30] == bitmap[55, 30])
        #expect(bitmap[30, 30].alpha == 77)
        for (x, y) in bitmap.positions where bitmap[x, y].alpha == 77 { #expect(bitmap[x, y] == bitmap[30, 30]) }
        #expect(bitmap.coverage < (disc.coverage + 800) * 77 / 255)
        let alone = try paint([shadow(0, of: [image], .black)], images: [disc])
        for (x, y) in alone.positions { #expect(alone[x, y].alpha == disc[x, y].alpha) }
    }

    @Test("A shadow can cast a shadow")
    func nested() throws {
        let items = [fill(.rect(50, 50, 70, 70))]
        let twice = try paint(
            [shadow(3, of: [shadow(4, of: items, at: Point(x: 2, y: 0))], at: Point(x: 1, y: 5))], width: 120,
            height: 120)
        let once = try paint([shadow(5, of: items, at: Point(x: 3, y: 5))], width: 120, height: 120)
        #expect(abs(twice.coverage / once.coverage - 1) < 0.005)
        let (a, b) = (moments(twice), moments(once))
        #expect(abs(a.variance.x - b.variance.x) < 0.3 && abs(a.variance.y - b.variance.y) < 0.3)
        #expect(abs(a.mean.x - b.mean.x) < 0.01 && abs(a.mean.y - b.mean.y) < 0.01)
        // Three boxes are flatter than the Gaussian, the more so the fewer there are.
        for (x, y) in twice.positions { #expect(abs(Int(twice[x, y].alpha) - Int(once[x, y].alpha)) <= 2) }
    }

    @Test("Several shadows of the same items are those of each alone")
    func several() throws {
        let items = [fill(.circle(30.2, 29.7, radius: 11))]
        let same = items + [fill(.rect(29, 29, 30, 30), .transparent)]
        let first = shadow(2.5, of: items, .red)
        let second = shadow(1, of: items, Color.blue.with(alpha: 128))
        let apart = shadow(1, of: same, Color.blue.with(alpha: 128))
        #expect(try paint([first, second]) == paint([first, apart]))
        #expect(try paint([first, second]) != paint([second, first]))
        let moved = shadow(1, of: items, at: Point(x: 9, y: 0), .green)
        #expect(try paint([first, moved])[48, 30] != paint([first])[48, 30])
    }

    @Test("Only the pixels that a shadow can reach take memory")
    func area() throws {
        let canvas = try canvas([shadow(4, of: [fill(.rect(100, 100, 110, 110))])], width: 300, height: 300)
        let area = canvas.area
        #expect(area.width == area.height && area.width >= 10 + 2 * 11 && area.width <= 10 + 2 * 15)
        let ink = try #require(canvas.bitmap.inkBounds)
        #expect(ink.isInside(area))
        #expect(ink.isInside(PixelRect(x: 88, y: 88, width: 34, height: 34)), "3 sigma on each side hold all of it")
    }

    @Test("Shadows that make no sense are refused")
    func refusals() {
        let items = [fill(.rect(0, 0, 9, 9))]
        for sigma in [-1, .nan, .infinity, 40_000] as [Double] {
            #expect(throws: PaintError.self) { try paint([items[0], shadow(sigma, of: items)]) }
        }
        #expect(throws: PaintError.blur(item: 1, sigma: 80_000, limit: 32_767)) {
            try paint([items[0], shadow(40_000, of: items)], scale: 2)
        }
        #expect(throws: PaintError.coordinates(item: 1)) {
            try paint([items[0], shadow(1, of: items, at: Point(x: .nan, y: 0))])
        }
        #expect(throws: PaintError.missingOutline(item: 0, outline: 3)) {
            try paint([
                shadow(1, of: [.glyphs(GlyphGroup(glyphs: [.init(outline: 3, size: 1, origin: .zero)]), .color(.red))])
            ])
        }
        #expect(
            throws: PaintError.shadowTooLarge(
                item: 0, width: 6_060, height: 6_060, limits: PaintLimits(pixels: 5_000_000))
        ) {
            let list = DisplayList(
                size: Size(width: 60, height: 60), items: [shadow(1000, of: [fill(.rect(-9e5, -9e5, 9e5, 9e5))])])
            _ = try CairoPainter(limits: PaintLimits(pixels: 5_000_000)).paint(list)
        }
    }
}

extension PixelRect {
    fileprivate func contains(_ x: Int, _ y: Int) -> Bool {
        PixelRect(x: x, y: y, width: 1, height: 1).isInside(self)
    }
}
