import Snug
import Testing

@Suite("Reports about outlines")
struct OutlineReportTests {
    @Test("Two lines under a translucent background have one flat tone")
    func flatTone() throws {
        let caption = Caption("same line\nsame line").fontSize(40).background(
            Color(red: 0, green: 0, blue: 0, alpha: 77))
        let picture = try Picture(caption)
        let boxes = try Renderer().layout(of: caption).boxes.map(\.padded)
        #expect(boxes[0].y1 > boxes[1].y0, "the boxes overlap")
        // Columns beside the letters, off the round corners.
        for x in [3, 8, 12, picture.width - 13, picture.width - 4] {
            for y in 16..<picture.height - 16 { #expect(picture.alpha(x, y) == 77) }
        }
    }

    @Test("No hairline shows between lines at any scale", arguments: [1, 1.25, 1.5, 2, 3.3])
    func noHairlines(scale: Double) throws {
        let fill = Color(red: 255, green: 200, blue: 0)
        let caption = Caption("same\nsame\nsame").fontSize(40).cornerRadius(2).background(fill).foregroundColor(fill)
        let picture = try Picture(caption, scale: scale)
        // Two pixels in from the sides all is flat.
        for y in 2..<picture.height - 2 {
            for x in 2..<picture.width - 2 {
                let isCorner = min(x, picture.width - 1 - x) < 8 && min(y, picture.height - 1 - y) < 8
                if !isCorner { #expect(picture[x, y] == [255, 200, 0, 255]) }
            }
        }
    }

    @Test("A word in a pill has equal room above and below when it is centred optically", arguments: [30.0, 48, 61.7])
    func opticalCentre(size: Double) throws {
        for text in ["New mail", "HEIZEN"] {
            let caption = Caption(text).fontSize(.px(size)).padding(vertical: 20, horizontal: 40).cornerRadius(400)
                .textBox(.cap)
            let picture = try Picture(caption, scale: 4)
            let ink = try #require(picture.box { $0[0] < 128 && $0[3] == 255 })
            let above = ink.y.lowerBound
            let below = picture.height - ink.y.upperBound
            #expect(
                abs(above - below) <= 6, "\(text) at \(size): \(above) above, \(below) below, in quarters of a unit")
        }
    }
}
