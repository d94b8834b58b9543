import SnugImages
import Testing

@Suite("Damaged JPEG files")
struct JPEGDamageTests {
    private func expectDamaged(_ bytes: [UInt8], _ comment: Comment) {
        let error = #expect(throws: ImageError.self, comment) { try JPEGDecoder.decode(bytes) }
        guard case .damaged(let words) = error, !words.isEmpty else {
            Issue.record("\(comment): \(String(describing: error))")
            return
        }
    }

    @Test("A file that ends anywhere before its end is called truncated", arguments: JPEGFile.readable)
    func truncated(_ file: JPEGFile) {
        for count in 2..<file.bytes.count {
            let part = Array(file.bytes[..<count])
            #expect(throws: ImageError.truncated, "\(count) bytes") { try JPEGDecoder.decode(part) }
        }
    }

    @Test("A picture that is ended early is not filled with grey")
    func endedEarly() throws {
        // Arithmetic codes may end before the picture does.
        for file in JPEGFile.readable where !file.name.hasPrefix("arithmetic") {
            expectDamaged(file.bytes.dropLast(14) + [0xff, 0xd9], "\(file.name)")
        }
    }

    @Test("A picture without one of its components is not read")
    func missingComponent() throws {
        let file = try JPEGFile.named("three-scans")
        let scans = file.bytes.indices.dropLast().filter { file.bytes[$0] == 0xff && file.bytes[$0 + 1] == 0xda }
        #expect(scans.count == 3)
        for scan in scans.dropFirst() {
            expectDamaged(file.bytes[..<scan] + [0xff, 0xd9], "the scans before \(scan)")
        }
    }

    @Test("Lost restart intervals are seen")
    func lostInterval() throws {
        let file = try JPEGFile.named("restarts")
        let markers = file.bytes.indices.dropLast().filter {
            file.bytes[$0] == 0xff && (0xd0...0xd7).contains(file.bytes[$0 + 1])
        }
        #expect(markers.count > 3)
        expectDamaged(Array(file.bytes[..<markers[1]] + file.bytes[markers[2]...]), "an interval is missing")
    }

    @Test("Broken rules of the header are told")
    func header() throws {
        let file = try JPEGFile.named("baseline-444")
        let frame = file.bytes[(try #require(file.bytes.firstIndex(of: 0xc0)) - 1)...].prefix(19)
        expectDamaged([0xff, 0xd8, 0xff, 0xd9], "no picture")
        expectDamaged([0xff, 0xd8, 0xff, 0xe0, 0, 1], "a segment without a length")
        expectDamaged([0xff, 0xd8, 0xff, 0xe0, 0, 2, 7, 0xff, 0xd9], "bytes between segments")
        expectDamaged([0xff, 0xd8, 0xff, 0, 0, 2], "no marker")
        expectDamaged([0xff, 0xd8, 0xff, 0xda, 0, 2], "a scan without a frame")
        expectDamaged([0xff, 0xd8, 0xff, 0xc0, 0, 4, 8, 0, 0xff, 0xda], "a short frame")
        expectDamaged(Array(file.bytes[..<2] + frame + file.bytes[2...]), "two frames")
        expectDamaged(try file.frame(at: 3, [0, 0]), "no columns")
    }

    @Test("A picture with more scans than any real one is refused")
    func manyScans() throws {
        // The scan of the constants, a table whose one code of one bit ends a block, and scans that change nothing: each
        // takes one bit for one of the 15 blocks.
        let file = try JPEGFile.named("grey-progressive")
        let start = try file.firstScan()
        let afterStart = try #require(
            file.bytes.indices.dropFirst(start + 2).dropLast().first {
                file.bytes[$0] == 0xff && file.bytes[$0 + 1] != 0
            })
        let table: [UInt8] = [0xff, 0xc4, 0, 20, 0x10, 1] + Array(repeating: 0, count: 16)
        func picture(bits: UInt8) -> [UInt8] {
            var bytes = file.bytes[..<afterStart] + table
            for coefficient in 1...63 as ClosedRange<UInt8> {
                for bit in (0..<bits).reversed() {
                    let before = bit == bits - 1 ? 0 : bit + 1
                    bytes += [0xff, 0xda, 0, 8, 1, 1, 0, coefficient, coefficient, before << 4 | bit, 0, 1]
                }
            }
            return bytes + [0xff, 0xd9]
        }
        #expect(throws: Never.self) { try JPEGDecoder.decode(picture(bits: 7)) }
        #expect(throws: ImageError.damaged("too many scans")) { try JPEGDecoder.decode(picture(bits: 8)) }
    }
}
