import SnugGeometry
import SnugPixels
import SnugScene

extension Scene {
    static let all = shapes + lines + gradients + pictures + layers + materials

    private static let red = Color(red: 220, green: 30, blue: 60)
    private static let blue = Color(red: 20, green: 60, blue: 200)
    private static let disc = Path.circle(60, 60, radius: 45)
    private static let box = Path.rect(50.5, 30.25, 150, 100)
    private static let star = Path([
        .move(Point(x: 80, y: 8)), .line(Point(x: 112, y: 110)), .line(Point(x: 24, y: 46)),
        .line(Point(x: 136, y: 46)), .line(Point(x: 48, y: 110)), .close,
    ])

    private static let shapes = [
        Scene("fill rules", [.fill(star, .color(red), .evenOdd), .fill(disc, .color(blue.with(alpha: 90)), .nonZero)]),
        Scene("translucent letters", [.glyphs(letters(5), .color(red.with(alpha: 120)))], background: .white),
    ]

    private static let lines: [Scene] = {
        var scenes = [LineStyle.Join.miter, .round, .bevel].map { join in
            Scene("\(join) joins", [.stroke(star, LineStyle(width: 7, join: join), .color(blue.with(alpha: 150)))])
        }
        let open = Path([.move(Point(x: 20, y: 20)), .line(Point(x: 140, y: 30)), .line(Point(x: 40, y: 100))])
        scenes += [LineStyle.Cap.butt, .round, .square].map { cap in
            Scene("\(cap) caps", [.stroke(open, LineStyle(width: 9, cap: cap, dash: [15, 12, 4]), .color(red))])
        }
        for side in [LineStyle.Side.both, .inside, .outside] {
            let style = LineStyle(width: 10, join: .round, side: side)
            for (fill, line) in [(255, 255), (120, 255), (255, 120), (60, 200), (200, 60)] as [(UInt8, UInt8)] {
                let items: [DisplayItem] = [
                    .fill(disc, .color(red.with(alpha: fill)), .nonZero),
                    .stroke(disc, style, .color(blue.with(alpha: line))),
                    .glyphs(letters(2, x: 100, y: 110), .color(red.with(alpha: fill))),
                    .glyphStrokes(letters(2, x: 100, y: 110), style, .color(blue.with(alpha: line))),
                ]
                scenes.append(Scene("line \(side), fill \(fill), line \(line)", items, background: .white))
            }
            scenes.append(
                Scene("line \(side) alone", [.stroke(disc, style, .color(blue)), .stroke(box, style, .color(red))]))
        }
        return scenes
    }()

    private static let gradients: [Scene] = {
        let kinds: [(String, [GradientStop])] = [
            ("opaque", stops((0, red), (0.5, .white), (1, blue))),
            ("fading", stops((0, red), (1, blue.with(alpha: 0)))),
            ("clear in the middle", stops((0, red), (0.5, .transparent), (1, blue))),
            ("hard", stops((0, red), (0.5, red), (0.5, blue), (1, .white), (1, red))),
            ("beyond", stops((-0.5, red), (0.4, .white.with(alpha: 100)), (1.5, blue))),
        ]
        return kinds.flatMap { name, stops in
            let line = Paint.linearGradient(
                LinearGradient(stops: stops, start: Point(x: 20, y: 30), end: Point(x: 130, y: 90)))
            let round = Paint.radialGradient(
                RadialGradient(stops: stops, center: Point(x: 80, y: 60), radii: Size(width: 70, height: 50)))
            let circle = Paint.radialGradient(
                RadialGradient(stops: stops, center: Point(x: 70, y: 60), radii: Size(width: 60, height: 60)))
            return [
                Scene(
                    "\(name) linear gradient",
                    [.fill(box, line, .nonZero), .fill(.rect(5, 5, 40, 110), line, .nonZero)]),
                Scene("\(name) radial gradient", [.fill(.rect(0, 0, 160, 120), round, .nonZero)]),
                Scene("\(name) circular gradient on letters", [.glyphs(letters(5), circle)]),
                Scene(
                    "\(name) gradient in lines",
                    [
                        .stroke(disc, LineStyle(width: 12, side: .inside), line),
                        .glyphStrokes(letters(5, y: 118), LineStyle(width: 4, join: .round), round),
                    ]),
            ]
        }
    }()

