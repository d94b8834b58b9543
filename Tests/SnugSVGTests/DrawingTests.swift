import SnugGeometry
import SnugPixels
import SnugSVG
import SnugScene
import Testing

@Suite("Items as elements")
struct DrawingTests {
    private let square = Path.rect(10, 10, 20, 20)
    private let translucent = Paint.color(Color.red.with(alpha: 102))
    private let outline = Path([.move(.zero), .line(Point(x: 0.5, y: -1)), .line(Point(x: 1, y: 0)), .close])

    @Test("A fill says its colour unless that is black, and its rule unless that is the common one")
    func fills() throws {
        #expect(
            try lines([.fill(square, .color(.black), .nonZero), .fill(.rect(0, 0, 5, 5), translucent, .evenOdd)]) == [
                "<path d=\"m10 10h10v10h-10z\"/>",
                "<path fill-rule=\"evenodd\" fill=\"#f00\" fill-opacity=\".4\" d=\"m0 0h5v5h-5z\"/>",
            ])
        #expect(try lines([.fill(square, .color(.transparent), .nonZero)]) == [])
    }

    @Test("A shape drawn twice is written once")
    func sharedShapes() throws {
        #expect(
            try lines([
                .fill(square, .color(.red), .nonZero),
                .stroke(square, LineStyle(width: 2, join: .round, cap: .square, dash: [3, 1.5]), .color(.black)),
            ]) == [
                "<defs>", "<path id=\"s0\" d=\"m10 10h10v10h-10z\"/>", "</defs>",
                "<use xlink:href=\"#s0\" fill=\"#f00\"/>",
                "<use xlink:href=\"#s0\" fill=\"none\" stroke-width=\"2\" stroke-linejoin=\"round\" "
                    + "stroke-linecap=\"square\" stroke-dasharray=\"3 1.5\" stroke=\"#000\"/>",
            ])
    }

    @Test("A glyph that occurs several times is written once a size, and others in their places")
    func glyphs() throws {
        var group = GlyphGroup.row(at: [0, 12], y: 30)
        group.glyphs.append(GlyphGroup.Glyph(outline: 0, size: 20, origin: Point(x: 30, y: 30)))
        // A blank leaves nothing.
        group.glyphs.append(GlyphGroup.Glyph(outline: 1, size: 20, origin: Point(x: 50, y: 30)))
        #expect(
            try lines([.glyphs(group, .color(.white))], outlines: [outline, Path()]) == [
                "<defs>", "<path id=\"g0\" d=\"m0 0l5-10 5 10z\"/>", "</defs>", "<g fill=\"#fff\">",
                "<use xlink:href=\"#g0\" x=\"0\" y=\"30\"/>", "<use xlink:href=\"#g0\" x=\"12\" y=\"30\"/>",
                "<path d=\"m30 30l10-20 10 20z\"/>", "</g>",
            ])
    }

    @Test("Translucent glyphs are one picture, so that none shows through another")
    func translucentGlyphs() throws {
        let group = GlyphGroup.row(at: [0, 8])
        #expect(
            try lines([.glyphs(group, translucent)], outlines: [outline]).contains(
                "<g fill=\"#f00\" opacity=\".4\">"))
        #expect(
            try lines([.glyphStrokes(group, LineStyle(width: 1), translucent)], outlines: [outline]).contains(
                "<g fill=\"none\" stroke-width=\"1\" stroke=\"#f00\" opacity=\".4\">"))
    }

    @Test("Glyphs in a gradient are one path, whose places the gradient shares")
    func gradientGlyphs() throws {
        let gradient = LinearGradient(
            stops: [GradientStop(location: 0, color: .red), GradientStop(location: 1, color: .blue)],
            start: Point(x: 1, y: 2), end: Point(x: 3, y: 4))
        #expect(
            try lines([.glyphs(.row(at: [0, 20], y: 30), .linearGradient(gradient))], outlines: [outline]) == [
                "<defs>",
                "<linearGradient id=\"l0\" gradientUnits=\"userSpaceOnUse\" x1=\"1\" y1=\"2\" x2=\"3\" y2=\"4\">",
                "<stop offset=\"0\" stop-color=\"#f00\"/>", "<stop offset=\"1\" stop-color=\"#00f\"/>",
                "</linearGradient>", "</defs>",
                "<path fill=\"url(#l0)\" d=\"m0 30l5-10 5 10zm20 0l5-10 5 10z\"/>",
            ])
    }

    @Test("A gradient that is one colour everywhere is that colour")
    func flatGradients() throws {
        let stops = [GradientStop(location: 0, color: .red), GradientStop(location: 1, color: .blue)]
        let red = [GradientStop(location: 0, color: .red), GradientStop(location: 1, color: .red)]
        let flat: [(Paint, String)] = [
            (.linearGradient(LinearGradient(stops: stops, start: .zero, end: .zero)), "#00f"),
            (.linearGradient(LinearGradient(stops: red, start: .zero, end: Point(x: 1, y: 0))), "#f00"),
            (.radialGradient(RadialGradient(stops: stops, center: .zero, radii: Size(width: 0, height: 5))), "#00f"),
        ]
        for (paint, color) in flat {
            #expect(
                try lines([.fill(square, paint, .nonZero)]) == ["<path fill=\"\(color)\" d=\"m10 10h10v10h-10z\"/>"])
        }
    }

    @Test("A line inside is cut out by its shape, one outside by the rest")
    func sides() throws {
        let inside = try lines([.stroke(square, LineStyle(width: 4, side: .inside), .color(.red))])
        #expect(inside.contains("<clipPath id=\"c0\">"))
        #expect(inside.contains("<g clip-path=\"url(#c0)\">"))
        let outside = try lines([.stroke(square, LineStyle(width: 4, side: .outside), .color(.red))])
        #expect(
            outside.contains(
                "<mask id=\"m0\" maskUnits=\"userSpaceOnUse\" x=\"0\" y=\"0\" width=\"100\" height=\"50\">"))
        #expect(outside.contains("<rect width=\"100\" height=\"50\" fill=\"#fff\"/>"))
        #expect(outside.contains("<g mask=\"url(#m0)\">"))
    }

    @Test("An opaque fill lies over the line outside it; with a translucent one a mask divides the edge")
    func fillAndLine() throws {
        let line = DisplayItem.stroke(square, LineStyle(width: 4, side: .outside), .color(.blue))
        let order = ["stroke=\"#00f\"", "fill=\"#f00\""]
        for items in [[.fill(square, .color(.red), .nonZero), line], [line, .fill(square, .color(.red), .nonZero)]] {
            let drawn = try lines(items).suffix(2)
            #expect(zip(drawn, order).allSatisfy { $0.contains($1) })
            #expect(!drawn.joined().contains("mask"))
        }
        let divided = try lines([.fill(square, translucent, .nonZero), line])
        #expect(divided.contains("<rect width=\"100\" height=\"50\" fill=\"#fff\"/>"))
        // 102 of 255.
        #expect(divided.contains("<use xlink:href=\"#s0\" fill=\"#666\"/>"))
        #expect(divided.suffix(3).first == "<use xlink:href=\"#s0\" fill=\"none\" stroke-width=\"4\" stroke=\"#00f\"/>")
    }

    @Test("A sharp shadow is drawn as shapes in its colour, a blurred one is painted")
    func shadows() throws {
        let casting: [DisplayItem] = [
            .fill(square, .color(.red), .nonZero), .fill(.rect(0, 0, 15, 15), translucent, .nonZero),
        ]
        let color = Color.blue.with(alpha: 51)
        let sharp = try lines([.shadow(Shadow(color: color, offset: Point(x: 1, y: 2)), of: casting)])
        #expect(
            sharp == [
                "<g opacity=\".2\">", "<path fill=\"#00f\" d=\"m11 12h10v10h-10z\"/>",
                "<path fill=\"#00f\" fill-opacity=\".4\" d=\"m1 2h15v15h-15z\"/>", "</g>",
            ])
        let soft = list([.shadow(Shadow(color: color, sigma: 1), of: casting)])
        #expect(try SVGDocument(soft).paintings == [soft])
    }

    @Test("A layer is a group only where it has an effect, its shadows below it")
    func layers() throws {
        let fill = DisplayItem.fill(square, .color(.red), .nonZero)
        let other = DisplayItem.fill(.rect(0, 0, 15, 15), .color(.blue), .nonZero)
        #expect(try lines([.layer(Layer([.layer(Layer([fill, other]))]))]) == lines([fill, other]))
        let group = try lines([.layer(Layer([fill, other], opacity: 0.25))])
        #expect(group.first == "<g opacity=\".25\">" && group.last == "</g>" && group.count == 4)
        #expect(try lines([.layer(Layer([fill], opacity: 0))]) == [])

        let clip = Path.circle(15, 15, radius: 5)
        #expect(try lines([.layer(Layer([fill], clip: clip))]).contains("<g clip-path=\"url(#c1)\">"))
        #expect(try lines([.layer(Layer([fill, other], clip: clip))]).contains("<g mask=\"url(#m0)\">"))

        let shadows = [Shadow(color: .black, sigma: 1), Shadow(color: .red, sigma: 2)]
        let document = try SVGDocument(list([.layer(Layer([fill], clip: clip, shadows: shadows))]))
        let picture = DisplayItem.layer(Layer([fill], clip: clip))
        #expect(
            document.paintings.map(\.items)
                == [[.shadow(shadows[1], of: [picture])], [.shadow(shadows[0], of: [picture])]])
    }

    @Test("A material is given what lies behind it and hides it, or takes its place where it lets something through")
    func materials() throws {
        let filter = BackdropFilter(sigma: 3)
        let fill = DisplayItem.fill(square, .color(.red), .nonZero)
        let material = DisplayItem.material(square, filter, backdrop: nil)
        let page = DisplayItem.fill(.rect(0, 0, 100, 50), .color(.white), .nonZero)

        let opaque = list([fill, .layer(Layer([fill, material]))], background: .white)
        let document = try SVGDocument(opaque)
        #expect(
            document.paintings == [
                list([.material(square, filter, backdrop: [page, fill, fill])])
            ])
        #expect(!text(of: document).contains("mask"))

        let clear = try SVGDocument(list([fill, material]))
        #expect(clear.paintings == [list([.material(square, filter, backdrop: [fill])])])
        #expect(text(of: clear).contains("<g mask=\"url(#m0)\">"))

        let own = try SVGDocument(list([fill, .material(square, filter, backdrop: [page])]))
        #expect(own.paintings == [list([.material(square, filter, backdrop: [page])])])
        #expect(!text(of: own).contains("mask"))
    }

    @Test("A picture as paint is a pattern, as large as the canvas unless it is tiled")
    func imagePaints() throws {
        let bitmap = Bitmap(width: 2, height: 2, color: .red)
        let rect = Rect(x0: 5, y0: 6, x1: 25, y1: 16)
        func pattern(isTiled: Bool) throws -> [String] {
            let paint = Paint.image(ImagePaint(image: 0, rect: rect, isTiled: isTiled))
            return try lines([.fill(square, paint, .nonZero)], images: [bitmap])
        }
        let units = "patternUnits=\"userSpaceOnUse\""
        let once = try pattern(isTiled: false)
        #expect(once[1] == "<pattern id=\"t0\" \(units) width=\"100\" height=\"50\">")
        #expect(once[2].hasPrefix("<image x=\"5\" y=\"6\" width=\"20\" height=\"10\""))
        #expect(once.last == "<path fill=\"url(#t0)\" d=\"m10 10h10v10h-10z\"/>")
        let tiled = try pattern(isTiled: true)
        #expect(tiled[1] == "<pattern id=\"t0\" \(units) x=\"5\" y=\"6\" width=\"20\" height=\"10\">")
        #expect(tiled[2].hasPrefix("<image x=\"0\" y=\"0\" width=\"20\" height=\"10\""))
    }
}
