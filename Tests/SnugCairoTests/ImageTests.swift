import SnugCairo
import SnugGeometry
import SnugPixels
import SnugScene
import Testing

@Suite("Pictures in a display list")
struct ImageTests {
    private let checks = checkerboard(4, .red, .blue)

    private static func checkerboard(_ side: Int, _ first: Color, _ second: Color) -> Bitmap {
        var bytes: [UInt8] = []
        for y in 0..<side {
            for x in 0..<side {
                let color = (x + y) % 2 == 0 ? first : second
                bytes += [color.red, color.green, color.blue, color.alpha]
            }
        }
        return Bitmap(width: side, height: side, alphaFormat: .straight, bytes: bytes)
    }

    private func paintImage(_ image: Bitmap, _ rect: Rect, scale: Double = 1) throws -> Bitmap {
        try paint([.image(0, rect)], scale: scale, images: [image])
    }

    @Test("In its own size a picture comes out as it is, in every layout")
    func ownSize() throws {
        let translucent = Bitmap(
            width: 4, height: 4, alphaFormat: .premultiplied,
            bytes: (0..<16 as Range<UInt8>).flatMap { [$0 * 2, $0, 0, $0 * 4] })
        for image in [checks, translucent] {
            for format in [Bitmap.AlphaFormat.straight, .premultiplied] {
                for order in [Bitmap.ChannelOrder.rgba, .bgra] {
                    let layout = image.converted(to: format, order: order)
                    let painted = try paintImage(layout, Rect(x0: 5, y0: 6, x1: 9, y1: 10))
                    let part = painted.cropped(to: PixelRect(x: 5, y: 6, width: 4, height: 4))
                    #expect(part == image.converted(to: .straight), "\(format), \(order)")
                    #expect(painted.coverage == image.coverage)
                }
            }
        }
    }

    @Test("Made smaller, a picture is the mean of its pixels")
    func smaller() throws {
        let fine = Self.checkerboard(128, .white, .black)
        let painted = try paintImage(fine, Rect(x0: 10, y0: 10, x1: 30, y1: 30))
        for y in 11..<29 {
            for x in 11..<29 { #expect(abs(Int(painted[x, y].red) - 128) <= 6, "\(x), \(y)") }
        }
        #expect(painted.inkBounds == PixelRect(x: 10, y: 10, width: 20, height: 20))
        #expect(painted.coverage == 400)
    }

    @Test("Made larger, a picture keeps its edge opaque")
    func larger() throws {
        let painted = try paintImage(checks, Rect(x0: 10, y0: 10, x1: 50, y1: 50))
        #expect(painted.coverage == 1600)
        #expect(painted.inkBounds == PixelRect(x: 10, y: 10, width: 40, height: 40))
        #expect(painted[13, 13] == .red)
    }

    @Test("A picture of one colour stays so at every scale and place", arguments: [1, 1.5, 2, 0.3])
    func oneColor(scale: Double) throws {
        let plain = Bitmap(width: 136, height: 128, color: .systemTeal)
        let painted = try paintImage(plain, Rect(x0: 10.3, y0: 9.6, x1: 30.1, y1: 28.8), scale: scale)
        #expect(abs(painted.coverage / (scale * scale) - 19.8 * 19.2) < 1)
        for (x, y) in painted.positions where painted[x, y].alpha == 255 { #expect(painted[x, y] == .systemTeal) }
    }

    @Test("A clear edge does not darken the colour next to it")
    func noFringe() throws {
        var bytes = [UInt8](repeating: 0, count: 64 * 64 * 4)
        for y in 16..<48 {
            for x in 16..<48 {
                bytes.replaceSubrange((y * 64 + x) * 4..<(y * 64 + x) * 4 + 4, with: [255, 220, 0, 255])
            }
        }
        let image = Bitmap(width: 64, height: 64, alphaFormat: .straight, bytes: bytes)
        let painted = try paintImage(image, Rect(x0: 10, y0: 10, x1: 31, y1: 31))
        for (x, y) in painted.positions where painted[x, y].alpha > 20 {
            #expect(painted[x, y].red >= 240 && abs(Int(painted[x, y].green) - 220) < 14)
        }
        #expect(abs(painted.coverage - 21 * 21 / 4) < 3)
    }

    @Test("A picture that the list does not have is refused, an empty one is nothing")
    func missing() throws {
        #expect(throws: PaintError.missingImage(item: 0, image: 1)) {
            try paint([.image(1, Rect(x0: 0, y0: 0, x1: 9, y1: 9))], images: [checks])
        }
        let empty = Bitmap(width: 0, height: 0, alphaFormat: .straight, bytes: [])
        #expect(try paintImage(empty, Rect(x0: 0, y0: 0, x1: 9, y1: 9)).inkBounds == nil)
        for width in [0, 1e-300, 1e-9] {
            #expect(try paintImage(checks, Rect(x0: 9, y0: 0, x1: 9 + width, y1: 9)).inkBounds == nil)
        }
        #expect(throws: PaintError.coordinates(item: 0)) { try paintImage(checks, Rect(x0: 9, y0: 0, x1: .nan, y1: 9)) }
    }

    @Test("A picture longer than cairo can draw is refused")
    func tooLong() {
        let long = Bitmap(width: 32_768, height: 1, color: .black)
        #expect(throws: PaintError.imageTooLong(item: 0, pixels: 32_768, limit: 32_767)) {
            try paintImage(long, Rect(x0: 0, y0: 0, x1: 9, y1: 9))
        }
    }
}
