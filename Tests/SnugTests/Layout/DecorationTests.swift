import Snug
import Testing

@Suite("Decorations of letters")
struct DecorationTests {
    private let renderer = Renderer()

    private func shadow(_ words: String) throws -> TextShadow { try TextShadow(specText: words) }

    @Test("Nothing of borders and shadows is cut in a tight canvas", arguments: [1, 1.5, 2])
    func nothingCut(scale: Double) throws {
        let captions = [
            bare("Ågjpq", size: 50).textStroke(.black, lineWidth: 10),
            bare("Ågjpq", size: 50).textShadow(try shadow("0 0 20px #000")),
            bare("Ågjpq", size: 50).textStroke(.black, lineWidth: 4).textShadow(try shadow("-9px 14px 11px #f00"))
                .textShadow(try shadow("30px -20px 0 #00f")),
            Caption("Ågjpq").fontSize(50).padding(0).background(.transparent).textStroke(.black, lineWidth: 10)
                .textShadow(try shadow("3px 3px 30px #000")),
            bare("gjpq", size: 50).underline().lineHeight(0.4),
        ]
        for caption in captions {
            let tight = try Picture(caption, scale: scale)
            let roomy = try Picture(caption.margin(40), scale: scale)
            // The outermost parts of a shadow may come to one step of alpha here and there.
            #expect(abs(tight.inkSum - roomy.inkSum) * 10_000 <= roomy.inkSum)
            #expect(try renderer.layout(of: caption).warnings.isEmpty)
        }
    }

    @Test("Without an outline the canvas grows by border and shadow, whatever the letters")
    func growth() throws {
        for text in ["ace", "gjpqy", "ÅÉ", "·"] {
            let plain = try renderer.layout(of: bare(text)).canvas
            let bordered = try renderer.layout(of: bare(text).textStroke(.black, lineWidth: 10)).canvas
            #expect(bordered.height == plain.height + 20)
            #expect((19...21).contains(bordered.width - plain.width))
            let soft = try renderer.layout(of: bare(text).textShadow(try shadow("2px 3px 8px #000"))).canvas
            #expect(soft.height == plain.height + 24)
            #expect((23...25).contains(soft.width - plain.width))
        }
    }

    @Test("Inside the outline borders and shadows change neither layout nor canvas")
    func inside() throws {
        let caption = Caption("Hello").fontSize(40)
        let plain = try renderer.layout(of: caption)
        let decorated = try renderer.layout(
            of: caption.textStroke(.black, lineWidth: 2).textShadow(try shadow("1px 1px 2px #000")).underline()
                .strikethrough())
        #expect(decorated.canvas == plain.canvas)
        #expect(decorated.lines == plain.lines)
        #expect(decorated.outline == plain.outline)
        let sticking = try renderer.layout(of: caption.textShadow(try shadow("0 30px 0 #000")))
        #expect(sticking.canvas.height > plain.canvas.height)
        #expect(sticking.canvas.width == plain.canvas.width)
    }

    @Test("A shadow that a fixed canvas cuts is warned of, one that fits is not")
    func warnings() throws {
        let caption = bare("Hello").size(width: 300, height: 200).place(.bottom)
        #expect(try renderer.layout(of: caption).warnings.isEmpty)
        #expect(try renderer.layout(of: caption.textShadow(try shadow("0 2px 4px #000"))).warnings.isEmpty)
        let cut = try renderer.layout(of: caption.textShadow(try shadow("0 4px 20px #000")))
        #expect(cut.warnings == [.outsideCanvas])
    }

    @Test(
        "An underline runs from the first letter to the last, spaces between them included", arguments: [20.0, 40, 77])
    func underlineExtent(size: Double) throws {
        let caption = bare("two words   \n  three", size: .px(size)).multilineTextAlignment(.start)
        let layout = try renderer.layout(of: caption)
        let lined = try Picture(caption.underline())
        for line in layout.lines {
            let glyphs = line.runs.flatMap(\.glyphs)
            let blanks = glyphs.prefix { layout.text.utf8.dropFirst($0.cluster).first == UInt8(ascii: " ") }
            let start = line.box.x0 + blanks.reduce(0) { $0 + $1.advance }
            func inked(_ y: Int) -> [Int] { (0..<lined.width).filter { lined.alpha($0, y) > 127 } }
            let below = Int(line.baseline) + 2..<min(lined.height, Int(line.baseline + 0.3 * size))
            let added = try #require(below.map(inked).max { $0.count < $1.count })
            #expect(abs(Double(try #require(added.first)) - start) <= 1)
            #expect(abs(Double(try #require(added.last) + 1) - line.box.x1) <= 1)
            #expect(added.count == (added.last ?? 0) - added[0] + 1, "without a gap")
        }
    }

    @Test("Lines scale with the font, exactly")
    func lineThickness() throws {
        func added(_ size: Double, _ change: (Caption) -> Caption) throws -> Double {
            // Full stops stand on the baseline, off both lines.
            let caption = bare(". . .", size: .px(size))
            return Double(try Picture(change(caption)).inkSum - Picture(caption).inkSum) / 255 / (size * size)
        }
        for change in [{ $0.underline() }, { $0.strikethrough() }] as [(Caption) -> Caption] {
            let small = try added(40, change)
            #expect(small > 0)
            #expect(abs(try added(80, change) / small - 1) < 0.01)
        }
    }

    @Test("Translucent letters and lines have one tone, and a border leaves it as it is")
    func oneTone() throws {
        let color = Color(red: 200, green: 0, blue: 60, alpha: 128)
        let caption = bare("gjpqy", size: 60).foregroundColor(color).underline().strikethrough()
            .size(width: 300, height: 120)
        let plain = try Picture(caption)
        let bordered = try Picture(caption.textStroke(Color(red: 0, green: 0, blue: 255), lineWidth: 7))
        var full = 0
        for y in 0..<plain.height {
            for x in 0..<plain.width {
                #expect(plain.alpha(x, y) <= 128)
                guard plain.alpha(x, y) == 128 else { continue }
                full += 1
                #expect(bordered[x, y] == plain[x, y])
            }
        }
        #expect(full > 1000)
    }

    @Test("A blank line has no underline")
    func blankLines() throws {
        let picture = try Picture(bare("a\n\nb").textShadow(try shadow("0 0 0 #000")).underline())
        let layout = try renderer.layout(of: bare("a\n\nb").underline())
        let middle = layout.lines[1].box
        for y in Int(middle.y0) + 12..<Int(middle.y1) - 2 {
            for x in 0..<picture.width { #expect(picture.alpha(x, y) == 0) }
        }
    }
}
