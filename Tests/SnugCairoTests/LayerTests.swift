import SnugCairo
import SnugGeometry
import SnugPixels
import SnugScene
import Testing

@Suite("Layers")
struct LayerTests {
    private let items: [DisplayItem] = [
        .fill(.circle(25, 28, radius: 14.3), .color(.systemPink), .nonZero),
        .stroke(.rect(15, 20, 45, 38), LineStyle(width: 3), .color(Color.blue.with(alpha: 150))),
        .fill(.rect(30.5, 30.5, 44, 47), .color(Color.yellow.with(alpha: 90)), .nonZero),
    ]

    private let shadows = [
        Shadow(color: Color.black.with(alpha: 100), offset: Point(x: 2, y: 5), sigma: 3),
        Shadow(color: .red, offset: Point(x: -4, y: 1)),
        Shadow(color: Color.green.with(alpha: 200), sigma: 1.2),
    ]

    private func difference(_ a: Bitmap, _ b: Bitmap) -> Int {
        zip(a.converted(to: .premultiplied).bytes, b.converted(to: .premultiplied).bytes).map { abs(Int($0) - Int($1)) }
            .max() ?? 0
    }

    @Test("A layer that nothing is done to is its items, however deep")
    func plain() throws {
        let direct = try paint(items, background: .white)
        #expect(try paint([.layer(Layer(items))], background: .white) == direct)
        let nested = (0..<40).reduce(items) { items, _ in [.layer(Layer(items))] }
        #expect(try paint(nested, background: .white) == direct)
        #expect(try paint([.layer(Layer(items, opacity: 0))]).inkBounds == nil)
        #expect(try paint([.layer(Layer([], shadows: shadows))]).inkBounds == nil)
    }

    @Test("Opacity is that of the whole picture")
    func opacity() throws {
        let square = DisplayItem.fill(.rect(10, 10, 30, 30), .color(.red), .nonZero)
        let other = DisplayItem.fill(.rect(20, 20, 50, 50), .color(.blue), .nonZero)
        let bitmap = try paint([.layer(Layer([square, other], opacity: 0.5))])
        #expect(bitmap.colors == [.transparent, Color.red.with(alpha: 128), Color.blue.with(alpha: 128)])
        #expect(bitmap[25, 25] == Color.blue.with(alpha: 128))
        let alone = try paint([.layer(Layer([square], opacity: 128.0 / 255))], background: .white)
        let direct = DisplayItem.fill(.rect(10, 10, 30, 30), .color(Color.red.with(alpha: 128)), .nonZero)
        #expect(difference(alone, try paint([direct], background: .white)) <= 1)
    }

    @Test("Opacities of nested layers multiply, alone or not", arguments: [false, true])
    func nestedOpacity(isAlone: Bool) throws {
        let corner = DisplayItem.fill(.rect(0, 0, 5, 5), .color(.red), .nonZero)
        let rest = isAlone ? [] : [corner]
        let nested = try paint([.layer(Layer([.layer(Layer(items, opacity: 0.5))] + rest, opacity: 0.5))])
        let once = try paint([.layer(Layer(items, opacity: 0.25)), .layer(Layer(rest, opacity: 0.5))])
        #expect(difference(nested, once) <= 1)
    }

