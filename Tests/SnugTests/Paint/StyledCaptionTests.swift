import Snug
import SnugScene
import Testing

@Suite("Captions with gradients and pictures")
struct StyledCaptionTests {
    private let caption = Caption("one\nlonger").fontSize(40)
    private let gradient = ShapeStyle.linearGradient(colors: [.red, .blue])

    private func line(_ paint: Paint?) -> (start: Point, end: Point)? {
        if case .linearGradient(let gradient)? = paint { (gradient.start, gradient.end) } else { nil }
    }

    private func rect(_ paint: Paint?) -> Rect? {
        if case .image(let image)? = paint { image.rect } else { nil }
    }

    @Test("A gradient goes over the whole outline, and over its border over what that adds outside")
    func outline() throws {
        let drawing = try Drawing(caption.background(gradient).stroke(gradient, lineWidth: 4))
        let box = try #require(drawing.layout.outline).bounds
        let fill = try #require(line(drawing.items[0].paint))
        #expect((fill.start.y, fill.end.y) == (box.y0, box.y1))
        let border = try #require(line(drawing.items[1].paint))
        #expect((border.start.y, border.end.y) == (box.y0 - 2, box.y1 + 2))
    }

    @Test("A gradient goes over all lines of the text, and in a part of the text over that part")
    func letters() throws {
        let drawing = try Drawing(caption.foregroundStyle(gradient))
        let whole = try #require(line(drawing.letterPaints[0]))
        #expect((whole.start.y, whole.end.y) == (drawing.textBox.y0, drawing.textBox.y1))

        let sideways = ShapeStyle.linearGradient(colors: [.red, .blue], angle: 90)
        let text = "one " + RichText("two").foregroundStyle(sideways) + " three"
        let parts = try Drawing(Caption(text).fontSize(40))
        #expect(parts.letterPaints.count == 2)
        let part = try #require(line(parts.letterPaints[1]))
        let glyphs = parts.layout.lines[0].runs.flatMap(\.glyphs)
        #expect(abs(part.start.x - glyphs[4].position.x) < 1e-9)
        #expect(abs(part.end.x - glyphs[7].position.x) < 1e-9)
    }

    @Test("A gradient canvas is the first item and covers the canvas; one colour stays the canvas' own")
    func canvas() throws {
        let drawing = try Drawing(caption.canvas(gradient).size(width: 300, height: 200))
        #expect(drawing.list.background == nil)
        let page = try #require(drawing.items[0].filledPath?.bounds)
        #expect(page.origin == .zero && page.width >= 300 && page.height >= 200)
        #expect(line(drawing.items[0].paint)?.end == Point(x: 150, y: 200))
        #expect(try Drawing(caption.canvas(.pink)).list.background == .pink)
    }

    @Test("A gradient reaches the last pixel at any scale", arguments: [0.5, 1, 1.3, 1.5])
    func scales(scale: Double) throws {
        let picture = try Picture(caption.canvas(gradient).size(width: 101, height: 67), scale: scale)
        #expect(picture.alpha(picture.width - 1, picture.height - 1) == 255)
    }

    @Test("Translucent letters in a gradient have one tone with their lines")
    func translucentLines() throws {
        let half = ShapeStyle.linearGradient(colors: [.red.with(alpha: 51), .blue.with(alpha: 51)])
        let items = try Drawing(caption.foregroundStyle(half).underline()).items
        guard case .layer(let layer)? = items.last else {
            Issue.record("no layer")
            return
        }
        #expect(layer.opacity == 0.2)
        let whole = try Drawing(caption.foregroundStyle(gradient).underline()).items
        #expect(layer.items == Array(whole.suffix(2)))
    }

    @Test("Highlights and the borders of letters take gradients")
    func highlights() throws {
        let text = RichText("two").highlight(Highlight(style: gradient)) + " three"
        let drawing = try Drawing(Caption(text).fontSize(40).textStroke(gradient, lineWidth: 3))
        let box = try #require(drawing.layout.highlights.first).shape.path.bounds
        #expect(line(drawing.items[1].paint)?.start.y == box.y0)
        let strokes = drawing.items.compactMap { item -> Paint? in
            if case .glyphStrokes(_, _, let paint) = item { paint } else { nil }
        }
        #expect(line(strokes.first)?.start.y == drawing.textBox.y0)
    }

