import SnugImages
import SnugPixels
import Testing

@Suite("PNG decoder")
struct PNGDecoderTests {
    private func pixels(_ builder: PNGBuilder) throws -> [[UInt8]] {
        let bytes = try PNGDecoder.decode(builder.file).bytes
        return stride(from: 0, to: bytes.count, by: 4).map { Array(bytes[$0..<$0 + 4]) }
    }

    @Test("Every colour type becomes red, green, blue and alpha")
    func colorTypes() throws {
        #expect(try pixels(PNGBuilder(colorType: 6, scanlines: [[0, 1, 2, 3, 4]])) == [[1, 2, 3, 4]])
        #expect(try pixels(PNGBuilder(colorType: 2, scanlines: [[0, 1, 2, 3]])) == [[1, 2, 3, 255]])
        #expect(try pixels(PNGBuilder(colorType: 0, scanlines: [[0, 7]])) == [[7, 7, 7, 255]])
        #expect(try pixels(PNGBuilder(colorType: 4, scanlines: [[0, 7, 9]])) == [[7, 7, 7, 9]])
        let indexed = PNGBuilder(
            width: 2, colorType: 3, palette: [1, 2, 3, 4, 5, 6], transparency: [7], scanlines: [[0, 1, 0]])
        #expect(try pixels(indexed) == [[4, 5, 6, 255], [1, 2, 3, 7]])
    }

    @Test("Colours that are marked as clear are clear")
    func colorKeys() throws {
        let gray = PNGBuilder(width: 2, colorType: 0, transparency: [0, 9], scanlines: [[0, 9, 8]])
        #expect(try pixels(gray) == [[9, 9, 9, 0], [8, 8, 8, 255]])
        let color = PNGBuilder(
            width: 2, colorType: 2, transparency: [0, 1, 0, 2, 0, 3], scanlines: [[0, 1, 2, 3, 1, 2, 4]])
        #expect(try pixels(color) == [[1, 2, 3, 0], [1, 2, 4, 255]])
    }

