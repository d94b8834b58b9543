import SnugPixels
import Testing

@Suite("Bitmaps")
struct BitmapTests {
    /// Every pair of a channel and an alpha, as one picture.
    private func allPairs(_ alphaFormat: Bitmap.AlphaFormat) -> Bitmap {
        var bytes: [UInt8] = []
        for alpha in 0..<256 {
            for channel in 0..<256 {
                let value = alphaFormat == .straight ? channel : min(channel, alpha)
                bytes += [UInt8(value), UInt8(value), UInt8(value), UInt8(alpha)]
            }
        }
        return Bitmap(width: 256, height: 256, alphaFormat: alphaFormat, bytes: bytes)
    }

    @Test("Premultiplying rounds the exact product to the nearest step")
    func premultiplies() {
        for channel in 0..<256 {
            for alpha in 0..<256 {
                let product = Bitmap.premultiply(UInt8(channel), UInt8(alpha))
                #expect(abs(Int(product) * 255 - channel * alpha) * 2 < 255)
            }
        }
    }

    @Test("Dividing rounds the exact quotient to the nearest step")
    func unpremultiplies() {
        for alpha in 1..<256 {
            for channel in 0...alpha {
                let quotient = Bitmap.unpremultiply(UInt8(channel), UInt8(alpha))
                #expect(abs(Int(quotient) * alpha - channel * 255) * 2 <= alpha)
            }
        }
        #expect(Bitmap.unpremultiply(9, 0) == 0)
        #expect(Bitmap.unpremultiply(9, 3) == 255)
    }

    @Test("Premultiplied pixels survive the way to straight alpha and back")
    func roundTrip() {
        let premultiplied = allPairs(.premultiplied)
        #expect(premultiplied.converted(to: .straight).converted(to: .premultiplied) == premultiplied)
    }

    @Test("Opaque pixels stay as they are, clear ones lose their colour")
    func extremes() {
        let picture = Bitmap(
            width: 2, height: 1, alphaFormat: .straight, bytes: [10, 20, 30, 255, 40, 50, 60, 0])
        #expect(picture.converted(to: .premultiplied).bytes == [10, 20, 30, 255, 0, 0, 0, 0])
    }

    @Test("The order of channels changes the bytes and not the colours")
    func channelOrder() {
        let picture = Bitmap(width: 2, height: 1, alphaFormat: .straight, bytes: [1, 2, 3, 4, 5, 6, 7, 8])
        let swapped = picture.converted(to: .straight, order: .bgra)
        #expect(swapped.bytes == [3, 2, 1, 4, 7, 6, 5, 8])
        #expect(swapped[1, 0] == picture[1, 0])
        #expect(picture[1, 0] == Color(red: 5, green: 6, blue: 7, alpha: 8))
        #expect(swapped.converted(to: .straight) == picture)
    }

    @Test("A pixel of a premultiplied picture reads as its straight colour")
    func straightColor() {
        let picture = Bitmap(width: 1, height: 1, alphaFormat: .premultiplied, bytes: [64, 0, 128, 128])
        #expect(picture[0, 0] == Color(red: 128, green: 0, blue: 255, alpha: 128))
    }

    @Test("Ink bounds are the box of the pixels that are not clear")
    func inkBounds() {
        var bytes = [UInt8](repeating: 0, count: 7 * 5 * 4)
        #expect(Bitmap(width: 7, height: 5, alphaFormat: .straight, bytes: bytes).inkBounds == nil)
        for (x, y) in [(4, 1), (2, 3), (3, 2)] { bytes[(y * 7 + x) * 4 + 3] = 1 }
        let picture = Bitmap(width: 7, height: 5, alphaFormat: .straight, bytes: bytes)
        #expect(picture.inkBounds == PixelRect(x: 2, y: 1, width: 3, height: 3))
        #expect(Bitmap(width: 3, height: 2, color: .red).inkBounds == PixelRect(x: 0, y: 0, width: 3, height: 2))
    }

    @Test("A crop holds the pixels of its rectangle")
    func crops() {
        let picture = allPairs(.straight)
        let part = picture.cropped(to: PixelRect(x: 10, y: 200, width: 3, height: 2))
        #expect(part?.width == 3 && part?.height == 2)
        #expect(part?[2, 1] == picture[12, 201])
        #expect(part?[0, 0] == picture[10, 200])
        #expect(picture.cropped(to: PixelRect(x: 254, y: 0, width: 3, height: 1)) == nil)
        #expect(picture.cropped(to: picture.bounds) == picture)
    }

    @Test("Rectangles meet where both are")
    func intersections() {
        let a = PixelRect(x: 0, y: 0, width: 4, height: 4)
        let b = PixelRect(x: 2, y: -1, width: 9, height: 3)
        #expect(a.intersection(b) == PixelRect(x: 2, y: 0, width: 2, height: 2))
        #expect(a.intersection(PixelRect(x: 4, y: 0, width: 2, height: 2)).isEmpty)
        #expect(PixelRect(x: 2, y: 0, width: 2, height: 4).isInside(a))
        #expect(!b.isInside(a))
    }

    @Test("A canvas is its background with the picture in its area")
    func paintedCanvas() {
        let picture = Bitmap(
            width: 2, height: 1, alphaFormat: .premultiplied, channelOrder: .bgra,
            bytes: [
                0, 0, 255, 255, 0, 0, 0, 0,
            ])
        let canvas = PaintedCanvas(
            width: 4, height: 3, background: Color.blue.with(alpha: 128),
            area: PixelRect(x: 1, y: 1, width: 2, height: 1), picture: picture)
        let bitmap = canvas.bitmap
        for y in 0..<3 {
            for x in 0..<4 {
                let expected: Color =
                    switch (x, y) {
                    case (1, 1): .red
                    case (2, 1): .transparent
                    default: Color(red: 0, green: 0, blue: 255, alpha: 128)
                    }
                #expect(bitmap[x, y] == expected)
            }
        }
        #expect(PaintedCanvas(bitmap).bitmap == bitmap)
    }
}
