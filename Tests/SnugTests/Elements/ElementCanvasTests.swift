import Foundation
import Snug
import SnugTestSupport
import Testing

@Suite("Canvases of elements")
struct ElementCanvasTests {
    /// Four stacks inside one another, each with a border and a shadow.
    private var nested: Element {
        func decorated(_ view: some View, _ color: Color, _ radius: Double) -> Element {
            view.padding(5).background(.white).border(color).shadow(radius: .px(radius), x: -2, y: 3)
        }
        let inner = VStack {
            Text("inside")
            Circle().fill(.systemYellow).frame(width: 20, height: 20).shadow(radius: 2)
        }
        let second = HStack {
            decorated(inner, .systemPink, 3)
            Rectangle().frame(width: 15, height: 30).shadow(radius: 4)
        }
        let third = VStack {
            decorated(second, .systemBlue, 4)
            Text("below")
        }
        let outer = HStack {
            decorated(third, .systemGreen, 5)
            Text("beside")
        }
        return decorated(outer, .black, 6).shadow(radius: 6)
    }

    @Test("Nothing of nested shadows and borders is cut", arguments: [1.0, 1.5, 2, 3])
    func nothingIsCut(scale: Double) throws {
        let tight = try Picture(nested, margin: 4, scale: scale)
        #expect(tight.rim.allSatisfy { $0 == [0, 0, 0, 0] })
        let wide = try Picture(nested, margin: 44, scale: scale)
        #expect(wide.width - tight.width == Int(80 * scale) && wide.height - tight.height == Int(80 * scale))
        #expect(tight.inkSum == wide.inkSum)
        #expect(try Picture(nested, scale: scale).inkSum == wide.inkSum, "without a margin neither")
    }

    @Test("A canvas's colour fills what shadows leave", arguments: [1.0, 1.5, 2, 3])
    func page(scale: Double) throws {
        let picture = try Picture(Snug.Picture(nested).margin(4).canvas(.systemTeal), scale: scale)
        #expect(picture.rim.allSatisfy { $0 == [0x30, 0xb0, 0xc7, 255] })
    }

    @Test("Letters that stand out of their lines are not cut in any container")
    func letters() throws {
        let text = Text("ŷgÅjf").fontSize(40).italic().lineHeight(0.8)
        let views: [Element] = [
            text.element, HStack { text }.element, text.padding(1), text.frame(width: 20, height: 10),
            text.border(.black), text.opacity(1), text.shadow(radius: 3), text.offset(x: -20, y: -20),
        ]
        for (index, view) in views.enumerated() {
            #expect(try Picture(view).inkSum == Picture(view, margin: 60).inkSum, "view \(index)")
        }
    }

    @Test("Emoji in elements are not cut")
    func emoji() throws {
        let text = Text("😀👍🏽").fontSize(30)
            .fontFile(Repository.fonts.appending(path: "NotoColorEmoji-Subset.ttf").path)
        let view = HStack { text }.padding(2).background(.systemGray6).shadow(radius: 5)
        #expect(try Picture(view).inkSum == Picture(view, margin: 30).inkSum)
    }

    @Test("A caption as an element is painted as it is alone")
    func caption() throws {
        let caption = Caption("two\nlines").fontSize(30).stroke(.black, lineWidth: 3).background(.yellow)
        let alone = try Renderer().image(of: caption).bitmap
        #expect(try Renderer().image(of: HStack { caption }).bitmap == alone)
        #expect(try Renderer().image(of: VStack { HStack { caption } }).bitmap == alone)
    }

    @Test("What stands out of a fixed canvas is cut with a warning")
    func overflow() throws {
        let view = Rectangle().frame(width: 50, height: 50)
        let image = try Renderer().image(of: Snug.Picture(view).size(width: 40, height: 60))
        #expect(image.bitmap.width == 40 && image.bitmap.height == 60)
        #expect(image.warnings.map(\.code) == ["overflow"])
    }

    @Test("The same tree gives the same bytes on several threads at once")
    func threads() async throws {
        let renderer = Renderer()
        let view = nested
        let expected = try renderer.png(view).bytes
        try await withThrowingTaskGroup(of: [UInt8].self) { group in
            for _ in 0..<8 { group.addTask { try renderer.png(view).bytes } }
            for try await bytes in group { #expect(bytes == expected) }
        }
    }
}
