import Snug
import Testing

@Suite("Reports about round outlines and debug frames")
struct RoundReportTests {
    static let round: [OutlineMode] = [.circle, .maxSide, .ellipse, .pill, .badge]

    /// How much of each pixel is covered is the same mirrored left to right and top to bottom, up to what the painter's
    /// tolerance of 1/20 pixel for curves makes of it.
    private func expectSymmetric(_ picture: Picture) {
        let (width, height) = (picture.width, picture.height)
        var worst = 0
        for y in 0..<height {
            for x in 0..<width {
                let alpha = picture.alpha(x, y)
                worst = max(
                    worst, abs(alpha - picture.alpha(width - 1 - x, y)), abs(alpha - picture.alpha(x, height - 1 - y)))
            }
        }
        #expect(worst <= 20)
    }

    @Test(
        "One digit gives a true circle, a long text a capsule", arguments: [17.0, 28, 33.3], [TextBoxEdge.normal, .cap])
    func badge(size: Double, edge: TextBoxEdge) throws {
        func caption(_ text: String) -> Caption {
            Caption(text).fontSize(.px(size)).outline(.badge).textBox(edge).padding(.em(0.3)).background(.red)
                .foregroundColor(.red)
        }
        var height = 0
        for digit in 0...9 {
            let picture = try Picture(caption("\(digit)"))
            #expect(picture.width == picture.height)
            height = picture.height
            // In a true circle each row is as wide as its chord.
            let r = Double(height) / 2
            for y in 0..<height {
                let d = Double(y) + 0.5 - r
                let row = (0..<picture.width).reduce(0) { $0 + picture.alpha($1, y) }
                #expect(
                    abs(Double(row) / 255 - 2 * (r * r - d * d).squareRoot()) < (y == 0 || y == height - 1 ? 3 : 0.6))
            }
            expectSymmetric(picture)
        }
        let long = try Picture(caption("1,234,567"))
        #expect(long.height == height)
        #expect(long.width > 2 * height)
        // Between the round ends every column is full.
        for x in height / 2 + 1..<long.width - height / 2 - 1 {
            #expect((0..<height).allSatisfy { long.alpha(x, $0) == 255 })
        }
        expectSymmetric(long)
    }

    @Test("Round shapes are mirror images of themselves, borders included", arguments: round)
    func symmetry(mode: OutlineMode) throws {
        for (stroke, align) in [(0.0, StrokeAlignment.center), (3, .center), (4, .inside), (2.5, .outside)] {
            let caption = Caption("Mirror\nimages").fontSize(31).outline(mode).background(.navy).foregroundColor(.navy)
                .padding(.px(12.3)).stroke(.navy, lineWidth: .px(stroke), align: align)
            // Letters outside a circle of the longer side are no part of it.
            let text = mode == .maxSide ? caption.padding(vertical: 0, horizontal: 60) : caption
            expectSymmetric(try Picture(text))
        }
    }

    @Test("Round shapes that are measured from capitals have equal room above and below", arguments: round)
    func opticalCentre(mode: OutlineMode) throws {
        for (text, size) in [("HEIZEN", 30.0), ("HEIZEN", 48), ("HI", 61.7)] {
            let caption = Caption(text).fontSize(.px(size)).outline(mode).textBox(.cap).padding(20)
            let picture = try Picture(caption, scale: 4)
            let ink = try #require(picture.box { $0[0] < 128 && $0[3] == 255 })
            let above = ink.y.lowerBound
            let below = picture.height - ink.y.upperBound
            #expect(
                abs(above - below) <= 2, "\(text) at \(size): \(above) above, \(below) below, in quarters of a unit")
            #expect(abs(ink.x.lowerBound - (picture.width - ink.x.upperBound)) <= 12, "side bearings differ a little")
        }
    }

    @Test("A debug frame shows all four sides, at the very edge of the canvas too")
    func debugFrame() throws {
        let caption = Caption("Frame").fontSize(40).background(.white).outline(.block).cornerRadius(0)
        let plain = try Picture(caption)
        let framed = try Picture(caption.debug())
        #expect(framed.width == plain.width && framed.height == plain.height)
        let (w, h) = (framed.width, framed.height)
        func blue(_ x: Int, _ y: Int) -> Bool { framed[x, y] == [0, 122, 255, 255] }
        for sides in [
            (0..<w).map { blue($0, 0) }, (0..<w).map { blue($0, h - 1) }, (0..<h).map { blue(0, $0) },
            (0..<h).map { blue(w - 1, $0) },
        ] {
            let painted = sides.count { $0 }
            #expect(painted * 10 > sides.count * 3, "dashes are half of the side: \(painted) of \(sides.count)")
        }
        #expect(!(1..<w - 1).contains { blue($0, h - 2) }, "the line is one unit wide")
    }

    @Test("Debug marks change neither layout nor canvas")
    func debugLayout() throws {
        let caption = Caption("Debug\nmarks").fontSize(40)
        let plain = try Renderer().layout(of: caption)
        let marked = try Renderer().layout(of: caption.debug(DebugMarks(Set(DebugMark.allCases))))
        #expect(marked.json(listsGlyphs: true) == plain.json(listsGlyphs: true))
    }
}
