import Foundation
import Snug
import SnugTestSupport
import Testing

@Suite("Elements in cases that people reported elsewhere")
struct ElementReportTests {
    private let blue = [0, 122, 255, 255]

    @Test(
        "A dashed frame has all four sides inside what it frames",
        arguments: [(2.0, 2.0), (12, 9), (5, 40), (40, 5), (64, 33), (1200, 800)], [1.0, 2, 3])
    func frameSides(size: (width: Double, height: Double), scale: Double) throws {
        let view = Spacer().frame(width: .px(size.width), height: .px(size.height))
        let plain = try Picture(Snug.Picture(view).size(width: 1300, height: 900), scale: scale)
        #expect(plain.inkSum == 0)
        let picture = Snug.Picture(view.frameSize()).size(width: 1300, height: 900).place(.topLeft)
        let framed = try Picture(picture, scale: scale)
        let (right, bottom) = (Int(size.width * scale) - 1, Int(size.height * scale) - 1)
        let line = Int(scale)
        for offset in 0..<line {
            #expect((0...right).contains { framed[$0, offset] == blue }, "upper side")
            #expect((0...right).contains { framed[$0, bottom - offset] == blue }, "lower side")
            #expect((0...bottom).contains { framed[offset, $0] == blue }, "left side")
            #expect((0...bottom).contains { framed[right - offset, $0] == blue }, "right side")
        }
        // Beyond the right side nothing is painted beside the frame; its label may stand below it.
        #expect(!(0...bottom).contains { framed.alpha(right + 1, $0) > 0 })
    }

    @Test("A badge round one digit is a circle, and round more it is a capsule of the same height")
    func badges() throws {
        func size(_ text: String) throws -> Size {
            try frames(of: CircleText(text, fill: .systemRed, fit: .badge, padding: 4).border(.black))[0].size
        }
        let digit = try size("0")
        for text in (0...9).map(String.init) {
            let size = try size(text)
            #expect(size.width == size.height && size == digit, "\(text)")
        }
        let long = try size("1234567")
        #expect(long.height == digit.height && long.width > 2 * long.height)
    }

    @Test("The circle of a digit is round on every side")
    func roundBadge() throws {
        let picture = try Picture(
            CircleText(Text("7").foregroundColor(.systemRed), fill: .color(.systemRed), fit: .badge, padding: 4),
            margin: 2, scale: 4)
        let ink = try #require(picture.ink)
        #expect(ink.x.count == ink.y.count)
        let radius = Double(ink.x.count) / 2
        let area = Double(picture.inkSum) / 255
        #expect(abs(area / (Double.pi * radius * radius) - 1) < 0.01)
    }

    @Test("The shadow of an emoji is flat and in the shadow's colour", arguments: [0.0, 2])
    func emojiShadow(radius: Double) throws {
        let emoji = Text("😀").fontSize(48)
            .fontFile(Repository.fonts.appending(path: "NotoColorEmoji-Subset.ttf").path)
        let plain = try Picture(emoji.frame(width: 100, height: 80))
        let picture = try Picture(
            Snug.Picture(
                emoji.frame(width: 100, height: 80).shadow(color: .systemTeal, radius: .px(radius), x: 100)
            ).size(width: 220, height: 80).place(.topLeft))
        #expect(plain.count { $0[3] == 255 && abs($0[0] - $0[2]) > 60 } > 100, "the emoji has colours")
        var ink = 0
        for y in 0..<picture.height {
            for x in 110..<picture.width {
                let pixel = picture[x, y]
                ink += pixel[3]
                guard pixel[3] > 40 else { continue }
                let near = zip(pixel, [0x30, 0xb0, 0xc7]).allSatisfy { abs($0 - $1) <= 3 }
                #expect(near, "\(pixel) at \(x), \(y)")
            }
        }
        #expect(abs(Double(ink) / Double(plain.inkSum) - 1) < 0.01, "as much of it as there is of the emoji")
    }
}
