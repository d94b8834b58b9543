import Foundation
import SnugCairo
import SnugGeometry
import SnugPixels
import SnugScene
import Testing

@Suite("Pictures as paint")
struct ImagePaintTests {
    private let everywhere = Path.rect(0, 0, 60, 60)

    private func bitmap(_ width: Int, _ height: Int, _ color: (Int, Int) -> Color) -> Bitmap {
        let bytes = (0..<height).flatMap { y in
            (0..<width).flatMap { x -> [UInt8] in
                let color = color(x, y)
                return [color.red, color.green, color.blue, color.alpha]
            }
        }
        return Bitmap(width: width, height: height, alphaFormat: .straight, bytes: bytes)
    }

    private func item(_ rect: Rect, isTiled: Bool = false, _ path: Path? = nil) -> DisplayItem {
        .fill(path ?? everywhere, .image(ImagePaint(image: 0, rect: rect, isTiled: isTiled)), .nonZero)
    }

    private func noise(_ width: Int, _ height: Int) -> Bitmap {
        var state: UInt32 = 7
        func next() -> UInt8 {
            state = state &* 1_664_525 &+ 1_013_904_223
            return UInt8(state >> 24)
        }
        return bitmap(width, height) { _, _ in Color(red: next(), green: next(), blue: next(), alpha: next() | 1) }
    }

    @Test("In its own size a picture comes out as it is, in every layout")
    func copy() throws {
        let picture = noise(60, 60)
        let rect = Rect(x0: 0, y0: 0, x1: 60, y1: 60)
        let expected = picture.converted(to: .premultiplied, order: .bgra)
        for alpha in [Bitmap.AlphaFormat.straight, .premultiplied] {
            for order in [Bitmap.ChannelOrder.rgba, .bgra] {
                let image = picture.converted(to: alpha, order: order)
                #expect(try canvas([item(rect)], images: [image]).picture == expected)
                #expect(try canvas([item(rect, isTiled: true)], images: [image]).picture == expected)
            }
        }
        let moved = try canvas([item(rect.offset(by: Point(x: -13, y: 21)), isTiled: true)], images: [picture]).picture
        for (x, y) in moved.positions {
            #expect(moved[x, y] == expected[(x + 13) % 60, (y + 60 - 21) % 60])
        }
    }

    @Test("Beyond its rectangle there is nothing, and its edge is smooth")
    func contained() throws {
        let picture = bitmap(3, 2) { _, _ in .red }
        let rect = Rect(x0: 10, y0: 20.25, x1: 40.5, y1: 40)
        let painted = try paint([item(rect)], images: [picture])
        let filled = try paint([.fill(.rect(10, 20.25, 40.5, 40), .color(.red), .nonZero)])
        #expect(zip(painted.bytes, filled.bytes).allSatisfy { abs(Int($0) - Int($1)) <= 1 })
        #expect(painted.inkBounds == filled.inkBounds)
        let none = Rect(x0: 10, y0: 10, x1: 10, y1: 40)
        #expect(try paint([item(none), item(Rect(x0: 9, y0: 9, x1: 5, y1: 20))], images: [picture]).inkBounds == nil)
    }

