import SnugPixels
import Testing

@Suite("How pictures are compared")
struct LikenessTests {
    /// Grey squares of 20 by 20 pixels, the first `count` pixels of the tenth row in another grey.
    private func picture(_ level: UInt8, _ other: UInt8 = 0, count: Int = 0, alpha: UInt8 = 255) -> Bitmap {
        let bytes = (0..<400).flatMap { pixel -> [UInt8] in
            let level = (200..<200 + count).contains(pixel) ? other : level
            return [level, level, level, alpha]
        }
        return Bitmap(width: 20, height: 20, alphaFormat: .straight, bytes: bytes)
    }

    @Test("Up to one pixel of a hundred may differ by more than 32 levels")
    func differing() throws {
        #expect(try #require(Likeness(expected: picture(100), actual: picture(132))).isClose)
        #expect(try #require(Likeness(expected: picture(100), actual: picture(100, 133, count: 4))).isClose)
        #expect(try !#require(Likeness(expected: picture(100), actual: picture(100, 133, count: 5))).isClose)
    }

    @Test("Away from edges none may differ by more than 96 levels")
    func stray() throws {
        #expect(try #require(Likeness(expected: picture(100), actual: picture(100, 196, count: 1))).isClose)
        #expect(try !#require(Likeness(expected: picture(100), actual: picture(100, 197, count: 1))).isClose)
        // Where the expected picture has an edge, more is allowed.
        let edge = picture(100, 140, count: 1)
        #expect(try #require(Likeness(expected: edge, actual: picture(100, 255, count: 1))).isClose)
    }

    @Test("Pictures are compared on white and on black, and colours that nobody sees count for nothing")
    func grounds() throws {
        let (clear, hidden) = (picture(0, alpha: 0), picture(200, alpha: 0))
        #expect(try #require(Likeness(expected: clear, actual: hidden)).mean == 0)
        #expect(try !#require(Likeness(expected: clear, actual: picture(0))).isClose)
        #expect(try !#require(Likeness(expected: clear, actual: picture(255))).isClose)
    }

    @Test("Pictures of two sizes are not compared")
    func sizes() {
        #expect(Likeness(expected: picture(0), actual: Bitmap(width: 20, height: 21, color: .black)) == nil)
    }
}
