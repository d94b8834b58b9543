import Foundation
import Snug
import SnugTestSupport
import Testing

@Suite("Reports about decorations of letters")
struct DecorationReportTests {
    @Test("A border of letters does not eat them", arguments: [1.0, 5, 10, 50])
    func fillKeepsItsShape(width: Double) throws {
        let fill = Color(red: 250, green: 220, blue: 30)
        let caption = bare("Ki", size: 200).foregroundColor(fill)
        func pure(_ caption: Caption) throws -> Int {
            let picture = try Picture(caption)
            return (0..<picture.width * picture.height).count {
                picture[$0 % picture.width, $0 / picture.width] == [250, 220, 30, 255]
            }
        }
        let plain = try pure(caption)
        #expect(plain > 5000)
        let bordered = try pure(caption.textStroke(.navy, lineWidth: .px(width)))
        #expect(Double(bordered) >= 0.95 * Double(plain))
    }

    @Test("A letter's border does not cover its neighbours, translucent or not", arguments: [255, 120] as [UInt8])
    func strokesBelowFills(alpha: UInt8) throws {
        let border = Color(red: 0, green: 0, blue: 160, alpha: alpha)
        let caption = bare("AVWAY\ngjÅgj", size: 60).tracking(0).lineHeight(0.9).foregroundColor(.yellow)
            .size(width: 360, height: 200)
        let plain = try Picture(caption)
        let bordered = try Picture(caption.textStroke(border, lineWidth: 14))
        var full = 0
        for y in 0..<plain.height {
            for x in 0..<plain.width {
                if plain.alpha(x, y) == 255 {
                    full += 1
                    #expect(bordered[x, y] == plain[x, y])
                } else if plain.alpha(x, y) == 0 {
                    // One tone where borders of neighbours and of lines overlap.
                    #expect(bordered.alpha(x, y) <= Int(alpha))
                }
            }
        }
        #expect(full > 2000)
    }

    @Test("A border of letters is not cut: the canvas grows by it")
    func canvasGrows() throws {
        let caption = bare("Ship", size: 72)
        let plain = try Picture(caption)
        let bordered = try Picture(caption.textStroke(.red, lineWidth: 10))
        #expect(bordered.width == plain.width + 20)
        #expect(bordered.height == plain.height + 20)
        let (before, after) = (try #require(plain.ink), try #require(bordered.ink))
        #expect(after.x == before.x.lowerBound..<before.x.upperBound + 20)
        #expect(after.y == before.y.lowerBound..<before.y.upperBound + 20)
    }

    @Test("Emoji cast a flat silhouette in the shadow's colour", arguments: ["0", "10px"])
    func emojiShadow(blur: String) throws {
        let caption = Caption("👍🏽").fontSize(80).outline(.none).systemFonts(false)
            .fontFile(Repository.fonts.appending(path: "NotoColorEmoji-Subset.ttf").path)
            .size(width: 400, height: 120).place(.left)
        let plain = try Picture(caption)
        let picture = try Picture(caption.textShadow(try TextShadow(specText: "200px 0 \(blur) #c03090")))
        var shadowSum = 0
        for y in 0..<picture.height {
            for x in 150..<picture.width where picture.alpha(x, y) > 100 {
                shadowSum += picture.alpha(x, y)
                // Premultiplied colours hold fewer steps.
                for (channel, expected) in zip(picture[x, y], [0xc0, 0x30, 0x90]) {
                    #expect(abs(channel - expected) <= 2)
                }
            }
            for x in 0..<120 where plain.alpha(x, y) == 255 {
                for (a, b) in zip(picture[x, y], plain[x, y]) { #expect(abs(a - b) <= 1) }
            }
        }
        #expect(shadowSum > plain.inkSum / 2)
        if blur == "0" { #expect(abs(picture.inkSum - 2 * plain.inkSum) * 1000 < plain.inkSum) }
    }
}