    @Test("A picture of one colour stays so at every size", arguments: [0.3, 1, 3.7, 20, 190], [false, true])
    func oneColor(size: Double, isTiled: Bool) throws {
        let color = Color.systemPink.with(alpha: 200)
        let picture = bitmap(37, 41) { _, _ in color }
        let rect = Rect(x0: 5, y0: 5, x1: 5 + size, y1: 5 + size)
        let painted = try paint([item(rect, isTiled: isTiled)], images: [picture])
        let flat = try paint([.fill(everywhere, .color(color), .nonZero)])
        if isTiled { #expect(painted == flat) }
        for (x, y) in painted.positions where rect.contains(x, y) { #expect(painted[x, y] == flat[0, 0]) }
    }

    @Test("Made ten times smaller fine lines become their mean")
    func smaller() throws {
        for period in [2, 3, 4, 7] {
            let lines = bitmap(600, 600) { x, y in (x + 2 * y) % period == 0 ? .white : .black }
            let painted = try paint([item(Rect(x0: 0, y0: 0, x1: 60, y1: 60))], images: [lines])
            for (x, y) in painted.positions where (1..<59).contains(x) && (1..<59).contains(y) {
                #expect(abs(Int(painted[x, y].red) - 255 / period) <= 8, "\(period)")
            }
        }
    }

    @Test("A picture among the items becomes the mean of its pixels too, however small", arguments: [12, 17, 30])
    func smallItem(factor: Int) throws {
        let side = 20 * factor
        let lines = bitmap(side, side) { x, y in (x + y) % 3 == 0 ? .white : .black }
        let painted = try paint(
            [.image(0, Rect(x0: 0, y0: 0, x1: 20, y1: 20))], width: 20, height: 20, images: [lines])
        for (x, y) in painted.positions { #expect(abs(Int(painted[x, y].red) - 85) <= 8) }
    }

    @Test("Made larger it changes evenly from pixel to pixel")
    func larger() throws {
        let two = bitmap(2, 1) { x, _ in x == 0 ? .black : .white }
        let painted = try paint([item(Rect(x0: 0, y0: 0, x1: 60, y1: 60))], images: [two])
        for x in 0..<60 {
            let expected = 255 * max(0, min(1, (Double(x) + 0.5 - 15) / 30))
            #expect(abs(Double(painted[x, 30].red) - expected) <= 0.51)
        }
    }

    @Test("Tiles repeat exactly and meet without a seam")
    func tiles() throws {
        let picture = noise(7, 5)
        for rect in [Rect(x0: 3, y0: -2, x1: 14, y1: 11), Rect(x0: -100, y0: 50, x1: -86, y1: 60)] {
            let painted = try canvas([item(rect, isTiled: true)], images: [picture]).picture
            let (width, height) = (Int(rect.width), Int(rect.height))
            for (x, y) in painted.positions where x >= width && y >= height {
                #expect(painted[x, y] == painted[x - width, y] && painted[x, y] == painted[x, y - height])
            }
        }
        // A wave that goes on over the edge of its tile has no step there, however large the tile.
        let wave = bitmap(40, 1) { x, _ in
            let level = UInt8(127.5 + 127 * cos(2 * Double.pi * (Double(x) + 0.5) / 40))
            return Color(red: level, green: level, blue: level)
        }
        for size in [13.3, 20, 47.9] {
            let rect = Rect(x0: 0.4, y0: 0, x1: 0.4 + size, y1: 60)
            let painted = try paint([item(rect, isTiled: true)], images: [wave])
            for x in 0..<60 {
                let expected = 127.5 + 127 * cos(2 * Double.pi * (Double(x) + 0.5 - 0.4) / size)
                #expect(abs(Double(painted[x, 9].red) - expected) < (size < 20 ? 16 : 8), "\(size) \(x)")
            }
        }
    }

    @Test("A picture fills glyphs and lines, moves with them and is cut by them")
    func shapes() throws {
        let picture = noise(60, 60)
        let rect = Rect(x0: 0, y0: 0, x1: 60, y1: 60)
        let disc = Path.circle(30, 30, radius: 20)
        let whole = try paint([item(rect)], images: [picture])
        let cut = try paint([item(rect, disc)], images: [picture])
        let cover = try paint([item(rect, disc)], images: [bitmap(1, 1) { _, _ in .black }])
        for (x, y) in cover.positions {
            if cover[x, y].alpha == 255 { #expect(cut[x, y] == whole[x, y]) }
            if cover[x, y].alpha == 0 { #expect(cut[x, y] == .transparent) }
        }
        let far = try paint(
            [item(rect, disc).translated(by: Point(x: 31, y: 17))], width: 100, height: 100, images: [picture])
        #expect(far.cropped(to: PixelRect(x: 31, y: 17, width: 60, height: 60)) == cut)
    }

    @Test("A large picture in small tiles is made smaller once")
    func largeTiles() throws {
        let picture = noise(1000, 1000)
        let clock = ContinuousClock()
        let rect = Rect(x0: 0, y0: 0, x1: 10, y1: 10)
        let time = try clock.measure { _ = try paint([item(rect, isTiled: true)], images: [picture]) }
        #expect(time < .seconds(8), "36 times as long in a debug build otherwise")
    }

    @Test("Pictures that the list does not have, or without a place, are refused")
    func refusals() {
        let rect = Rect(x0: 0, y0: 0, x1: 60, y1: 60)
        #expect(throws: PaintError.missingImage(item: 0, image: 0)) { try paint([item(rect)]) }
        for bad in [Double.nan, .infinity, 1e300] {
            #expect(throws: PaintError.coordinates(item: 0)) {
                try paint([item(Rect(x0: 0, y0: 0, x1: bad, y1: 9))], images: [noise(2, 2)])
            }
        }
    }
}

extension Rect {
    /// Whether all of a pixel lies inside.
    fileprivate func contains(_ x: Int, _ y: Int) -> Bool {
        Double(x) >= x0 && Double(y) >= y0 && Double(x + 1) <= x1 && Double(y + 1) <= y1
    }
}