    @Test("Small depths are spread over eight bits, of sixteen the upper eight are kept")
    func depths() throws {
        let gray = { (level: UInt8) in [level, level, level, 255] }
        #expect(
            try pixels(PNGBuilder(width: 4, depth: 2, colorType: 0, scanlines: [[0, 0b00_01_10_11]]))
                == [0, 85, 170, 255].map(gray))
        #expect(
            try pixels(PNGBuilder(width: 3, depth: 1, colorType: 0, scanlines: [[0, 0b1010_0000]]))
                == [255, 0, 255].map(gray))
        #expect(
            try pixels(PNGBuilder(width: 2, depth: 4, colorType: 0, scanlines: [[0, 0x2f]])) == [34, 255].map(gray))
        #expect(
            try pixels(PNGBuilder(depth: 16, colorType: 6, scanlines: [[0, 1, 99, 2, 99, 3, 99, 4, 99]]))
                == [[1, 2, 3, 4]])
    }

    @Test("An interlaced picture is put together")
    func interlaced() throws {
        // Of Adam7's passes a picture of 2 x 2 has the first, the sixth and the seventh.
        let picture = PNGBuilder(
            width: 2, height: 2, colorType: 0, isInterlaced: true, scanlines: [[0, 10], [0, 20], [0, 30, 40]])
        #expect(try pixels(picture).map { $0[0] } == [10, 20, 30, 40])
    }

    @Test("Filtered scanlines are restored")
    func filters() throws {
        let picture = PNGBuilder(
            width: 2, height: 4, colorType: 0, scanlines: [[1, 10, 5], [2, 1, 1], [3, 10, 10], [4, 0, 1]])
        #expect(try pixels(picture).map { $0[0] } == [10, 15, 11, 16, 15, 25, 15, 26])
    }

    @Test("What is not a PNG is called so")
    func notPNG() {
        for data in [[], [1, 2, 3], Array("GIF89a and more".utf8), [0xff, 0xd8, 0xff, 0xe0]] as [[UInt8]] {
            #expect(throws: ImageError.notPNG) { try PNGDecoder.decode(data) }
            #expect(!PNGDecoder.isPNG(data))
        }
        #expect(PNGDecoder.isPNG(PNGBuilder(scanlines: [[0, 1, 2, 3, 4]]).file))
    }

    @Test("A file that ends anywhere before its end is called truncated")
    func truncated() {
        let file = PNGBuilder(
            width: 3, height: 2, colorType: 3, palette: [1, 2, 3, 4, 5, 6], transparency: [9],
            scanlines: [[0, 1, 0, 1], [0, 0, 0, 1]]
        ).file
        for count in 1..<file.count {
            #expect(throws: ImageError.truncated, "\(count) bytes") { try PNGDecoder.decode(Array(file[..<count])) }
        }
    }

    @Test("A picture with too few scanlines is called truncated")
    func tooFewScanlines() {
        let file = PNGBuilder(width: 1, height: 3, scanlines: [[0, 1, 2, 3, 4]]).file
        #expect(throws: ImageError.truncated) { try PNGDecoder.decode(file) }
    }

    @Test("No flipped bit goes unnoticed")
    func flippedBits() {
        let file = PNGBuilder(
            width: 3, height: 2, colorType: 3, palette: [1, 2, 3, 4, 5, 6], transparency: [9],
            scanlines: [[0, 1, 0, 1], [0, 0, 0, 1]]
        ).file
        for index in file.indices {
            for bit in 0..<8 {
                var damaged = file
                damaged[index] ^= 1 << UInt8(bit)
                #expect(throws: ImageError.self, "byte \(index), bit \(bit)") { try PNGDecoder.decode(damaged) }
            }
        }
    }

    @Test("A wrong checksum and a broken rule are told apart")
    func kindsOfDamage() {
        // Before the twelve bytes of the last chunk stands the checksum of the image data.
        var file = PNGBuilder(scanlines: [[0, 1, 2, 3, 4]]).file
        file[file.count - 13] ^= 1
        #expect(throws: ImageError.badChecksum) { try PNGDecoder.decode(file) }
        let filter = PNGBuilder(scanlines: [[9, 1, 2, 3, 4]]).file
        let error = #expect(throws: ImageError.self) { try PNGDecoder.decode(filter) }
        guard case .damaged = error else {
            Issue.record("an unknown filter is a broken rule, not \(String(describing: error))")
            return
        }
    }

    @Test("The limits hold before memory is taken")
    func limits() {
        let huge = PNGBuilder(width: 200_000, height: 200_000, scanlines: [[0]]).file
        #expect(throws: ImageError.tooManyPixels(width: 200_000, height: 200_000, limit: 100_000_000)) {
            try PNGDecoder.decode(huge)
        }
        let small = PNGBuilder(width: 2, height: 1, colorType: 0, scanlines: [[0, 1, 2]]).file
        #expect(throws: ImageError.tooManyPixels(width: 2, height: 1, limit: 1)) {
            try PNGDecoder.decode(small, limits: ImageLimits(pixels: 1))
        }
        #expect(throws: ImageError.tooManyBytes(count: small.count, limit: 10)) {
            try PNGDecoder.decode(small, limits: ImageLimits(bytes: 10))
        }
        #expect(throws: Never.self) { try PNGDecoder.decode(small, limits: ImageLimits(pixels: 2)) }
    }

    @Test("Chunks that Snug does not know, and data behind the end, do no harm")
    func otherChunks() throws {
        let picture = PNGBuilder(
            others: [("tEXt", Array("Title".utf8) + [0] + Array("x".utf8)), ("abCd", [1, 2, 3])],
            scanlines: [[0, 1, 2, 3, 4]])
        #expect(try PNGDecoder.decode(picture.file + [1, 2, 3]).bytes == [1, 2, 3, 4])
    }
}
