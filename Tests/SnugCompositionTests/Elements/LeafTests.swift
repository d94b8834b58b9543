import SnugGeometry
import SnugText
import Testing

@testable import SnugComposition

@Suite("Sizes of texts, shapes and pictures")
struct LeafTests {
    private let trial = Trial()

    @Test(
        "A text takes the width of its lines, however much it is offered", arguments: [nil, 54, 1e6, Double.infinity])
    func natural(width: Double?) throws {
        #expect(try trial.size(text("aaaa bbbb"), width) == [54, 12])
    }

    @Test("A text wraps to what it is offered and takes its widest line")
    func wraps() throws {
        #expect(try trial.size(text("aaaa bbbb"), 53) == [24, 24])
        #expect(try trial.size(text("aa bb cc"), 30) == [30, 24])
    }

    @Test("Offered less than its longest word a text keeps the word and says so", arguments: [0, 1, 5, 47])
    func narrow(width: Double) throws {
        #expect(try trial.size(text("abcdefgh ij"), width) == [48, 24])
        let layout = try trial.layout(text("abcdefgh ij")) { $0.width = .px(width) }
        #expect(layout.warnings.map(\.code).contains("overflow"))
    }

    @Test("A text that fills its lines takes the width that it is offered")
    func justified() throws {
        var spec = CaptionSpec(text: "aa bb cc")
        (spec.fontSize, spec.align) = (10, .justify)
        #expect(try trial.size(Element(.text(spec)), 35)[0] == 35)
    }

    @Test("A text with a width of its own wraps to that")
    func ownWidth() throws {
        var spec = CaptionSpec(text: "aaaa bbbb")
        (spec.fontSize, spec.width) = (10, 30)
        #expect(try trial.size(Element(.text(spec)), 500) == [24, 24])
    }

    @Test("A caption's padding and border count, and it wraps to what they leave")
    func caption() throws {
        var spec = CaptionSpec(text: "aaaa bbbb")
        (spec.fontSize, spec.weight, spec.padding, spec.stroke) = (
            10, .regular, LengthInsets(vertical: 2, horizontal: 6), 2
        )
        spec.strokeAlign = .outside
        let caption = Element(.caption(spec))
        #expect(try trial.size(caption) == [54 + 12 + 4, 12 + 4 + 4])
        #expect(try trial.size(caption, 60) == [24 + 16, 24 + 8])
        #expect(try trial.size(caption, 0) == [24 + 16, 24 + 8], "less than padding and border")
    }

    @Test("Shapes take what they are offered, and ten units where nothing is")
    func shapes() throws {
        for shape in [ElementShape.rectangle, .roundedRectangle(cornerRadius: 4), .ellipse, .capsule] {
            #expect(try trial.size(Element(.shape(shape)), 70, 30) == [70, 30])
            #expect(try trial.size(Element(.shape(shape))) == [10, 10])
            #expect(try trial.size(Element(.shape(shape)), 70) == [70, 10])
            #expect(try trial.size(Element(.shape(shape)), 0, 0) == [0, 0])
        }
    }

    @Test("A circle takes a square")
    func circle() throws {
        let circle = Element(.shape(.circle))
        #expect(try trial.size(circle, 70, 30) == [30, 30])
        #expect(try trial.size(circle, nil, 30) == [30, 30])
        #expect(try trial.size(circle, 70) == [70, 70])
        #expect(try trial.size(circle) == [10, 10])
        #expect(try trial.size(circle.frame(width: 80, height: 20)) == [80, 20])
    }

    @Test("Pictures fill their room as they are told")
    func pictures() throws {
        #expect(try trial.size(image(), 100, 100) == [40, 20])
        #expect(try trial.size(image(.stretch), 100, 100) == [100, 100])
        #expect(try trial.size(image(.fit), 100, 100) == [100, 50])
        #expect(try trial.size(image(.fill), 100, 100) == [200, 100])
        #expect(try trial.size(image(.fit), 100, 10) == [20, 10])
        #expect(try trial.size(image(.fill), 100, 10) == [100, 50])
        for mode in [ImageElement.ContentMode.natural, .stretch, .fit, .fill] {
            #expect(try trial.size(image(mode)) == [40, 20], "nothing is offered")
        }
        #expect(try trial.size(image(.fit), 80) == [80, 40])
        #expect(try trial.size(image(.fill), 80) == [80, 40])
        #expect(try trial.size(image(.stretch), 80) == [80, 20])
        #expect(try trial.size(image(.fit), 0, 0) == [0, 0])
    }

    @Test("Pictures in a row with texts leave sizes finite")
    func pictureInRow() throws {
        for mode in [ImageElement.ContentMode.natural, .stretch, .fit, .fill] {
            let size = try trial.size(hstack(image(mode), text("ab")), 100, 50)
            #expect(size[0].isFinite && size[1].isFinite)
            #expect(size[0] <= 100 || mode == .fill, "what covers its room may stand out of it")
        }
    }
}