    private static let pictures: [Scene] = {
        func paint(_ rect: Rect, isTiled: Bool) -> Paint { .image(ImagePaint(image: 0, rect: rect, isTiled: isTiled)) }
        let large = Rect(x0: 10, y0: 10, x1: 150, y1: 110)
        let small = Rect(x0: 11, y0: 13, x1: 31, y1: 28)
        return [
            Scene("picture", [.image(0, large), .image(0, small)], background: .white),
            Scene("picture as paint", [.fill(disc, paint(large, isTiled: false), .nonZero)]),
            Scene("picture beyond its shape", [.fill(.rect(0, 0, 160, 120), paint(small, isTiled: false), .nonZero)]),
            Scene("tiles", [.fill(disc, paint(small, isTiled: true), .nonZero)]),
            Scene("picture in letters", [.glyphs(letters(5, size: 60, y: 90), paint(large, isTiled: false))]),
        ]
    }()

    private static let layers: [Scene] = {
        let items: [DisplayItem] = [.fill(disc, .color(red), .nonZero), .fill(box, .color(blue), .nonZero)]
        let clip = Path.circle(85, 65, radius: 40)
        let soft = Shadow(color: .black.with(alpha: 160), offset: Point(x: 3, y: 5), sigma: 4)
        let sharp = Shadow(color: blue.with(alpha: 100), offset: Point(x: -6, y: 4))
        return [
            Scene("layer, translucent", [.layer(Layer(items, opacity: 0.4))], background: .white),
            Scene("layer, cut", [.layer(Layer(items, clip: clip))]),
            Scene("layer, cut and translucent", [page, .layer(Layer(items, clip: clip, opacity: 0.6))]),
            Scene(
                "layer with shadows", [page, .layer(Layer(items, clip: clip, opacity: 0.8, shadows: [soft, sharp]))]),
            Scene(
                "layer of layers",
                [
                    page,
                    .layer(
                        Layer(
                            [
                                .layer(Layer(items, clip: clip, shadows: [soft])),
                                .image(0, Rect(x0: 8, y0: 70, x1: 68, y1: 115)),
                            ],
                            opacity: 0.7, shadows: [sharp])),
                ]),
            Scene("sharp shadow of letters", [.shadow(sharp, of: [.glyphs(letters(5), .color(.black))])]),
            Scene(
                "letters and lines in one tone",
                [
                    .glyphStrokes(letters(5), LineStyle(width: 6, join: .round, side: .outside), .color(.black)),
                    .shadow(
                        Shadow(color: red.with(alpha: 128)),
                        of: [
                            .fill(.rect(0, 60, 160, 66), .color(.black), .nonZero), .glyphs(letters(5), .color(.black)),
                        ]),
                ], background: .white),
            Scene("shadow of a picture", [.shadow(sharp, of: [.image(0, Rect(x0: 20, y0: 20, x1: 120, y1: 95))])]),
        ]
    }()

    private static let materials: [Scene] = {
        let items: [DisplayItem] = [.fill(disc, .color(red), .nonZero), .fill(star, .color(blue), .evenOdd)]
        let card = Path.roundedRect(Rect(x0: 30.5, y0: 25, x1: 130, y1: 95), radii: CornerRadii(14))
        let glass = BackdropFilter(sigma: 5, saturation: 1.6, tint: .white.with(alpha: 80))
        let material = DisplayItem.material(card, glass, backdrop: nil)
        let letter = DisplayItem.glyphs(letters(3, x: 40, y: 80), .color(.black))
        return [
            Scene("material on a page", items + [material, letter], background: .white),
            Scene("material on nothing", items + [material, letter]),
            Scene("material with its own backdrop", items + [.material(card, glass, backdrop: [page] + items)]),
            Scene(
                "material in a layer",
                [page] + items + [
                    .layer(Layer([material, letter], opacity: 0.8, shadows: [Shadow(color: .black, sigma: 3)]))
                ]),
        ]
    }()
}
