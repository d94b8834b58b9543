import Snug
import SnugScene
import Testing

@Suite("Dashed borders")
struct DashTests {
    private let caption = Caption("one\nlonger").fontSize(40)

    private func stroke(_ caption: Caption) throws -> (path: Path, style: LineStyle)? {
        guard case .stroke(let path, let style, _)? = try Drawing(caption).items.dropFirst().first else { return nil }
        return (path, style)
    }

    @Test("Dashes run along the middle of the border, on whichever side it lies")
    func middle() throws {
        for (align, distance) in [(StrokeAlignment.inside, -3), (.center, 0), (.outside, 3)] as [(_, Double)] {
            let dashed = caption.stroke(.black, lineWidth: 6, align: align, dash: [4, .em(0.1)])
            let (path, style) = try #require(try stroke(dashed))
            #expect(style == LineStyle(width: 6, join: .round, dash: [4, 4]))
            let outline = try #require(try Drawing(dashed).layout.outline).bounds
            #expect(path.bounds.x0 == outline.x0 - distance)
            #expect(path.bounds.x1 == outline.x1 + distance)
        }
    }

    @Test("The fill keeps its edge, since it shows between dashes")
    func fill() throws {
        let drawing = try Drawing(caption.stroke(.black, lineWidth: 6, align: .outside, dash: [4, 2]))
        #expect(drawing.items[0].filledPath == drawing.layout.outline)
    }

    @Test("An odd number of lengths is repeated once, and no border has no dashes")
    func lengths() throws {
        #expect(try stroke(caption.stroke(.black, lineWidth: 2, dash: [5]))?.style.dash == [5, 5])
        #expect(try stroke(caption.stroke(.black, lineWidth: 2, dash: [5, 1, 2]))?.style.dash == [5, 1, 2, 5, 1, 2])
        #expect(try Drawing(caption.stroke(.black, lineWidth: 0, dash: [5])).items.count == 2)
    }

    @Test("A union without parallel outlines has its dashes on the edge, cut to their side")
    func union() throws {
        let dashed = caption.outline(.union).stroke(.black, lineWidth: 6, align: .inside, dash: [4, 2])
        let style = try stroke(dashed)?.style
        #expect(style == LineStyle(width: 12, join: .round, dash: [4, 2], side: .inside))
    }

    @Test("Dashes that are all 0 or negative are refused", arguments: [[0, 0], [-1, 2], []] as [[Length]])
    func refusals(lengths: [Length]) {
        var dashed = caption.stroke(.black, lineWidth: 2)
        dashed.spec.strokeDash = DashPattern(lengths)
        do throws(SnugError) {
            _ = try Renderer().layout(of: dashed)
            Issue.record("taken")
        } catch {
            #expect(error.keys == ["strokeDash"])
        }
    }
}
