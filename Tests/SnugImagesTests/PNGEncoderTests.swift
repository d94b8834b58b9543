@testable import SnugImages
import SnugPixels
import Testing

@Suite("PNG encoder")
struct PNGEncoderTests {
    /// Pixels that look like text: runs, repeated rows and single odd pixels, of so many colours.
    private func picture(
        _ width: Int, _ height: Int, colors: UInt32, alphaFormat: Bitmap.AlphaFormat = .straight,
        order: Bitmap.ChannelOrder = .rgba, alpha: (UInt32) -> UInt8 = { UInt8(truncatingIfNeeded: $0 >> 3) },
        _ random: inout Random
    ) -> Bitmap {
        var rows: [[UInt8]] = []
        for _ in 0..<height {
            if let last = rows.last, random.next(3) == 0 {
                rows.append(last)
                continue
            }
            var row: [UInt8] = []
            var pixel: [UInt8] = []
            while row.count < width * 4 {
                if pixel.isEmpty || random.next(3) > 0 {
                    let color = random.next(colors) &* 2_654_435_761
                    let alpha = alpha(color)
                    let most = alphaFormat == .straight ? 255 : alpha
                    pixel = [0, 8, 16].map { min(most, UInt8(truncatingIfNeeded: color >> $0)) } + [alpha]
                }
                for _ in 0...random.next(2) * random.next(90) { row += pixel }
            }
            rows.append(Array(row[..<(width * 4)]))
        }
        return Bitmap(
            width: width, height: height, alphaFormat: alphaFormat, channelOrder: order, bytes: rows.flatMap { $0 })
    }

    private func expectExact(_ bitmap: Bitmap, _ comment: Comment) throws {
        let decoded = try PNGDecoder.decode(try PNGEncoder.encode(bitmap))
        #expect(decoded == bitmap.converted(to: .straight), comment)
    }

    @Test("Every small picture comes back exactly", arguments: [1, 2, 3, 200, 256, 257, 100_000] as [UInt32])
    func smallPictures(colors: UInt32) throws {
        var random = Random()
        for width in 1...9 {
            for height in [1, 2, 7] {
                try expectExact(picture(width, height, colors: colors, &random), "\(width) x \(height)")
                let opaque = picture(width, height, colors: colors, alpha: { _ in 255 }, &random)
                try expectExact(opaque, "\(width) x \(height), opaque")
            }
        }
    }

    @Test("Large pictures come back exactly", arguments: [5, 250, 5000] as [UInt32])
    func largePictures(colors: UInt32) throws {
        var random = Random()
        try expectExact(picture(300, 90, colors: colors, &random), "with alpha")
        try expectExact(picture(300, 90, colors: colors, alpha: { _ in 255 }, &random), "opaque")
        try expectExact(picture(33_000, 3, colors: colors, &random), "lines longer than a match can reach")
        try expectExact(picture(2, 9000, colors: colors, &random), "very many short lines")
    }

    @Test("Noise comes back exactly")
    func noise() throws {
        var random = Random()
        let bytes = (0..<120 * 100 * 4).map { _ in UInt8(random.next(256)) }
        try expectExact(Bitmap(width: 120, height: 100, alphaFormat: .straight, bytes: bytes), "noise")
    }

    @Test("What is painted premultiplied and blue first is written as its straight colours")
    func layouts() throws {
        var random = Random()
        for colors in [100, 3000] as [UInt32] {
            for order in [Bitmap.ChannelOrder.rgba, .bgra] {
                for format in [Bitmap.AlphaFormat.straight, .premultiplied] {
                    let bitmap = picture(64, 20, colors: colors, alphaFormat: format, order: order, &random)
                    try expectExact(bitmap, "\(colors) colours, \(order), \(format)")
                }
            }
        }
    }

    @Test("A canvas is written as the bitmap that it stands for")
    func canvases() throws {
        var random = Random()
        let backgrounds: [Color] = [
            .transparent, .pink, .navy.with(alpha: 77), Color(red: 9, green: 8, blue: 7, alpha: 1),
        ]
        for background in backgrounds {
            for colors in [3, 2000] as [UInt32] {
                for area in [
                    PixelRect(x: 0, y: 0, width: 0, height: 0), PixelRect(x: 5, y: 7, width: 30, height: 9),
                    PixelRect(x: 0, y: 0, width: 40, height: 10), PixelRect(x: 39, y: 69, width: 1, height: 1),
                ] {
                    let picture = picture(
                        area.width, area.height, colors: colors, alphaFormat: .premultiplied, order: .bgra, &random)
                    let canvas = PaintedCanvas(
                        width: 40, height: 70, background: background, area: area, picture: picture)
                    let file = try PNGEncoder.encode(canvas)
                    #expect(try PNGDecoder.decode(file) == canvas.bitmap, "\(background), \(colors), \(area)")
                }
            }
        }
    }

