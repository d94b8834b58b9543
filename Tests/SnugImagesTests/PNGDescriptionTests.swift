import SnugImages
import SnugPixels
import Testing

@Suite("PNG descriptions")
struct PNGDescriptionTests {
    private let bitmap = Bitmap(width: 3, height: 2, color: .pink)

    /// A file's chunks: their types and bodies.
    private func chunks(_ file: [UInt8]) -> [(type: String, body: [UInt8])] {
        var chunks: [(String, [UInt8])] = []
        var offset = 8
        while offset < file.count {
            let length = file[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
            let type = String(decoding: file[offset + 4..<offset + 8], as: UTF8.self)
            chunks.append((type, Array(file[offset + 8..<offset + 8 + length])))
            offset += 12 + length
        }
        return chunks
    }

    /// What the only iTXt chunk holds, and whether it is compressed.
    private func description(_ file: [UInt8]) throws -> (text: String, isCompressed: Bool) {
        let bodies = chunks(file).filter { $0.type == "iTXt" }.map(\.body)
        try #require(bodies.count == 1)
        let keyword = Array("Description\0".utf8)
        try #require(bodies[0].starts(with: keyword))
        let rest = bodies[0].dropFirst(keyword.count)
        try #require(Array(rest.dropFirst().prefix(3)) == [0, 0, 0], "method, language, translated keyword")
        let isCompressed = rest.first == 1
        let text = Array(rest.dropFirst(4))
        return (String(decoding: isCompressed ? try Inflate.unpacked(text) : text, as: UTF8.self), isCompressed)
    }

    @Test("A short description stands in the file as it is, a long one compressed")
    func lengths() throws {
        let short = "Zwei Zeilen, rosa hinterlegt: „Grüße“ 日本語 👋🏽"
        #expect(try description(PNGEncoder.encode(bitmap, description: short)) == (short, false))
        let long = String(repeating: "Ein Satz, der wiederkehrt. ", count: 40) + "Ende."
        let file = try PNGEncoder.encode(bitmap, description: long)
        #expect(try description(file) == (long, true))
        #expect(file.count < 300)
    }

    @Test("Text of every length from 1 to 200 comes back, compressed only where that is shorter")
    func manyLengths() throws {
        var random = Random()
        for count in 1...200 {
            let text = String(decoding: (0..<count).map { _ in 97 + UInt8(random.next(7)) }, as: UTF8.self)
            let file = try PNGEncoder.encode(bitmap, description: text)
            let (found, isCompressed) = try description(file)
            #expect(found == text)
            let plain = try PNGEncoder.encode(bitmap).count + 12 + "Description".utf8.count + 5 + count
            #expect(isCompressed ? file.count < plain : file.count == plain)
        }
    }

    @Test("The description stands between the palette and the picture")
    func place() throws {
        let file = try PNGEncoder.encode(Bitmap(width: 3, height: 2, color: .pink.with(alpha: 50)), description: "Pink")
        #expect(chunks(file).map(\.type) == ["IHDR", "PLTE", "tRNS", "iTXt", "IDAT", "IEND"])
    }

    @Test("Line ends become line feeds, and the zero character is left out")
    func lines() throws {
        let file = try PNGEncoder.encode(bitmap, description: "a\r\nb\rc\nd\u{0}e\r\n\r\n\n\rf\r\u{0}\n")
        #expect(try description(file).text == "a\nb\nc\nde\n\n\n\nf\n")
    }

    @Test("Nothing to describe writes no chunk")
    func nothing() throws {
        let plain = try PNGEncoder.encode(bitmap)
        for text in [nil, "", "\u{0}\u{0}"] {
            #expect(try PNGEncoder.encode(bitmap, description: text) == plain)
        }
    }

    @Test("The pixels are the same with a description, and the same description gives the same bytes")
    func pixels() throws {
        let text = String(repeating: "again and again ", count: 100)
        let file = try PNGEncoder.encode(bitmap, description: text)
        #expect(try PNGDecoder.decode(file) == PNGDecoder.decode(PNGEncoder.encode(bitmap)))
        #expect(try PNGEncoder.encode(bitmap, description: text) == file)
    }

    @Test("A description over the limit is refused")
    func tooLong() throws {
        let limit = PNGEncoder.longestDescription
        #expect(throws: ImageError.descriptionTooLong(count: limit + 1, limit: limit)) {
            try PNGEncoder.encode(bitmap, description: String(repeating: "a", count: limit + 1))
        }
    }
}
