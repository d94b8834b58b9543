import Snug
import Testing

@Suite("The canvas")
struct CanvasTests {
    private let renderer = Renderer()

    @Test("A tight canvas is the padded line boxes, in whole units")
    func tight() throws {
        let layout = try renderer.layout(of: Caption("Hello").fontSize(40).padding(vertical: 4, horizontal: 14))
        let width = layout.lines[0].box.width
        #expect(layout.canvas.width == (width + 28).rounded(.up))
        #expect(layout.canvas.height == 56)
        #expect(layout.boxes[0].padded == Rect(x0: 0, y0: 0, x1: layout.canvas.width, y1: 56))
    }

    @Test("The size does not jump with the letters used")
    func steady() throws {
        let heights = try ["ace", "gjpqy", "ÅÉ", "·", "HELLO"].map {
            try renderer.layout(of: Caption($0).fontSize(40)).canvas.height
        }
        #expect(Set(heights).count == 1)
    }

    @Test("A margin is added on each side")
    func margin() throws {
        let plain = try renderer.layout(of: Caption("Hello"))
        let wide = try renderer.layout(of: Caption("Hello").margin(LengthInsets(top: 1, right: 2, bottom: 3, left: 40)))
        #expect(wide.canvas.width == plain.canvas.width + 42)
        #expect(wide.canvas.height == plain.canvas.height + 4)
        #expect(wide.boxes[0].padded == plain.boxes[0].padded.offset(by: Point(x: 40, y: 1)))
    }

    @Test("A scale multiplies the pixels and leaves the layout", arguments: [0.5, 1, 1.3, 2, 3])
    func scale(scale: Double) throws {
        let caption = Caption("Hello, world").fontSize(33)
        let layout = try renderer.layout(of: caption)
        let png = try renderer.png(caption, scale: scale)
        #expect(png.width == Int((layout.canvas.width * scale).rounded(.up)))
        #expect(png.height == Int((layout.canvas.height * scale).rounded(.up)))
        #expect(try renderer.png(caption.scale(scale)) == png)
    }

    @Test("The block stands where it is placed in a fixed canvas", arguments: Placement.allCases)
    func place(place: Placement) throws {
        let caption = Caption("Hi").fontSize(20).size(width: 300, height: 200).margin(10).place(place)
        let layout = try renderer.layout(of: caption)
        let box = layout.boxes[0].padded
        #expect(layout.canvas == Size(width: 300, height: 200))
        let words = place.rawValue
        #expect(words.contains("left") == (box.x0 == 10))
        #expect(words.contains("right") == (box.x1 == 290))
        #expect(words.contains("top") == (box.y0 == 10))
        #expect(words.contains("bottom") == (box.y1 == 190))
        if !words.contains("left"), !words.contains("right") { #expect(box.x0 + box.x1 == 300) }
        if !words.contains("top"), !words.contains("bottom") { #expect(abs(box.y0 + box.y1 - 200) <= 1) }
    }

    @Test("In a fixed canvas lines wrap to its width less margins, padding and outside border")
    func wrapInCanvas() throws {
        let text = "several words that have to wrap in a narrow canvas"
        let caption = Caption(text).fontSize(20).size(width: 200, height: 300).margin(15).stroke(.black, lineWidth: 4)
        let layout = try renderer.layout(of: caption)
        #expect(layout.lines.count > 1)
        #expect(layout.warnings.isEmpty)
        for box in layout.boxes.map(\.padded) {
            #expect(box.x0 - 2 >= 15)
            #expect(box.x1 + 2 <= 185)
        }
    }

    @Test("What does not fit a fixed canvas is cut with a warning")
    func outside() throws {
        let layout = try renderer.layout(of: Caption("Unbreakable").fontSize(60).size(width: 100, height: 50))
        #expect(layout.warnings.contains(.outsideCanvas))
        #expect(layout.warnings.allSatisfy { $0.code == "overflow" })
        let png = try renderer.png(Caption("Unbreakable").fontSize(60).size(width: 100, height: 50))
        #expect(png.width == 100)
        #expect(png.warnings == layout.warnings)
    }

    @Test(
        "A caption is never wider than its width, and as wide as that if a line fills it",
        arguments: [0, 0.5, 1, 1.5, 2.3, 3, 8])
    func width(stroke: Double) throws {
        let text = "a caption whose lines wrap at every width that is asked for, never beyond"
        for width in stride(from: 150.0, through: 500, by: 13) {
            for align in [StrokeAlignment.center, .outside, .inside] {
                let caption = Caption(text).fontSize(24).width(.px(width)).stroke(
                    .black, lineWidth: .px(stroke), align: align)
                #expect(try renderer.layout(of: caption).canvas.width <= width)
            }
        }
    }

    @Test("Centred captions mirror themselves")
    func mirror() throws {
        for text in ["Hello, world", "one\nlonger line\nx", "wide words\ni"] {
            for stroke in [0.0, 1, 3] {
                let layout = try renderer.layout(of: Caption(text).fontSize(37).stroke(.black, lineWidth: .px(stroke)))
                for box in layout.boxes.map(\.padded) {
                    #expect(box.x0 + box.x1 == layout.canvas.width)
                }
            }
        }
    }

    @Test("Slanted letters that lean out of a bare text enlarge the canvas")
    func overhang() throws {
        let text = bare("fff", size: 100).italic()
        let tight = try Picture(text)
        let roomy = try Picture(text.margin(50))
        #expect(tight.inkSum == roomy.inkSum)
    }
}
