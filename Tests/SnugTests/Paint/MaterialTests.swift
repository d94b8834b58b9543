import Snug
import SnugScene
import Testing

@Suite("Captions of frosted glass")
struct MaterialTests {
    private let caption = Caption("one\nlonger").fontSize(40)
    private let filter = BackdropFilter(
        sigma: 20, saturation: 1.8, tint: Color(red: 255, green: 255, blue: 255, alpha: 153))

    @Test("A material blurs the canvas, has the outline's shape, and nothing lies over it unless it is asked for")
    func canvas() throws {
        let drawing = try Drawing(caption.material(.regular).canvas(.pink))
        let outline = try #require(drawing.layout.outline)
        #expect(drawing.items[0] == .material(outline, filter, backdrop: nil))
        #expect(drawing.items.count == 2)
        #expect(drawing.layout.warnings == [])
        #expect(try Drawing(caption.background(.regularMaterial).canvas(.pink)).items == drawing.items)
    }

    @Test("A background with a material lies over it")
    func background() throws {
        let color = Color.red.with(alpha: 40)
        let drawing = try Drawing(caption.material(.regular).background(color).canvas(.pink))
        let outline = try #require(drawing.layout.outline)
        #expect(drawing.items[0] == .material(outline, filter, backdrop: nil))
        #expect(drawing.items[1] == .fill(outline, .color(color), .nonZero))
    }

    @Test("A material ends under a border where a fill would", arguments: StrokeAlignment.allCases)
    func border(align: StrokeAlignment) throws {
        for color in [Color.black, .black.with(alpha: 128)] {
            let glass = caption.material(.regular).canvas(.pink).stroke(color, lineWidth: 6, align: align)
            let plain = caption.background(.yellow).canvas(.pink).stroke(color, lineWidth: 6, align: align)
            let (first, second) = (try Drawing(glass).items, try Drawing(plain).items)
            #expect(first[0].filledPath == second[0].filledPath)
            #expect(first[1] == second[1])
        }
    }

    @Test("Without anything to blur there is the tint, and a warning")
    func nothingBehind() throws {
        for glass in [caption.material(.regular), caption.material(.regular).canvas(.transparent)] {
            let drawing = try Drawing(glass)
            let outline = try #require(drawing.layout.outline)
            #expect(drawing.items[0] == .fill(outline, .color(filter.tint), .nonZero))
            #expect(drawing.layout.warnings == [.materialWithoutBackdrop])
            #expect(drawing.layout.warnings.map(\.code) == ["no-backdrop"])
        }
        #expect(
            try Drawing(caption.material(.regular).outline(.none)).layout.warnings == [.withoutOutline(key: "material")]
        )
    }

    @Test("A highlight of glass blurs the outline below it")
    func highlight() throws {
        let text = RichText("two").highlight(Highlight(style: .regularMaterial)) + " three"
        let drawing = try Drawing(Caption(text).fontSize(40))
        let shape = try #require(drawing.layout.highlights.first).shape.path
        #expect(drawing.items[1] == .material(shape, filter, backdrop: nil))
        #expect(drawing.layout.warnings == [])
        let bare = try Drawing(Caption(text).fontSize(40).outline(.none))
        let bareShape = try #require(bare.layout.highlights.first).shape.path
        #expect(bare.items[0] == .fill(bareShape, .color(filter.tint), .nonZero))
        #expect(bare.layout.warnings == [.materialWithoutBackdrop])
    }

    @Test("A glass highlight casts the shadow of its whole shape")
    func shadow() throws {
        var highlight = Highlight(style: .regularMaterial)
        highlight.shadow = TextShadow(y: 2, color: .black)
        let drawing = try Drawing(Caption(RichText("two").highlight(highlight)).fontSize(40))
        let shape = try #require(drawing.layout.highlights.first).shape.path
        #expect(
            drawing.items[1]
                == .shadow(
                    Shadow(color: .black, offset: Point(x: 0, y: 2)), of: [.fill(shape, .color(.black), .nonZero)]))
    }

    @Test("A backdrop makes the canvas as large as it is, a pixel a unit, or covers one of another size")
    func backdrop() throws {
        let image = try SamplePicture.url(width: 320, height: 200, color: .navy)
        let drawing = try Drawing(caption.material(.regular).backdrop(image))
        #expect(drawing.layout.canvas == Size(width: 320, height: 200))
        let page = Rect(x0: 0, y0: 0, x1: 320, y1: 200)
        #expect(drawing.items[0].paint == .image(ImagePaint(image: 0, rect: page)))
        #expect(drawing.items[0].filledPath?.bounds.union(page) == drawing.items[0].filledPath?.bounds)
        guard case .material(_, filter, backdrop: nil) = drawing.items[1] else {
            Issue.record("no material over the page")
            return
        }
        #expect(drawing.layout.warnings == [])

        let square = try Drawing(caption.backdrop(image).size(width: 400, height: 400))
        #expect(square.items[0].paint == .image(ImagePaint(image: 0, rect: Rect(x0: -120, y0: 0, x1: 520, y1: 400))))
    }

    @Test("Lines wrap to a backdrop's width, and a canvas colour lies under it")
    func page() throws {
        let image = try SamplePicture.url(width: 200, height: 300, color: .navy.with(alpha: 9))
        let drawing = try Drawing(Caption("several words that wrap").fontSize(40).backdrop(image).canvas(.pink))
        #expect(drawing.layout.lines.count > 2)
        #expect(drawing.list.background == .pink)
    }

    @Test("A backdrop that is only seen inside is not painted and is what materials blur")
    func inside() throws {
        let image = try SamplePicture.url(width: 320, height: 200, color: .navy)
        let text = RichText("two").highlight(Highlight(style: .regularMaterial)) + " three"
        let drawing = try Drawing(Caption(text).fontSize(40).material(.regular).backdrop(image, inside: true))
        let outline = try #require(drawing.layout.outline)
        let page = Rect(x0: 0, y0: 0, x1: 320, y1: 200)
        let picture = try #require(try Drawing(Caption("a").backdrop(image)).items.first)
        #expect(picture.paint == .image(ImagePaint(image: 0, rect: page)))
        let glass = DisplayItem.material(outline, filter, backdrop: [picture])
        #expect(drawing.layout.canvas == page.size)
        #expect(drawing.list.images.count == 1)
        #expect(drawing.items[0] == glass)
        let shape = try #require(drawing.layout.highlights.first).shape.path
        #expect(drawing.items[1] == .material(shape, filter, backdrop: [picture, glass]))
        #expect(drawing.layout.warnings == [])
    }

    @Test("Letters, borders and the canvas cannot be of a material, and the key is named")
    func refusals() throws {
        let glass = ShapeStyle.thinMaterial
        let text = RichText("a").foregroundStyle(glass)
        for (caption, key) in [
            (caption.foregroundStyle(glass), "color"), (caption.stroke(glass), "strokeColor"),
            (caption.canvas(glass), "canvas"), (caption.textStroke(glass, lineWidth: 2), "textStrokeColor"),
            (Caption(text), "color"),
        ] {
            do throws(SnugError) {
                _ = try Renderer().layout(of: caption)
                Issue.record("\(key) took a material")
            } catch {
                #expect(error.keys == [key])
                #expect(error.cause == .settings)
                #expect(error.problem == "\"material(thin)\" is not a colour, gradient or picture")
            }
        }
    }
}
