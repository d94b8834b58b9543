import SnugGeometry
import SnugPixels
import Testing

@testable import SnugComposition

@Suite("Trees of elements")
struct TreeTests {
    private let trial = Trial()

    /// An element this deep in stacks, each of which holds a text and the next.
    private func nested(_ depth: Int) -> Element {
        (1..<depth).reduce(text("aa bb")) { inner, level in
            level.isMultiple(of: 2) ? hstack(text("cc dd"), inner) : vstack(inner, text("ee ff"))
        }
    }

    @Test("Deep stacks ask each text a few times, not exponentially often")
    func memory() throws {
        _ = try trial.layout(nested(60)) { $0.width = 300 }
        #expect(trial.fonts.shaped.count < 60 * 12, "\(trial.fonts.shaped.count)")
    }

    @Test("More elements inside one another than the limit are refused with their place")
    func depth() throws {
        _ = try trial.layout(nested(trial.limits.elementDepth))
        #expect {
            try trial.layout(nested(trial.limits.elementDepth + 1))
        } throws: { error in
            guard case .element(let path, .elementsTooDeep(limit: 64)) = error as? CompositionError else {
                return error as? CompositionError == .elementsTooDeep(limit: 64)
            }
            return path.steps.count > 100
        }
    }

    @Test("Layers behind and over elements count as deep as stacks")
    func layerDepth() {
        let behind = (0..<1000).reduce(text("a")) { inner, _ in text("b").background(inner) }
        let over = (0..<1000).reduce(text("a")) { inner, _ in text("b").overlay(inner, .top) }
        for element in [behind, over] {
            #expect {
                try trial.layout(element)
            } throws: { "\($0)".contains("elementsTooDeep") }
        }
    }

    @Test("More modifiers than the limit are refused before they are nested")
    func modifiers() throws {
        let many = Element(text("a").kind, modifiers: Array(repeating: .padding(LengthInsets(1)), count: 100_000))
        #expect {
            try trial.layout(many)
        } throws: { "\($0)".contains("TooDeep") || "\($0)".contains("tooMany") }
    }

    @Test("Elements are counted wherever they stand, and the limit is met exactly")
    func count() throws {
        var trial = trial
        trial.limits.elements = 10
        let eight = Element(.hstack(HorizontalStack(children: Array(repeating: rectangle, count: 8))))
        _ = try trial.layout(eight.background(rectangle))
        #expect {
            try trial.layout(eight.background(rectangle).overlay(rectangle))
        } throws: { "\($0)".contains("tooManyElements(limit: 10)") }
    }

    @Test("A tight canvas is the element with its margins")
    func tight() throws {
        let layout = try trial.layout(hstack(box(30, 10), box(50, 20))) { $0.margin = LengthInsets(7) }
        #expect(layout.canvas == Size(width: 102, height: 34))
        #expect(layout.root.frame == Rect(x0: 7, y0: 7, x1: 95, y1: 27))
    }

    @Test("A fixed canvas offers what its margins leave and places what is smaller")
    func fixed() throws {
        func layout(_ element: Element, _ place: Placement) throws -> ElementLayout {
            try trial.layout(element) {
                ($0.size, $0.margin, $0.place) = (CanvasSize(width: 100, height: 60), LengthInsets(10), place)
            }
        }
        #expect(try layout(rectangle, .center).root.frame == Rect(x0: 10, y0: 10, x1: 90, y1: 50))
        #expect(try layout(box(20, 10), .center).root.frame == Rect(x0: 40, y0: 25, x1: 60, y1: 35))
        #expect(try layout(box(20, 10), .bottomRight).root.frame == Rect(x0: 70, y0: 40, x1: 90, y1: 50))
        let large = try layout(box(200, 10), .center)
        #expect(large.canvas == Size(width: 100, height: 60))
        #expect(large.warnings == [.outsideCanvas])
    }

    @Test("The width that is told is offered without a canvas")
    func width() throws {
        let layout = try trial.layout(hstack(text("aaaa bbbb"), box(50, 10))) { $0.width = 88 }
        #expect(layout.canvas == Size(width: 82, height: 24))
    }

    @Test("A shadow grows a tight canvas on the sides that it reaches, and the element moves with it")
    func shadow() throws {
        let layout = try trial.layout(box(20, 10).shadow(4))
        #expect(layout.canvas.width > 20 + 2 * 8 && layout.canvas.height > 10 + 2 * 8)
        #expect(layout.root.frame.size == Size(width: 20, height: 10))
        #expect(layout.root.frame.x0 * 2 + 20 == layout.canvas.width)
        let below = try trial.layout(box(20, 10).shadow(0, x: 5, y: 7))
        #expect(below.canvas == Size(width: 25, height: 17))
        #expect(below.root.frame.origin == .zero)
        let above = try trial.layout(box(20, 10).shadow(0, x: -5, y: -7))
        #expect(above.canvas == Size(width: 25, height: 17))
        #expect(above.root.frame.origin == Point(x: 5, y: 7))
    }

    @Test("An offset grows a tight canvas so that nothing is cut")
    func offset() throws {
        let layout = try trial.layout(box(20, 10).modified(by: .offset(OffsetModifier(x: -6, y: 30))))
        #expect(layout.canvas == Size(width: 26, height: 40))
        #expect(layout.root.frame == Rect(x0: 6, y0: 0, x1: 26, y1: 10))
    }

    @Test("What is clipped does not grow the canvas")
    func clipped() throws {
        let wide = box(20, 10).overlay(box(90, 90)).modified(by: .clipShape(.rectangle))
        #expect(try trial.layout(wide).canvas == Size(width: 20, height: 10))
        #expect(try trial.layout(box(20, 10).overlay(box(90, 90))).canvas == Size(width: 90, height: 90))
    }

    @Test("A stroke on a shape's edge stands out by half its width, and one inside does not")
    func strokes() throws {
        let stroke = StrokeModifier(.color(.black), style: StrokeStyle(lineWidth: 6))
        let centred = Element(.shape(.rectangle), modifiers: [.stroke(stroke)]).frame(width: 20, height: 10)
        #expect(try trial.layout(centred).canvas == Size(width: 26, height: 16))
        let inside = Element(.shape(.rectangle), modifiers: [.strokeBorder(stroke)]).frame(width: 20, height: 10)
        #expect(try trial.layout(inside).canvas == Size(width: 20, height: 10))
    }

    @Test("Ems of texts are those of their font size, ems of other elements those of the settings or of body text")
    func ems() throws {
        #expect(try trial.layout(text("a").padding(LengthInsets(.em(1)))).root.frame.size.width == 6 + 20)
        let shape = box(6, 6).padding(LengthInsets(.em(1)))
        #expect(try trial.layout(shape).root.frame.size.width == 6 + 34)
        #expect(try trial.layout(shape) { $0.fontSize = 30 }.root.frame.size.width == 6 + 60)
    }

    @Test("A font size in ems multiplies the one that is inherited, or that of body text or of a caption")
    func fontSizes() throws {
        func size(_ kind: (CaptionSpec) -> ElementKind, inherited: Length? = nil) throws -> Double? {
            var spec = CaptionSpec(text: "a")
            spec.fontSize = .em(2)
            let row = Element(.hstack(HorizontalStack(children: [Element(kind(spec))])))
            return try trial.layout(row) { $0.fontSize = inherited }.root.captions.first?.fontSize
        }
        #expect(try size(ElementKind.text) == 34)
        #expect(try size(ElementKind.caption) == 144)
        #expect(try size(ElementKind.text, inherited: 30) == 60)
        #expect(try size(ElementKind.text, inherited: .em(2)) == 68)
    }

    @Test("A spacer leaves to all others what they need")
    func spacers() throws {
        let row = Element(
            .hstack(
                HorizontalStack(children: [
                    text("six letters"), Element(.spacer(SpacerElement())), box(10, 10),
                ])))
        #expect(try trial.frames(row, 200).map { $0[2] } == [66, 124, 10])
    }

    @Test("Letters that take their contrast from what lies behind see backgrounds, shapes and the canvas")
    func behind() throws {
        func color(_ element: Element, canvas: Color? = nil) throws -> Color? {
            let layout = try trial.layout(element) { $0.canvas = canvas.map { .color($0) } }
            return layout.root.captions.first?.caption.paint.color.color
        }
        var spec = CaptionSpec(text: "a")
        spec.color = .auto
        let auto = Element(.text(spec))
        #expect(try color(Element(.zstack(DepthStack(children: [auto]))), canvas: .black) == .white)
        #expect(
            try color(auto.modified(by: .background(ElementLayer(.style(.color(.black))))), canvas: .white) == .white)
        let shape = Element(.shape(.circle), modifiers: [.fill(.color(.black))])
        #expect(try color(Element(.zstack(DepthStack(children: [shape, auto]))), canvas: .white) == .white)
        #expect(try color(Element(.zstack(DepthStack(children: [auto, shape]))), canvas: .white) == .black)
    }

    @Test("Warnings name their element, and a highlight for all texts need occur in one only")
    func warnings() throws {
        let row = Element(.hstack(HorizontalStack(children: [text("found"), text("other")])))
        let found = try trial.layout(row) { $0.highlight = [HighlightRule("found")] }
        #expect(found.warnings == [])
        let missing = try trial.layout(row) { $0.highlight = [HighlightRule("nowhere")] }
        #expect(missing.warnings == [.highlightNotFound("nowhere")])
        var pale = CaptionSpec(text: "a")
        pale.color = .color(.white)
        let faint = try trial.layout(Element(.vstack(VerticalStack(children: [text("b"), Element(.text(pale))])))) {
            $0.canvas = .color(.white)
        }
        guard case .element(let path, .lowContrast)? = faint.warnings.first else {
            Issue.record("\(faint.warnings)")
            return
        }
        #expect(path.text == "$.vstack.children[1].text" && faint.warnings.count == 1)
    }
}
