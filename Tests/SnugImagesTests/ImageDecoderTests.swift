import SnugImages
import SnugPixels
import Testing

@Suite("Image decoder")
struct ImageDecoderTests {
    @Test("PNG and JPEG are told apart by their first bytes")
    func formats() throws {
        let png = PNGBuilder(width: 2, height: 1, colorType: 0, scanlines: [[0, 1, 2]]).file
        #expect(try ImageDecoder.decode(png) == PNGDecoder.decode(png))
        #expect(try ImageDecoder.size(of: png) == ImageSize(width: 2, height: 1))
        let jpeg = try JPEGFile.named("baseline-422").bytes
        #expect(try ImageDecoder.decode(jpeg) == JPEGDecoder.decode(jpeg))
        #expect(try ImageDecoder.size(of: jpeg) == ImageSize(width: JPEGFile.width, height: JPEGFile.height))
    }

    /// The first bytes of files, as their specifications have them.
    private static let starts: [(OtherImageFormat, [UInt8])] = [
        (.gif, Array("GIF87a".utf8)), (.gif, Array("GIF89a\u{1}\0".utf8)),
        (.webP, Array("RIFF\u{10}\0\0\0WEBPVP8L".utf8)),
        (.bmp, Array("BM".utf8) + [70, 0, 0, 0, 0, 0, 0, 0, 54, 0, 0, 0]),
        (.tiff, Array("II*\0\u{8}\0\0\0".utf8)), (.tiff, Array("MM\0*\0\0\0\u{8}".utf8)), (.tiff, Array("II+\0".utf8)),
        (.heic, Array("\0\0\0\u{18}ftypheic\0\0\0\0".utf8)), (.heic, Array("\0\0\0\u{18}ftypmif1\0\0\0\0".utf8)),
        (.avif, Array("\0\0\0\u{20}ftypavif\0\0\0\0".utf8)), (.video, Array("\0\0\0\u{20}ftypisom\0\0\0\0".utf8)),
        (.jpegXL, [0xff, 0x0a, 1]), (.jpegXL, [0, 0, 0, 12] + Array("JXL \r\n".utf8) + [0x87, 10]),
        (.jpeg2000, [0, 0, 0, 12] + Array("jP  \r\n".utf8) + [0x87, 10]), (.jpeg2000, [0xff, 0x4f, 0xff, 0x51, 0]),
        (.ico, [0, 0, 1, 0, 1, 0, 16, 16]), (.photoshop, Array("8BPS\0\u{1}".utf8)),
        (.netpbm, Array("P6\n2 2\n255\n".utf8)), (.netpbm, Array("P1\n".utf8)), (.qoi, Array("qoif\0\0".utf8)),
        (.mng, [0x8a] + Array("MNG\r\n\u{1a}\n".utf8)),
        (.xcodePNG, [0x89] + Array("PNG\r\n\u{1a}\n\0\0\0\u{4}CgBI".utf8)),
        (.svg, Array("<svg xmlns='http://www.w3.org/2000/svg'/>".utf8)),
        (.svg, [0xef, 0xbb, 0xbf] + Array("<?xml version='1.0'?>\n<!-- drawn -->\n <svg>".utf8)),
        (.html, Array("\n<!DOCTYPE html><title>404</title>".utf8)), (.html, Array("<HTML>".utf8)),
        (.pdf, Array("%PDF-1.7\n".utf8)), (.postScript, Array("%!PS-Adobe-3.0 EPSF-3.0".utf8)),
        (.gzip, [0x1f, 0x8b, 8]), (.zip, Array("PK\u{3}\u{4}".utf8)),
    ]

    @Test("Other formats are named")
    func otherFormats() {
        for (format, start) in Self.starts {
            #expect(throws: ImageError.otherFormat(format), "\(format)") { try ImageDecoder.decode(start) }
            #expect(throws: ImageError.otherFormat(format), "\(format)") { try ImageDecoder.size(of: start) }
        }
        #expect(Set(Self.starts.map(\.0)) == Set(OtherImageFormat.allCases))
    }

    @Test("Nothing, unknown data and a broken signature are told apart")
    func unknown() {
        #expect(throws: ImageError.noData) { try ImageDecoder.decode([]) }
        for data in [[0], [0xff], [1, 2, 3], Array("hello".utf8), Array("<p>".utf8), Array("BMW".utf8)] as [[UInt8]] {
            #expect(throws: ImageError.unknownFormat) { try ImageDecoder.decode(data) }
            #expect(throws: ImageError.unknownFormat) { try ImageDecoder.size(of: data) }
        }
        let png = PNGBuilder(scanlines: [[0, 1, 2, 3, 4]]).file
        for count in 1..<8 {
            #expect(throws: ImageError.truncated) { try ImageDecoder.decode(Array(png[..<count])) }
        }
        #expect(throws: ImageError.truncated) { try ImageDecoder.decode([0xff, 0xd8]) }
        // As a transfer of text leaves it, on one system and the other, or with seven bits.
        for damaged in [png[..<4] + png[5...], png[..<5] + [0x0d] + png[5...], [0x09] + png[1...]] {
            let error = #expect(throws: ImageError.self) { try ImageDecoder.decode(Array(damaged)) }
            guard case .damaged = error else {
                Issue.record("\(String(describing: error))")
                continue
            }
        }
    }

    @Test("The size of a PNG is read from its header, though nothing follows")
    func pngSize() throws {
        let file = PNGBuilder(width: 200_000, height: 300_000, scanlines: [[0]]).file
        #expect(try ImageDecoder.size(of: Array(file[..<33])) == ImageSize(width: 200_000, height: 300_000))
        for count in 1..<33 {
            #expect(throws: ImageError.truncated) { try ImageDecoder.size(of: Array(file[..<count])) }
        }
        var damaged = file
        damaged[19] ^= 1
        #expect(throws: ImageError.badChecksum) { try ImageDecoder.size(of: damaged) }
    }
}