    @Test("The clip cuts the picture once, with a soft edge")
    func clip() throws {
        let clip = Path.circle(30, 30, radius: 17.4)
        let twice = [
            DisplayItem.fill(.rect(0, 0, 60, 60), .color(.red), .nonZero),
            .fill(.rect(0, 0, 60, 60), .color(.blue), .nonZero),
        ]
        let cut = try paint([.layer(Layer(twice, clip: clip))], background: .white)
        #expect(cut == (try paint([.fill(clip, .color(.blue), .nonZero)], background: .white)))
        let line = Path([.move(Point(x: 3, y: 3)), .line(Point(x: 50, y: 50))])
        for empty in [Path(), line] {
            #expect(try paint([.layer(Layer(twice, clip: empty))]).inkBounds == nil)
        }
        let half = try paint([.layer(Layer(items, clip: .rect(0, 0, 60, 30)))])
        let whole = try paint(items)
        for (x, y) in whole.positions { #expect(half[x, y] == (y < 30 ? whole[x, y] : .transparent)) }
        let uneven = try paint([.layer(Layer(twice, clip: .rect(10, 10.5, 20, 20)))])
        #expect(abs(Int(uneven[15, 10].alpha) - 128) <= 1 && uneven.inkBounds?.y == 10)
    }

    @Test("Clips of nested layers cut one after the other")
    func nestedClips() throws {
        let (a, b) = (Path.circle(20, 30, radius: 17), Path.circle(40, 30, radius: 17))
        let inner = Layer([.fill(.rect(0, 0, 60, 60), .color(.green), .nonZero)], clip: a)
        let bitmap = try paint([.layer(Layer([.layer(inner)], clip: b))])
        let other = try paint([
            .layer(Layer([.layer(Layer(inner.items, clip: b, opacity: 1))], clip: a))
        ])
        #expect(difference(bitmap, other) <= 1)
        #expect(bitmap[30, 30] == .green && bitmap[20, 30] == .transparent && bitmap[40, 30] == .transparent)
    }

    @Test("Shadows of a layer are those of its items, the first on top", arguments: [1.0, 2])
    func shadows(scale: Double) throws {
        let layer = try paint([.layer(Layer(items, shadows: shadows))], scale: scale)
        let apart =
            shadows.reversed().map { DisplayItem.shadow($0, of: items) } + [.layer(Layer(items, opacity: 0.9999))]
        #expect(difference(layer, try paint(apart, scale: scale)) <= 1)
        let turned = try paint([.layer(Layer(items, shadows: shadows.reversed()))], scale: scale)
        #expect(difference(layer, turned) > 20)
    }

    @Test("A shadow moves by parts of a pixel", arguments: [0, 1, 2, 5.5])
    func fractionalOffset(sigma: Double) throws {
        let shadow = Shadow(color: .black, offset: Point(x: 3.5, y: -1.25), sigma: sigma)
        // Far away, so that nothing but the shadow is seen.
        let square = DisplayItem.fill(.rect(20, 20, 40, 40), .color(.red), .nonZero)
        let layer = try canvas([.layer(Layer([square], shadows: [shadow]))]).picture
        let direct = try canvas([.shadow(shadow, of: [square]), square]).picture
        #expect(layer.width >= direct.width && abs(layer.coverage - direct.coverage) < 2)
        let (a, b) = (
            try paint([.layer(Layer([square], shadows: [shadow]))]), try paint([.shadow(shadow, of: [square]), square])
        )
        for (x, y) in a.positions { #expect(abs(Int(a[x, y].alpha) - Int(b[x, y].alpha)) <= 3) }
    }

    @Test("Shadows come from the cut picture, and opacity is theirs too")
    func cutAndFaded() throws {
        let clip = Path.circle(30, 28, radius: 10.5)
        let shadow = Shadow(color: .black, offset: Point(x: 12, y: 9))
        let layer = Layer([.fill(.rect(0, 0, 60, 60), .color(.red), .nonZero)], clip: clip, shadows: [shadow])
        let disc = DisplayItem.fill(clip, .color(.red), .nonZero)
        let bitmap = try paint([.layer(layer)])
        #expect(bitmap == (try paint([.shadow(shadow, of: [disc]), disc])))
        var faded = layer
        faded.opacity = 0.5
        let half = try paint([.layer(faded)])
        for (x, y) in half.positions {
            #expect(abs(2 * Int(half[x, y].alpha) - Int(bitmap[x, y].alpha)) <= 1)
        }
        #expect(half[30, 28].red == 255 && half[40, 42].red == 0)
    }

    @Test("A layer casts a shadow as its items do", arguments: [0, 2.5])
    func inShadow(sigma: Double) throws {
        let shadow = Shadow(color: .blue, offset: Point(x: 3, y: 4), sigma: sigma)
        let clip = Path.circle(30, 30, radius: 12)
        let layer = DisplayItem.layer(
            Layer([.fill(.rect(0, 0, 60, 60), .color(.red), .nonZero)], clip: clip, opacity: 0.5))
        let disc = DisplayItem.fill(clip, .color(Color.white.with(alpha: 128)), .nonZero)
        #expect(difference(try paint([.shadow(shadow, of: [layer])]), try paint([.shadow(shadow, of: [disc])])) <= 2)
        let inner = Shadow(color: .green, offset: Point(x: -5, y: 0), sigma: 2)
        let casting = DisplayItem.layer(Layer(items, shadows: [inner]))
        let apart = [DisplayItem.shadow(inner, of: items)] + items
        let (a, b) = (
            try paint([.shadow(shadow, of: [casting])]), try paint([.shadow(shadow, of: apart)])
        )
        for (x, y) in a.positions { #expect(abs(Int(a[x, y].alpha) - Int(b[x, y].alpha)) <= 1) }
    }

    @Test("A colour glyph's picture casts a flat silhouette")
    func imageSilhouette() throws {
        let disc = try paint([.fill(.circle(30, 30, radius: 20), .color(.yellow), .nonZero)])
        let layer = Layer(
            [.image(0, Rect(x0: 0, y0: 0, x1: 60, y1: 60))],
            shadows: [Shadow(color: .red, offset: Point(x: 70, y: 0))])
        let bitmap = try paint([.layer(layer)], width: 140, images: [disc])
        for y in 0..<60 { for x in 0..<60 where disc[x, y].alpha == 255 { #expect(bitmap[x + 70, y] == .red) } }
    }

    @Test("A canvas shows the part of a layer that a larger one shows there")
    func crop() throws {
        // At parts of a pixel too, and where nothing but the shadow is seen.
        let far = Shadow(color: .blue, offset: Point(x: 12.3, y: 23.54), sigma: 2.2)
        for shadows in [shadows, [far], shadows + [far]] {
            let inner = Layer(items, clip: .circle(28, 30, radius: 16), shadows: [shadows[0]])
            let layer = DisplayItem.layer(Layer([.layer(inner)], opacity: 0.7, shadows: shadows))
            for moved in [Point(x: -22, y: -18), Point(x: -40, y: -50), Point(x: 5, y: -44)] {
                let small = try paint([layer.translated(by: moved)], width: 25, height: 20)
                let large = try paint(
                    [layer.translated(by: moved + Point(x: 100, y: 100))], width: 250, height: 250)
                #expect(
                    difference(small, try #require(large.cropped(to: PixelRect(x: 100, y: 100, width: 25, height: 20))))
                        <= 1)
            }
        }
        let outside = Layer(
            [.fill(.rect(-30, -30, -20, -20), .color(.red), .nonZero)],
            shadows: [Shadow(color: .black, offset: Point(x: 40, y: 40))])
        #expect(try paint([.layer(outside)]).inkBounds == PixelRect(x: 10, y: 10, width: 10, height: 10))
    }

    @Test("Only the pixels that a layer can reach take memory")
    func area() throws {
        let layer = Layer(items, clip: .circle(30, 30, radius: 5), opacity: 0.5)
        let area = try canvas([.layer(layer)], width: 3000, height: 3000).area
        #expect(area.isInside(PixelRect(x: 25, y: 25, width: 10, height: 10)))
    }

    @Test("Time grows with the depth of nested layers, not faster")
    func deepNesting() throws {
        let pair = [
            Shadow(color: Color.black.with(alpha: 9), offset: Point(x: 1, y: 1), sigma: 0.4),
            Shadow(color: Color.red.with(alpha: 9), offset: Point(x: 0, y: -1)),
        ]
        func nested(_ depth: Int) -> [DisplayItem] {
            let dot = DisplayItem.fill(.rect(8, 8, 12, 12), .color(.blue), .nonZero)
            return (0..<depth).reduce([dot]) { items, _ in [.layer(Layer(items, shadows: pair)), dot] }
        }
        let time = try ContinuousClock().measure { _ = try paint(nested(64), width: 12, height: 12) }
        // A second at most, but debug builds on busy machines take longer. A shadow that painted its items again would
        // double the time from layer to layer.
        #expect(time < .seconds(10))
    }

    @Test("Layers that would take too much memory at the same time are refused before it is taken")
    func memory() throws {
        let full = DisplayItem.fill(.rect(0, 0, 1000, 1000), .color(.red), .nonZero)
        func nested(_ depth: Int, _ item: DisplayItem) -> DisplayList {
            let items = (0..<depth).reduce([item]) { items, _ in [full, .layer(Layer(items, opacity: 0.9))] }
            return DisplayList(size: Size(width: 1000, height: 1000), items: items)
        }
        let painter = CairoPainter(limits: PaintLimits(pixels: 1_000_000))
        #expect(throws: PaintError.layersTooLarge(item: 1, pixels: 5_000_000, limit: 4_000_000)) {
            _ = try painter.paint(nested(5, full))
        }
        // One picture in another becomes it, and needs no memory of its own.
        let alone = (0..<64).reduce([full]) { items, _ in [.layer(Layer(items, opacity: 0.99))] }
        _ = try painter.paint(DisplayList(size: Size(width: 1000, height: 1000), items: alone))
    }

    @Test("Layers that make no sense are refused")
    func refusals() {
        for opacity in [-0.1, 1.1, .nan, .infinity] as [Double] {
            #expect {
                _ = try paint([.layer(Layer(items, opacity: opacity))])
            } throws: { error in
                if case PaintError.opacity(item: 0, _) = error { true } else { false }
            }
        }
        let far = Shadow(color: .black, offset: Point(x: .nan, y: 0), sigma: 1)
        #expect(throws: PaintError.coordinates(item: 0)) { try paint([.layer(Layer(items, shadows: [far]))]) }
        #expect(throws: PaintError.coordinates(item: 0)) {
            try paint([.layer(Layer(items, clip: .rect(0, 0, .nan, 5)))])
        }
        #expect(throws: PaintError.coordinates(item: 0)) {
            try paint([.layer(Layer(items, clip: .circle(0, 0, radius: 1e300)))])
        }
        #expect(throws: PaintError.coordinates(item: 0)) {
            try paint([.fill(.circle(0, 0, radius: 1e300), .color(.red), .nonZero)])
        }
        #expect(throws: PaintError.blur(item: 0, sigma: 40_000, limit: 32_767)) {
            try paint([.layer(Layer(items, shadows: [Shadow(color: .black, sigma: 40_000)]))])
        }
        #expect(throws: PaintError.missingImage(item: 0, image: 4)) {
            try paint([.layer(Layer([.image(4, Rect(x0: 0, y0: 0, x1: 1, y1: 1))], opacity: 0))])
        }
    }
}
