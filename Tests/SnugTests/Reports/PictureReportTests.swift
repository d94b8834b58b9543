import Snug
import Testing

@Suite("Reports about pictures")
struct PictureReportTests {
    @Test("Pale text on a clear canvas has no dark fringe")
    func fringe() throws {
        let pale = Color(red: 255, green: 240, blue: 230)
        let picture = try Picture(bare("Ship it", size: 48).foregroundColor(pale))
        var partial = 0
        for y in 0..<picture.height {
            for x in 0..<picture.width where picture.alpha(x, y) > 0 {
                let pixel = picture[x, y]
                if pixel[3] < 255 { partial += 1 }
                // Laid over the pale page it comes from, nothing gets darker than rounding explains.
                for (channel, expected) in zip(pixel, [255, 240, 230]) {
                    let over = (channel * pixel[3] + expected * (255 - pixel[3]) + 127) / 255
                    #expect(abs(over - expected) <= 1)
                }
            }
        }
        #expect(partial > 100)
    }

    @Test("A border is not cut: the canvas grows by it", arguments: StrokeAlignment.allCases)
    func stroke(align: StrokeAlignment) throws {
        let caption = Caption("Ship").fontSize(72)
        let red = Color(red: 255, green: 0, blue: 0)
        let plain = try Picture(caption)
        let bordered = try Picture(caption.stroke(red, lineWidth: 10, align: align))
        let growth = [StrokeAlignment.inside: 0, .center: 10, .outside: 20][align] ?? 0
        #expect(abs(bordered.width - plain.width - growth) <= 1)
        #expect(abs(bordered.height - plain.height - growth) <= 1)
        // The border is ten wide on every side, up to the very edge of the canvas.
        let (w, h) = (bordered.width, bordered.height)
        for depth in 0..<10 {
            #expect(bordered[w / 2, depth] == [255, 0, 0, 255])
            #expect(bordered[w / 2, h - 1 - depth] == [255, 0, 0, 255])
            #expect(bordered[depth, h / 2] == [255, 0, 0, 255])
            #expect(bordered[w - 1 - depth, h / 2] == [255, 0, 0, 255])
        }
        #expect(bordered[w / 2, 10] == [255, 255, 255, 255])
    }
}
