import Snug
import Testing

/// Faults that people met in other tools.
@Suite("Reports about text")
struct TextReportTests {
    @Test("Tails are not cut in a tight canvas")
    func tails() throws {
        let tight = try Picture(bare("ygggy", size: 50))
        let roomy = try Picture(bare("ygggy", size: 50).margin(40))
        #expect(tight.inkSum == roomy.inkSum)
        #expect(tight.ink?.y.count == roomy.ink?.y.count)
    }

    @Test("The top row is not cut at any size", arguments: 9...60)
    func tops(size: Int) throws {
        let text = bare("S 5°20'", size: .px(Double(size)))
        let tight = try Picture(text)
        let roomy = try Picture(text.margin(30))
        #expect(abs(tight.inkSum - roomy.inkSum) * 1000 <= roomy.inkSum)
    }

    @Test("A carriage return before a line feed leaves no sign")
    func windowsLineEnds() throws {
        let renderer = Renderer()
        #expect(try renderer.png(Caption("one\r\ntwo")).bytes == renderer.png(Caption("one\ntwo")).bytes)
    }

    @Test(
        "Centred lines stand in the middle, spaces at the wrap or not",
        arguments: Array(stride(from: 110.0, to: 460, by: 25)))
    func centred(width: Double) throws {
        let layout = try Renderer().layout(of: bare("aaa bbb ccc ddd").width(.px(width)))
        for line in layout.lines {
            let left = line.box.x0
            let right = layout.canvas.width - line.box.x1
            #expect(abs(left - right) <= 1)
        }
        let picture = try Picture(Caption("aaa bbb ccc ddd").fontSize(40).width(.px(width)))
        let ink = try #require(picture.box { $0[3] == 255 && $0[0] < 128 })
        #expect(abs(ink.x.lowerBound - (picture.width - ink.x.upperBound)) <= 4)
    }

    @Test("Capitals and small letters have one height and one baseline")
    func heights() throws {
        let renderer = Renderer()
        let capitals = try renderer.layout(of: Caption("HELLO"))
        let small = try renderer.layout(of: Caption("acemu"))
        #expect(capitals.canvas.height == small.canvas.height)
        #expect(capitals.lines[0].baseline == small.lines[0].baseline)
    }

    @Test(
        "A text just as wide as its room stays on one line, one hair less wraps it",
        arguments: ["Hello, world", "AVATAR Wave To", "two words", "Typography is fun"], [40.0, 41.3, 17, 72])
    func exactFit(text: String, size: Double) throws {
        let renderer = Renderer()
        let caption = bare(text, size: .px(size))
        let width = try #require(try renderer.layout(of: caption).lines.first).box.width
        #expect(try renderer.layout(of: caption.width(.px(width))).lines.count == 1)
        #expect(try renderer.layout(of: caption.width(.px(width - 0.01))).lines.count > 1)
        let padded = Caption(text).fontSize(.px(size)).padding(vertical: 3, horizontal: 10).stroke(.black, lineWidth: 4)
            .fontWeight(700)
        #expect(try renderer.layout(of: padded.width(.px(width + 24))).lines.count == 1)
        #expect(try renderer.layout(of: padded.width(.px(width + 23.98))).lines.count > 1)
    }

    @Test("Without a width nothing wraps")
    func noWidth() throws {
        for size in [7.3, 11.1, 40, 72.77] {
            let layout = try Renderer().layout(
                of: Caption("no width was given, so that this never wraps").fontSize(.px(size)))
            #expect(layout.lines.count == 1)
        }
    }

    @Test("Signs that mean something elsewhere mean themselves")
    func literal() throws {
        let text = "100% [done...] C:\\new"
        let layout = try Renderer().layout(of: Caption(text))
        #expect(layout.lines.count == 1)
        #expect(layout.text == text)
        #expect(layout.lines[0].visibleRange == 0..<text.utf8.count)
        let clusters = layout.lines[0].runs.flatMap(\.glyphs).map(\.cluster)
        #expect(clusters == Array(0..<text.utf8.count), "each letter has a glyph")
    }
}
