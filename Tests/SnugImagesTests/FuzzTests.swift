import Foundation
import SnugImages
import SnugPixels
import Testing

/// Damage of many kinds, always the same: the decoders must answer each time, with a picture or with an error.
@Suite("Arbitrary damage")
struct FuzzTests {
    /// A damaged copy: a few bytes changed, or a part lost, doubled, moved or filled.
    private func damaged(_ file: [UInt8], _ random: inout Random) -> [UInt8] {
        var bytes = file
        func place() -> Int { Int(random.next(UInt32(max(1, bytes.count)))) }
        for _ in 0...random.next(3) where bytes.count > 4 {
            let start = place()
            let end = min(bytes.count, start + 1 + Int(random.next(24)))
            switch random.next(7) {
            case 0: bytes[start] ^= 1 << UInt8(random.next(8))
            case 1: bytes[start] = [0, 1, 0x7f, 0x80, 0xff][Int(random.next(5))]
            case 2: bytes.removeSubrange(start..<end)
            case 3: bytes.insert(contentsOf: bytes[start..<end], at: place())
            case 4:
                bytes.replaceSubrange(start..<end, with: Array(repeating: UInt8(random.next(256)), count: end - start))
            case 5: for index in start..<end { bytes[index] = UInt8(random.next(256)) }
            default: bytes.removeSubrange(start...)
            }
        }
        return bytes
    }

    /// Decodes, checks what comes out, and counts it.
    private func decode(_ bytes: [UInt8], _ counts: inout (pictures: Int, errors: Int)) {
        let size = Result { try ImageDecoder.size(of: bytes) }
        do {
            let bitmap = try ImageDecoder.decode(bytes, limits: ImageLimits(pixels: 1_000_000))
            #expect(bitmap.bytes.count == bitmap.width * bitmap.height * 4)
            #expect((try? size.get()) == ImageSize(width: bitmap.width, height: bitmap.height))
            counts.pictures += 1
        } catch {
            counts.errors += 1
        }
    }

    @Test("Damaged JPEG files give a picture or an error", arguments: JPEGFile.readable)
    func jpeg(_ file: JPEGFile) {
        var random = Random()
        var counts = (pictures: 0, errors: 0)
        for _ in 0..<300 { decode(damaged(file.bytes, &random), &counts) }
        // A format without checksums: not all damage can be seen.
        #expect(counts.errors > 100)
    }

    @Test("Damaged EXIF data give the picture, turned or not")
    func exif() throws {
        var random = Random()
        let file = try JPEGFile.named("baseline-444")
        let exif = EXIFBuilder(orientation: 6, isLittleEndian: true).bytes
        for _ in 0..<300 {
            let segment = Array("Exif\0\0".utf8) + damaged(exif, &random)
            let bitmap = try JPEGDecoder.decode(file.inserting([(0xe1, segment)]))
            #expect([bitmap.width, bitmap.height].sorted() == [23, 37])
        }
    }

    @Test("Damaged PNG files give an error", arguments: PNGSamples.Kind.all)
    func png(_ kind: PNGSamples.Kind) {
        var random = Random()
        let samples = PNGSamples(
            kind, width: 7, height: 9, hasTransparency: kind.canHaveTransparency, &random)
        var builder = samples.builder(isInterlaced: kind.depth != 8)
        builder.others = [("tEXt", Array("Title\0A title".utf8)), ("gAMA", PNGBuilder.bigEndian(45_455))]
        let file = builder.file
        var counts = (pictures: 0, errors: 0)
        for _ in 0..<100 { decode(damaged(file, &random), &counts) }
        #expect(counts.errors > 80)
    }

    @Test("PNG files that are damaged before their checksums are computed give a picture or an error")
    func pngWithRightChecksums() {
        var random = Random()
        var counts = (pictures: 0, errors: 0)
        for kind in PNGSamples.Kind.all {
            let samples = PNGSamples(
                kind, width: 7, height: 9, hasTransparency: kind.canHaveTransparency, &random)
            let builder = samples.builder(isInterlaced: kind.depth == 8)
            for _ in 0..<40 {
                var changed = builder
                switch random.next(7) {
                case 0: changed.width = Int(random.next(40))
                case 1: changed.height = Int(random.next(40))
                case 2: changed.depth = UInt8(random.next(18))
                case 3: changed.colorType = UInt8(random.next(8))
                case 4: changed.palette = damaged(changed.palette + [0, 1, 2, 3, 4, 5], &random)
                case 5: changed.transparency = damaged(changed.transparency + [0, 1, 2, 3, 4, 5], &random)
                default: changed.scanlines = changed.scanlines.map { damaged($0 + [0, 0, 0, 0, 0], &random) }
                }
                decode(changed.file, &counts)
            }
        }
        #expect(counts.pictures > 60 && counts.errors > 200)
    }

    @Test("Many damaged files take no memory for good")
    func memory() throws {
        /// Bytes of memory that the process holds.
        func held() throws -> Int {
            let fields = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8).split(separator: " ")
            return try #require(Int(fields[1])) * 4096
        }
        let large = try JPEGFile.named("progressive-420").frame(at: 1, [0x03, 0xe8, 0x03, 0xe8])
        let padded = large + [UInt8](repeating: 0, count: 4000)
        let before = try held()
        for _ in 0..<100 {
            #expect(throws: ImageError.self) { try JPEGDecoder.decode(padded) }
        }
        // Each took 10 MB for its pixels and coefficients. Other tests run beside this one.
        #expect(try held() - before < 300 << 20)
    }
}
