import Examples
import Foundation
import Snug
import SnugTestSupport
import Testing

@Suite("The numbers of the examples")
struct ExampleNumberTests {
    private let renderer = Renderer()

    private func layout(_ name: String) throws -> PictureLayout {
        let picture = try #require(examples[name])
        return try renderer.layout(of: picture.resolvingPaths(relativeTo: Repository.examples.path))
    }

    private func caption(_ name: String) throws -> CaptionLayout {
        switch try layout(name) {
        case .caption(let layout): layout
        case .elements(let layout): try #require(layout.root.captions.first)
        }
    }

    private func frames(_ name: String) throws -> [Rect] {
        guard case .elements(let layout) = try layout(name) else { return [] }
        func frames(_ element: PlacedElement) -> [Rect] {
            (element.name == nil ? [] : [element.frame]) + element.parts.flatMap(frames)
        }
        return frames(layout.root)
    }

    @Test("The clinging caption stands in the middle of its screen, sixteen from the left", arguments: ["", "-fillet"])
    func clinging(variant: String) throws {
        let layout = try caption("ClingingCaption" + variant)
        #expect(layout.canvas == Size(width: 393, height: 520))
        let outline = try #require(layout.outline).bounds
        #expect(outline.x0 == 17 && outline.x1 <= 393 - 17, "half of the border lies outside of the edge")
        #expect(abs(outline.y0 + outline.y1 - 520) <= 1)
    }

    @Test("Its footprint is the outline with half the border round it, on whole units")
    func footprint() throws {
        let layout = try caption("ClingingCaption-footprint")
        let outline = try #require(layout.outline).bounds
        #expect(layout.canvas.width <= 361)
        #expect(
            layout.canvas == Size(width: (outline.width + 2).rounded(.up), height: (outline.height + 2).rounded(.up)))
        #expect(layout.lines.count == (try caption("ClingingCaption")).lines.count)
    }

    @Test(
        "The highlight goes over as many lines as the width makes",
        arguments: [("1", 1), ("2", 2), ("3", 3), ("fixed", 2), ("fixed-height", 1)])
    func highlight(variant: String, lines: Int) throws {
        let layout = try caption("PartialHighlight-" + variant)
        let fragments = layout.highlights.flatMap(\.shape.fragments)
        #expect(fragments.count == lines)
        #expect(fragments.first?.isLeftRounded == true && fragments.last?.isRightRounded == true)
        for (before, after) in zip(fragments, fragments.dropFirst()) {
            #expect(!before.isRightRounded && !after.isLeftRounded)
        }
    }

    @Test("Text in a frame of a fixed width or height takes that, and else what it needs")
    func highlightFrames() throws {
        #expect(try frames("PartialHighlight-2")[0].width == 103)
        #expect(try frames("PartialHighlight-fixed")[0].size == Size(width: 103, height: 240))
        #expect(try frames("PartialHighlight-fixed-height")[0].height == 40)
        #expect(try frames("PartialHighlight-3")[0].height > frames("PartialHighlight-2")[0].height)
    }

    @Test("A frame's size changes no layout")
    func frameSize() throws {
        let plain = try renderer.layout(of: Snug.Picture(Text("Swift Wombat").padding(0)).margin(16))
        #expect(try layout("FrameSize").canvas == plain.canvas)
    }

    @Test("Circles are as wide as their padded texts, eight apart, in a row with sixteen round it")
    func circles() throws {
        func width(_ text: String) throws -> Double {
            try renderer.layout(of: Snug.Picture(Text(text).padding(0))).canvas.width
        }
        let frames = try frames("CircleTextRow")
        let (row, hello, short) = (frames[0], frames[1], frames[2])
        #expect(hello.width == (try width("Hello, World")) + 32 && hello.height == hello.width)
        #expect(short.width == (try width("Hello")) + 32 && short.height == short.width)
        #expect(hello.x0 == row.x0 + 16 && hello.y0 == row.y0 + 16)
        #expect(short.x0 == hello.x1 + 8)
        #expect(row.size == Size(width: hello.width + short.width + 8 + 32, height: hello.height + 32))
    }
}
