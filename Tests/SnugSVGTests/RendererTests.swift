import Snug
import SnugSVG
import Testing

@Suite("Captions as SVG files")
struct RendererTests {
    private func text(_ svg: RenderedSVG) -> String { String(decoding: svg.bytes, as: UTF8.self) }

    @Test("The file is as large as the PNG, and says the same fonts and warnings")
    func likePNG() throws {
        let caption = Caption("Hello, \u{E000}").width(90)
        for scale in [nil, 1.5, 3] {
            let (svg, png) = (try Renderer().svg(caption, scale: scale), try Renderer().png(caption, scale: scale))
            #expect(svg.width == png.width && svg.height == png.height)
            #expect(svg.fontNames == png.fontNames)
            #expect(svg.warnings == png.warnings && !svg.warnings.isEmpty)
            #expect(text(svg).contains(" width=\"\(svg.width)\" height=\"\(svg.height)\" "))
        }
    }

    @Test("The text is the title, unless the file is to say nothing of it")
    func title() throws {
        let caption = Caption("R&D\nand more")
        #expect(try text(Renderer().svg(caption)).contains("<title>R&amp;D\nand more</title>"))
        #expect(try !text(Renderer().svg(caption.metadata(false))).contains("title"))
    }

    @Test("Any number of threads make the same bytes")
    func threads() async throws {
        let renderer = Renderer()
        let caption = Caption("soft shadow").textShadow(TextShadow(x: 2, y: 3, blur: 4, color: .black))
        let expected = try renderer.svg(caption).bytes
        try await withThrowingTaskGroup(of: [UInt8].self) { group in
            for _ in 0..<6 { group.addTask { try renderer.svg(caption).bytes } }
            for try await bytes in group { #expect(bytes == expected) }
        }
    }

    @Test("A scale that is none is refused in words")
    func refusal() {
        #expect(throws: SnugError.svg(.scale(0))) { try Renderer().svg(Caption("a"), scale: 0) }
        let error = SnugError.svg(.scale(0))
        #expect(error.cause == .settings && error.keys == ["scale"])
        #expect(error.description == "scale: 0 is no scale\ngive a number above 0, such as 2")
    }
}
