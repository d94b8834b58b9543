import SnugImages
import SnugPixels
import Testing

@Suite("Kinds of PNG files")
struct PNGKindTests {
    /// Widths around the steps of interlacing and of bytes; heights run against them.
    private static let sides = [1, 2, 3, 4, 5, 7, 8, 9, 16, 17, 31, 32, 33]

    @Test("Every form gives exactly its pixels, with all filters and odd sizes", arguments: PNGSamples.Kind.all)
    func forms(_ kind: PNGSamples.Kind) throws {
        var random = Random()
        for width in Self.sides {
            for isInterlaced in [false, true] {
                for hasTransparency in kind.canHaveTransparency ? [false, true] : [false] {
                    let samples = PNGSamples(
                        kind, width: width, height: 34 - width, hasTransparency: hasTransparency, &random)
                    let bitmap = try PNGDecoder.decode(samples.builder(isInterlaced: isInterlaced).file)
                    #expect(bitmap.width == width && bitmap.height == 34 - width)
                    #expect(
                        bitmap.bytes == samples.expected,
                        "\(kind), \(width) pixels, interlaced: \(isInterlaced), transparency: \(hasTransparency)")
                }
            }
        }
    }

    @Test("Image data come in chunks of any size")
    func imageChunks() throws {
        var random = Random()
        let samples = PNGSamples(
            PNGSamples.Kind(colorType: 2, depth: 8), width: 9, height: 7, hasTransparency: false, &random)
        var builder = samples.builder(isInterlaced: true)
        for size in [1, 2, 3, 50] {
            builder.imageChunkSize = size
            #expect(try PNGDecoder.decode(builder.file).bytes == samples.expected, "\(size) bytes a chunk")
        }
    }

    /// Chunks of the specification's extensions and registers, each with valid data.
    private static let others: [(type: String, data: [UInt8])] = [
        ("gAMA", PNGBuilder.bigEndian(100_000)),
        ("cHRM", [31270, 32900, 64000, 33000, 30000, 60000, 15000, 6000].flatMap(PNGBuilder.bigEndian)),
        ("sRGB", [0]), ("sBIT", [5, 6, 5]), ("cICP", [9, 16, 0, 1]), ("bKGD", [0, 1, 0, 2, 0, 3]),
        ("pHYs", PNGBuilder.bigEndian(2835) + PNGBuilder.bigEndian(2835) + [1]),
        ("sPLT", Array("six\0\u{8}".utf8) + [1, 2, 3, 4, 0, 5]), ("tIME", [7, 0xE8, 2, 29, 23, 59, 60]),
        ("tEXt", Array("Title\0A title".utf8)), ("iTXt", Array("Title\0\0\0de\0Titel\0Ein Titel".utf8)),
        ("zTXt", Array("Title\0\0".utf8) + [0x78, 0x9c, 3, 0, 0, 0, 0, 1]),
        ("eXIf", EXIFBuilder(orientation: 1, isLittleEndian: true).bytes),
        ("acTL", PNGBuilder.bigEndian(1) + PNGBuilder.bigEndian(0)),
        ("mDCV", [UInt8](repeating: 9, count: 24)), ("cLLI", [UInt8](repeating: 9, count: 8)),
        ("oFFs", PNGBuilder.bigEndian(3) + PNGBuilder.bigEndian(4) + [0]), ("vpAg", [0, 0, 0, 1, 0, 0, 0, 1, 0]),
    ]

    @Test("Chunks beside the picture do not change it")
    func otherChunks() throws {
        var random = Random()
        let samples = PNGSamples(
            PNGSamples.Kind(colorType: 2, depth: 8), width: 5, height: 4, hasTransparency: true, &random)
        var builder = samples.builder(isInterlaced: false)
        for other in Self.others {
            builder.others = [other]
            #expect(try PNGDecoder.decode(builder.file).bytes == samples.expected, "\(other.type)")
        }
        builder.others = []
        for other in Self.others where ["tIME", "tEXt", "iTXt", "zTXt", "vpAg"].contains(other.type) {
            builder.lastOthers = [other, other].dropLast(other.type == "tIME" ? 1 : 0)
            #expect(try PNGDecoder.decode(builder.file).bytes == samples.expected, "\(other.type) behind the picture")
        }
    }

    @Test("Chunks beside the picture that break a rule do not stop it from being read")
    func brokenOtherChunks() throws {
        var builder = PNGBuilder(colorType: 2, scanlines: [[0, 1, 2, 3]])
        for (type, data) in Self.others {
            for broken in [[], Array(data.dropLast()), data + [0, 1]] as [[UInt8]] {
                builder.others = [(type, broken)]
                #expect(try PNGDecoder.decode(builder.file).bytes == [1, 2, 3, 255], "\(type), \(broken.count) bytes")
            }
            builder.others = [(type, data), (type, data)]
            #expect(try PNGDecoder.decode(builder.file).bytes == [1, 2, 3, 255], "\(type) twice")
        }
        builder.others = [("iCCP", Array("a profile\0\0".utf8) + [0x78, 0x9c, 1, 2, 3]), ("gAMA", [0, 0, 0, 0])]
        #expect(try PNGDecoder.decode(builder.file).bytes == [1, 2, 3, 255])
    }

    @Test("A palette may accompany colours, and be longer than the depth can count or shorter")
    func palettes() throws {
        let suggested = PNGBuilder(colorType: 2, palette: [9, 9, 9], scanlines: [[0, 1, 2, 3]])
        #expect(try PNGDecoder.decode(suggested.file).bytes == [1, 2, 3, 255])
        let grey = PNGBuilder(colorType: 0, palette: [9, 9, 9], scanlines: [[0, 7]])
        #expect(try PNGDecoder.decode(grey.file).bytes == [7, 7, 7, 255])
        let short = PNGBuilder(width: 2, depth: 8, colorType: 3, palette: [9, 8, 7], scanlines: [[0, 0, 1]])
        #expect(try PNGDecoder.decode(short.file).bytes == [9, 8, 7, 255, 0, 0, 0, 255])
    }

    @Test("Broken rules of the chunks that make the picture are told")
    func brokenChunks() {
        func expectDamaged(_ builder: PNGBuilder, _ comment: Comment) {
            let error = #expect(throws: ImageError.self, comment) { try PNGDecoder.decode(builder.file) }
            guard case .damaged(let words) = error, !words.isEmpty else {
                Issue.record("\(comment): \(String(describing: error))")
                return
            }
        }
        let grey = PNGBuilder(colorType: 0, scanlines: [[0, 1]])
        func changed(_ change: (inout PNGBuilder) -> Void) -> PNGBuilder {
            var builder = grey
            change(&builder)
            return builder
        }
        expectDamaged(changed { $0.width = 0 }, "no columns")
        expectDamaged(changed { $0.height = 0 }, "no rows")
        expectDamaged(changed { $0.depth = 3 }, "a depth that does not exist")
        expectDamaged(changed { $0.colorType = 5 }, "a colour type that does not exist")
        expectDamaged(changed { ($0.colorType, $0.depth) = (2, 4) }, "a depth that the colour type has not")
        expectDamaged(changed { $0.colorType = 3 }, "no palette")
        expectDamaged(changed { ($0.colorType, $0.palette) = (3, [1, 2]) }, "half a colour")
        expectDamaged(changed { $0.transparency = [1] }, "half a clear colour")
        expectDamaged(changed { $0.others = [("ABCD", [])] }, "an unknown chunk that the picture depends on")
        expectDamaged(changed { $0.others = [("IHDR", [1])] }, "a second header")
        expectDamaged(changed { $0.scanlines = [[5, 1]] }, "a filter that does not exist")
        expectDamaged(changed { $0.lastOthers = [("tEXt", [65, 0]), ("IDAT", [])] }, "interrupted image data")
        expectDamaged(
            changed { ($0.colorType, $0.palette, $0.transparency) = (3, [1, 2, 3], [1, 2]) }, "more alpha than colours")
    }

    @Test("A file without image data is not read")
    func noImageData() {
        let file = PNGBuilder(colorType: 0, scanlines: [[0, 1]]).file
        let header = file[..<33]
        #expect(throws: ImageError.self) { try PNGDecoder.decode(header + file.suffix(12)) }
        #expect(throws: ImageError.truncated) { try PNGDecoder.decode(Array(header)) }
    }

    @Test("A size that so few bytes cannot hold is refused before memory is taken")
    func tooFewBytes() {
        var builder = PNGBuilder(width: 10_000, height: 10_000, scanlines: [[0, 1, 2, 3, 4]])
        #expect(throws: ImageError.truncated) { try PNGDecoder.decode(builder.file) }
        (builder.width, builder.height) = (0x7fff_ffff, 0x7fff_ffff)
        #expect(throws: ImageError.tooManyPixels(width: 0x7fff_ffff, height: 0x7fff_ffff, limit: 100_000_000)) {
            try PNGDecoder.decode(builder.file)
        }
        #expect(throws: ImageError.truncated) {
            try PNGDecoder.decode(builder.file, limits: ImageLimits(pixels: .max))
        }
    }
}
