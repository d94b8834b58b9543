import SnugImages
import SnugPixels
import Testing

@Suite("JPEG decoder")
struct JPEGDecoderTests {
    @Test("Every kind comes back as it was drawn, nearly", arguments: JPEGFile.readable)
    func kinds(_ file: JPEGFile) throws {
        let bitmap = try JPEGDecoder.decode(file.bytes)
        #expect(bitmap.width == JPEGFile.width && bitmap.height == JPEGFile.height)
        #expect(bitmap.alphaFormat == .straight && bitmap.channelOrder == .rgba)
        var (largest, sum) = (0, 0)
        for y in 0..<bitmap.height {
            for x in 0..<bitmap.width {
                let color = bitmap[x, y]
                #expect(color.alpha == 255)
                for (found, drawn) in zip([color.red, color.green, color.blue], file.original(x, y)) {
                    largest = max(largest, abs(Int(found) - drawn))
                    sum += abs(Int(found) - drawn)
                }
            }
        }
        // A step of chroma that four pixels share is worth 20 of blue.
        #expect(largest <= (file.isGrey ? 2 : 24))
        #expect(Double(sum) / Double(bitmap.width * bitmap.height * 3) < (file.isGrey ? 0.5 : 5))
    }

    @Test("Grey has three equal channels")
    func grey() throws {
        let bytes = try JPEGDecoder.decode(JPEGFile.named("grey").bytes).bytes
        for pixel in stride(from: 0, to: bytes.count, by: 4) {
            #expect(bytes[pixel] == bytes[pixel + 1] && bytes[pixel] == bytes[pixel + 2])
        }
    }

    @Test("The size is read from the header, though nothing follows", arguments: JPEGFile.readable)
    func size(_ file: JPEGFile) throws {
        let expected = ImageSize(width: JPEGFile.width, height: JPEGFile.height)
        #expect(try JPEGDecoder.size(of: file.bytes) == expected)
        let firstScan = try file.firstScan()
        #expect(try JPEGDecoder.size(of: Array(file.bytes[..<(firstScan + 2)])) == expected)
        #expect(throws: ImageError.truncated) { try JPEGDecoder.size(of: Array(file.bytes[..<firstScan])) }
    }

    @Test("Kinds that are not read are named, before anything is decoded")
    func refusals() throws {
        let file = try JPEGFile.named("baseline-444")
        let refusals: [([UInt8], OtherJPEG)] = [
            (try JPEGFile.named("cmyk").bytes, .cmyk),
            (try file.frame([12]), .precision(bits: 12)),
            (try file.frame(at: 5, [2]), .components(2)),
            (try file.frame(at: 1, [0, 0]), .unknownHeight),
            (try file.frame(marker: 0xc3, []), .lossless),
            (try file.frame(marker: 0xcb, []), .lossless),
            (try file.frame(marker: 0xc5, []), .hierarchical),
            (try file.frame(marker: 0xcf, []), .hierarchical),
            (try file.frame(marker: 0xf7, []), .jpegLS),
        ]
        for (bytes, kind) in refusals {
            #expect(throws: ImageError.otherJPEG(kind)) { try JPEGDecoder.decode(bytes) }
            #expect(throws: ImageError.otherJPEG(kind)) { try JPEGDecoder.size(of: bytes) }
        }
    }

    @Test("The limits hold before memory is taken")
    func limits() throws {
        let file = try JPEGFile.named("baseline-444")
        let huge = Array(try file.frame(at: 1, [0xff, 0xdc, 0xff, 0xdc])[..<200])
        #expect(huge.count == 200)
        let whole = try file.frame(at: 1, [0xff, 0xdc, 0xff, 0xdc])
        #expect(throws: ImageError.tooManyPixels(width: 65_500, height: 65_500, limit: 100_000_000)) {
            try JPEGDecoder.decode(whole)
        }
        let pixels = JPEGFile.width * JPEGFile.height
        #expect(
            throws: ImageError.tooManyPixels(width: JPEGFile.width, height: JPEGFile.height, limit: pixels - 1)
        ) { try JPEGDecoder.decode(file.bytes, limits: ImageLimits(pixels: pixels - 1)) }
        #expect(throws: Never.self) { try JPEGDecoder.decode(file.bytes, limits: ImageLimits(pixels: pixels)) }
        #expect(throws: ImageError.tooManyBytes(count: file.bytes.count, limit: 10)) {
            try JPEGDecoder.decode(file.bytes, limits: ImageLimits(bytes: 10))
        }
    }

    @Test("A size that so few bytes cannot hold is refused before memory is taken")
    func tooFewBytes() throws {
        for name in ["baseline-444", "progressive-420"] {
            let large = try JPEGFile.named(name).frame(at: 1, [0x27, 0x10, 0x27, 0x10])
            #expect(try JPEGDecoder.size(of: large) == ImageSize(width: 10_000, height: 10_000))
            #expect(throws: ImageError.truncated) { try JPEGDecoder.decode(large) }
        }
    }

    @Test("Segments that Snug does not know, fill bytes, padding before the end and data behind it do no harm")
    func otherSegments() throws {
        let file = try JPEGFile.named("baseline-420")
        let picture = try JPEGDecoder.decode(file.bytes)
        let comment = Array("a comment".utf8)
        #expect(try JPEGDecoder.decode(file.inserting([(0xfe, comment), (0xe5, []), (0xef, [1, 2])])) == picture)
        #expect(try JPEGDecoder.decode(file.bytes[..<2] + [0xff, 0xff] + file.bytes[2...]) == picture)
        #expect(try JPEGDecoder.decode(file.bytes.dropLast(2) + [0, 0, 0, 0xff, 0xd9]) == picture)
        #expect(try JPEGDecoder.decode(file.bytes + [1, 2, 3]) == picture)
    }

    @Test("What is not a JPEG is called so")
    func notJPEG() {
        for data in [[], [0xff], [1, 2, 3], PNGBuilder(scanlines: [[0, 1, 2, 3, 4]]).file] as [[UInt8]] {
            #expect(throws: ImageError.notJPEG) { try JPEGDecoder.decode(data) }
            #expect(!JPEGDecoder.isJPEG(data))
        }
    }
}
