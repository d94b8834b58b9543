import Snug
import Testing

@Suite("Fitting")
struct FittingTests {
    private let renderer = Renderer()
    private let title = "BREAKING NEWS FROM THE OCEAN TODAY"

    private func fits(_ caption: Caption) throws -> Bool {
        let layout = try renderer.layout(of: caption)
        let isInside = layout.boxes.map(\.padded).allSatisfy {
            $0.x0 >= 0 && $0.y0 >= 0 && $0.x1 <= layout.canvas.width && $0.y1 <= layout.canvas.height
        }
        return layout.warnings.isEmpty && isInside
    }

    @Test(
        "The found size fits, and a tenth more does not", arguments: [1399.0, 1400, 1401], [599.0, 600, 601])
    func largest(width: Double, height: Double) throws {
        for text in [title, title.lowercased()] {
            let caption = Caption(text).size(width: width, height: height)
            let size = try renderer.layout(of: caption.fit()).fontSize
            #expect(try fits(caption.fit()))
            #expect(try fits(caption.fontSize(.px(size))))
            #expect(try !fits(caption.fontSize(.px(size + 0.2))))
        }
    }

    @Test("A larger canvas never gets a smaller text")
    func monotone() throws {
        var last = 0.0
        for width in stride(from: 200.0, through: 900, by: 50) {
            let size = try renderer.layout(of: Caption(title).size(width: width, height: width / 2).fit()).fontSize
            #expect(size >= last)
            last = size
        }
    }

    @Test("A width alone is filled up to its end, by the longest word")
    func widthAlone() throws {
        let layout = try renderer.layout(of: Caption("an unbreakable word").width(600).fit())
        #expect(layout.warnings.isEmpty)
        #expect(layout.canvas.width > 590 && layout.canvas.width <= 600)
    }

    @Test("A line limit makes the text smaller")
    func lineLimit() throws {
        let caption = Caption(title).size(width: 800, height: 800)
        let free = try renderer.layout(of: caption.fit())
        let limited = try renderer.layout(of: caption.lineLimit(1).fit())
        #expect(limited.lines.count == 1)
        #expect(limited.fontSize < free.fontSize)
        #expect(limited.warnings.isEmpty)
    }

    @Test("The range is kept, with a warning where nothing fits")
    func range() throws {
        let canvas = Caption(title).size(width: 200, height: 60)
        let layout = try renderer.layout(of: canvas.fit(40...80))
        #expect(layout.fontSize == 40)
        #expect(layout.warnings.contains(.doesNotFit(size: 40)))
        #expect(layout.warnings.allSatisfy { $0.code == "overflow" })
        #expect(try renderer.layout(of: Caption("Hi").size(width: 900, height: 900).fit(10...12.5)).fontSize == 12.5)
    }

    @Test("Without a canvas and a width there is nothing to fit")
    func nothingToFit() {
        #expect(throws: SnugError.composition(.fitWithoutRoom)) { try renderer.layout(of: Caption("Hi").fit()) }
    }
}