    @Test("One picture in several places is kept once, and covers each of them")
    func pictures() throws {
        let image = try SamplePicture.url(width: 10, height: 10, color: .red)
        let drawing = try Drawing(
            caption.background(.image(image)).foregroundStyle(.image(image)).canvas(.image(image, fit: .tile)))
        #expect(drawing.list.images == [Bitmap(width: 10, height: 10, color: .red)])
        let box = try #require(drawing.layout.outline).bounds
        let fill = try #require(rect(drawing.items[1].paint))
        #expect(fill.width == max(box.width, box.height) && fill.height == fill.width)
        #expect(fill.union(box) == fill)
        let letters = try #require(rect(drawing.letterPaints[0]))
        #expect(letters.union(drawing.textBox) == letters)
        #expect(rect(drawing.items[0].paint) == Rect(x0: 0, y0: 0, x1: 10, y1: 10))
    }

    @Test("A picture behind letters holds their ink, however low the lines are")
    func tightLines() throws {
        let image = try SamplePicture.url(width: 10, height: 10, color: .red)
        let drawing = try Drawing(Caption("Åg\nÅg").fontSize(60).lineHeight(0.5).foregroundStyle(.image(image)))
        let letters = try #require(rect(drawing.letterPaints[0]))
        for line in drawing.layout.lines {
            let ink = try #require(line.ink)
            #expect(letters.union(ink) == letters)
        }
    }

    @Test("Under an opaque gradient border the fill ends at its middle, under one that shows it through at the edge")
    func opacity() throws {
        func fill(_ style: ShapeStyle) throws -> Rect? {
            try Drawing(caption.stroke(style, lineWidth: 8, align: .outside)).items[0].filledPath?.bounds
        }
        let opaque = try #require(try fill(gradient))
        let translucent = try #require(try fill(.linearGradient(colors: [.red, .blue.with(alpha: 200)])))
        #expect(opaque.width == translucent.width + 8)
        #expect(try fill(.color(.black)) == opaque)
    }

    @Test("What cannot be seen of a gradient is not painted")
    func invisible() throws {
        let clear = ShapeStyle.linearGradient(colors: [.red.with(alpha: 0), .transparent])
        #expect(try Drawing(caption.background(clear)).items.count == 1)
        #expect(try Drawing(caption.background(clear).stroke(clear, lineWidth: 3)).items.count == 1)
        #expect(try Drawing(caption.foregroundStyle(clear)).items.count == 1)
    }

    @Test("Automatic letters and warnings go by a gradient's average, and pictures are not judged")
    func contrast() throws {
        func layout(_ background: ShapeStyle, _ color: TextColor) throws -> CaptionLayout {
            var caption = caption.background(background)
            caption.spec.color = color
            return try Renderer().layout(of: caption)
        }
        let dark = ShapeStyle.linearGradient(colors: [.black, .navy])
        #expect(try layout(dark, .color(.black)).warnings.map(\.code) == ["low-contrast"])
        #expect(try layout(dark, .color(.white)).warnings == [])
        #expect(
            try layout(dark, .style(.linearGradient(colors: [.black, .navy]))).warnings.map(\.code) == ["low-contrast"])
        #expect(try Drawing(auto(on: dark)).letterPaints == [.color(.white)])
        #expect(try Drawing(auto(on: .material(.thin.dark)).canvas(.white)).letterPaints == [.color(.white)])
        #expect(try Drawing(auto(on: .regularMaterial).canvas(.white)).letterPaints == [.color(.black)])
        let image = ShapeStyle.image(try SamplePicture.url(width: 2, height: 2, color: .black))
        #expect(try layout(image, .color(.black)).warnings == [])
    }

    private func auto(on background: ShapeStyle) -> Caption {
        var caption = caption.background(background)
        caption.spec.color = .auto
        return caption
    }

    @Test("Styles made in Swift that cannot be painted are refused with their key")
    func unpaintable() {
        func keys(_ caption: Caption) -> [String] {
            do throws(SnugError) {
                _ = try Renderer().layout(of: caption)
                return []
            } catch {
                return error.cause == .settings ? error.keys : []
            }
        }
        #expect(keys(caption.background(.linearGradient(colors: []))) == ["background"])
        #expect(keys(caption.canvas(.radialGradient(colors: [.red]))) == ["canvas"])
        #expect(keys(caption.foregroundStyle(.linearGradient(colors: [.red, .blue], angle: .nan))) == ["color"])
        let far = RadialGradientStyle(center: UnitPoint(x: .infinity, y: 0), colors: [.init(.red), .init(.blue)])
        #expect(keys(caption.stroke(.radialGradient(far))) == ["strokeColor"])
    }
}
