import Examples
import Foundation
import Snug
import SnugImages
import SnugTestSupport
import Testing

@Suite("Glass over a page")
struct GlassOverPageTests {
    private let renderer = Renderer()
    private let size = (width: 800, height: 600)

    private func page(_ picture: Snug.Picture) throws -> ImageReference {
        ImageReference("data:image/png;base64," + Data(try renderer.png(picture).bytes).base64EncodedString())
    }

    /// The caption of the first example on frosted glass over a page.
    private func caption(on page: ImageReference) -> Caption {
        Caption("glass that clings to its lines, over whatever lies behind").fontSize(44).width(520)
            .outline(.union).cornerRadius(12).material(.regular).backdrop(page)
    }

    @Test("Outside the outline no byte of the page changes, corners of line boxes included")
    func outside() throws {
        let landscape = try #require(examples["Landscape"])
        let caption = caption(on: try page(landscape))
        let drawn = try renderer.image(of: caption).bitmap
        let bare = try renderer.image(of: landscape).bitmap
        let layout = try renderer.layout(of: caption)
        // The outline in one colour says which pixels have a part in it.
        let shape = try renderer.image(
            of: caption.outlineAlone(size: CanvasSize(width: 800, height: 600))
        ).bitmap
        var (untouched, changed, wrong) = (0, 0, 0)
        for y in 0..<size.height {
            for x in 0..<size.width {
                let isSame = drawn[x, y] == bare[x, y]
                switch shape[x, y].alpha {
                case 0:
                    untouched += 1
                    if !isSame { wrong += 1 }
                case 255: changed += isSame ? 0 : 1
                default: break
                }
            }
        }
        #expect(wrong == 0)
        #expect(untouched > 200_000 && changed > 40_000)
        // The upper corners of the first line's box belong to the page.
        let box = try #require(layout.boxes.first?.padded)
        #expect(drawn[Int(box.x0), Int(box.y0)] == bare[Int(box.x0), Int(box.y0)])
    }

    @Test("Inside, a page of one colour stays even, up to a level")
    func even() throws {
        let grey = Color(rgb: 0x5a7d9a)
        let plain = Snug.Picture(Rectangle().fill(grey)).size(width: 800, height: 600)
        let caption = caption(on: try page(plain)).foregroundColor(.transparent)
        let drawn = try renderer.image(of: caption).bitmap
        let shape = try renderer.image(
            of: caption.outlineAlone(size: CanvasSize(width: 800, height: 600))
        ).bitmap
        var inside: [Color] = []
        for y in 0..<size.height {
            for x in 0..<size.width where shape[x, y].alpha == 255 { inside.append(drawn[x, y]) }
        }
        let first = try #require(inside.first)
        #expect(first != grey)
        for channel in [\Color.red, \Color.green, \Color.blue] {
            let values = inside.map { Int($0[keyPath: channel]) }
            #expect((values.max() ?? 0) - (values.min() ?? 0) <= 1)
        }
    }
}

extension Caption {
    /// The caption's outline in black on a clear canvas.
    fileprivate func outlineAlone(size: CanvasSize) -> Caption {
        var copy = self
        (copy.spec.backdrop, copy.spec.material, copy.spec.size) = (nil, nil, size)
        return copy.background(.black).foregroundColor(.transparent)
    }
}