    @Test("Blank canvases of all sizes come back exactly")
    func blankCanvases() throws {
        let nothing = Bitmap(width: 0, height: 0, alphaFormat: .premultiplied, bytes: [])
        for background in [Color.transparent, .white, .black] {
            for (width, height) in [(1, 1), (1, 5), (2, 3), (3, 3), (255, 4), (1080, 40), (9000, 3)] {
                let canvas = PaintedCanvas(
                    width: width, height: height, background: background,
                    area: PixelRect(x: 0, y: 0, width: 0, height: 0), picture: nothing)
                #expect(try PNGDecoder.decode(try PNGEncoder.encode(canvas)) == canvas.bitmap)
            }
        }
    }

    @Test("The file holds the smallest exact format")
    func formats() throws {
        func colorType(_ bitmap: Bitmap) throws -> UInt8 { try PNGEncoder.encode(bitmap)[25] }
        func ramp(_ count: Int, alpha: UInt8) -> Bitmap {
            Bitmap(
                width: count, height: 1, alphaFormat: .straight,
                bytes: (0..<count).flatMap { [UInt8($0 & 255), UInt8($0 >> 8), 0, alpha] })
        }
        #expect(try colorType(ramp(256, alpha: 9)) == 3)
        #expect(try colorType(ramp(257, alpha: 255)) == 2)
        #expect(try colorType(ramp(257, alpha: 254)) == 6)
    }

    @Test("A blank canvas of two million pixels takes a few kilobytes")
    func blankSize() throws {
        let nothing = Bitmap(width: 0, height: 0, alphaFormat: .premultiplied, bytes: [])
        let canvas = PaintedCanvas(
            width: 1080, height: 1920, background: .transparent, area: PixelRect(x: 0, y: 0, width: 0, height: 0),
            picture: nothing)
        #expect(try PNGEncoder.encode(canvas).count < 20_000)
    }

    @Test("The same canvas gives the same bytes")
    func deterministic() throws {
        var random = Random()
        let bitmap = picture(200, 60, colors: 1000, &random)
        #expect(try PNGEncoder.encode(bitmap) == PNGEncoder.encode(bitmap))
    }

    @Test("Image data longer than a chunk can be stand in several")
    func imageChunks() throws {
        let data = (0..<25).map { UInt8($0) }
        for (longest, expected) in [(10, [10, 10, 5]), (25, [25]), (24, [24, 1]), (5, [5, 5, 5, 5, 5])] {
            var file = PNGFile()
            file.addImageData(data, longestChunk: longest)
            let chunks = Array(PNGChunks(of: file.bytes))
            #expect(chunks.map(\.body.count) == expected)
            #expect(chunks.flatMap(\.body) == data)
            #expect(chunks.allSatisfy { $0.is("IDAT") && $0.isIntact })
        }
    }

    @Test("A picture without pixels is refused")
    func empty() {
        let bitmap = Bitmap(width: 0, height: 3, alphaFormat: .straight, bytes: [])
        #expect(throws: ImageError.empty) { try PNGEncoder.encode(bitmap) }
    }

    @Test("The chunks are the needed ones, each with its length and checksum")
    func chunks() throws {
        let file = try PNGEncoder.encode(Bitmap(width: 3, height: 2, color: .pink.with(alpha: 50)))
        var types: [String] = []
        var offset = 8
        while offset < file.count {
            let length = file[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
            let body = Array(file[offset + 4..<offset + 8 + length])
            types.append(String(decoding: body[..<4], as: UTF8.self))
            let checksum = Array(file[offset + 8 + length..<offset + 12 + length])
            #expect(checksum == PNGBuilder.bigEndian(Int(PNGBuilder.crc(body))))
            offset += 12 + length
        }
        #expect(types == ["IHDR", "PLTE", "tRNS", "IDAT", "IEND"])
    }
}

/// Numbers that look random and are always the same (the mixing function of SplitMix64).
struct Random {
    private var state: UInt64 = 1

    /// A number from 0 up to, but not including, the bound.
    mutating func next(_ bound: UInt32) -> UInt32 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var mixed = (state ^ state >> 30) &* 0xbf58_476d_1ce4_e5b9
        mixed = (mixed ^ mixed >> 27) &* 0x94d0_49bb_1331_11eb
        return UInt32((mixed ^ mixed >> 31) >> 33) % bound
    }
}
