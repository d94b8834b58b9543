import SnugImages
import SnugPixels
import Testing

@Suite("Orientation")
struct OrientationTests {
    enum Side { case top, right, bottom, left }

    /// Where the first row and the first column of the stored picture are shown, in the words of TIFF 6.0.
    private static let sides: [(orientation: Int, row: Side, column: Side)] = [
        (1, .top, .left), (2, .top, .right), (3, .bottom, .right), (4, .bottom, .left), (5, .left, .top),
        (6, .right, .top), (7, .right, .bottom), (8, .left, .bottom),
    ]

    /// Checks that all pixels of a stored picture are shown where its first row and column tell.
    private func expect(_ shown: Bitmap, _ stored: Bitmap, row: Side, column: Side, _ comment: Comment) throws {
        let turns = row == .left || row == .right
        try #require(shown.width == (turns ? stored.height : stored.width), comment)
        try #require(shown.height == (turns ? stored.width : stored.height), comment)
        var differences = 0
        for y in 0..<stored.height {
            for x in 0..<stored.width {
                var place = (x: 0, y: 0)
                for (side, distance) in [(row, y), (column, x)] {
                    switch side {
                    case .top: place.y = distance
                    case .bottom: place.y = shown.height - 1 - distance
                    case .left: place.x = distance
                    case .right: place.x = shown.width - 1 - distance
                    }
                }
                if shown[place.x, place.y] != stored[x, y] { differences += 1 }
            }
        }
        #expect(differences == 0, comment)
    }

    @Test("A JPEG is turned as its EXIF data say, in both byte orders", arguments: [false, true])
    func jpeg(isLittleEndian: Bool) throws {
        let file = try JPEGFile.named("baseline-444")
        let stored = try JPEGDecoder.decode(file.bytes)
        for (orientation, row, column) in Self.sides {
            let exif = EXIFBuilder(orientation: orientation, isLittleEndian: isLittleEndian)
            let turned = file.inserting([(0xe1, exif.segment)])
            let shown = try ImageDecoder.decode(turned)
            try expect(shown, stored, row: row, column: column, "orientation \(orientation)")
            #expect(try ImageDecoder.size(of: turned) == ImageSize(width: shown.width, height: shown.height))
        }
    }

    @Test("A PNG is turned as EXIF data before its picture say")
    func png() throws {
        var builder = PNGBuilder(width: 3, height: 2, colorType: 0, scanlines: [[0, 1, 2, 3], [0, 4, 5, 6]])
        let stored = try PNGDecoder.decode(builder.file)
        for (orientation, row, column) in Self.sides {
            builder.others = [("eXIf", EXIFBuilder(orientation: orientation, isLittleEndian: true).bytes)]
            let shown = try ImageDecoder.decode(builder.file)
            try expect(shown, stored, row: row, column: column, "orientation \(orientation)")
            #expect(try ImageDecoder.size(of: builder.file) == ImageSize(width: shown.width, height: shown.height))
        }
    }

    @Test("EXIF data behind the picture of a PNG come too late")
    func late() throws {
        var builder = PNGBuilder(width: 2, height: 1, colorType: 0, scanlines: [[0, 1, 2]])
        let stored = try PNGDecoder.decode(builder.file)
        builder.lastOthers = [("eXIf", EXIFBuilder(orientation: 6, isLittleEndian: false).bytes)]
        #expect(try PNGDecoder.decode(builder.file) == stored)
        #expect(try PNGDecoder.size(of: builder.file) == ImageSize(width: 2, height: 1))
    }

    @Test("The limit of pixels is told for the picture as it is shown")
    func limit() throws {
        let exif = EXIFBuilder(orientation: 6, isLittleEndian: false)
        let file = try JPEGFile.named("baseline-444").inserting([(0xe1, exif.segment)])
        #expect(throws: ImageError.tooManyPixels(width: 23, height: 37, limit: 1)) {
            try ImageDecoder.decode(file, limits: ImageLimits(pixels: 1))
        }
    }

    @Test("The first EXIF data count, also behind other segments and behind the frame")
    func places() throws {
        let file = try JPEGFile.named("baseline-444")
        let turned = ImageSize(width: JPEGFile.height, height: JPEGFile.width)
        let right = EXIFBuilder(orientation: 6, isLittleEndian: false).segment
        let down = EXIFBuilder(orientation: 3, isLittleEndian: false).segment
        let xmp = Array("http://ns.adobe.com/xap/1.0/\0<x/>".utf8)
        #expect(try ImageDecoder.size(of: file.inserting([(0xe1, xmp), (0xe1, right), (0xe1, down)])) == turned)
        let firstScan = try file.firstScan()
        let segment = [0xff, 0xe1] + PNGBuilder.bigEndian(right.count + 2).suffix(2) + right
        #expect(try ImageDecoder.size(of: file.bytes[..<firstScan] + segment + file.bytes[firstScan...]) == turned)
    }

    @Test("EXIF data that break a rule are ignored")
    func garbage() throws {
        let file = try JPEGFile.named("baseline-444")
        let stored = try JPEGDecoder.decode(file.bytes)
        let whole = EXIFBuilder(orientation: 6, isLittleEndian: false).bytes
        var cases = (0..<32).map { Array(whole[..<$0]) }
        for orientation in [0, 9, 65_535] {
            cases.append(EXIFBuilder(orientation: orientation, isLittleEndian: true).bytes)
        }
        cases.append([0x4d, 0x49] + whole[2...])
        cases.append(whole[..<3] + [43] + whole[4...])
        cases.append(whole[..<4] + [0xff, 0xff, 0xff, 0xff] + whole[8...])
        var odd = EXIFBuilder(offset: 8)
        odd.entries = [(0x0112, 4, 1, 6)]
        cases.append(odd.bytes)
        odd.entries = [(0x0112, 3, 2, 6)]
        cases.append(odd.bytes)
        odd.entries = [(0x0110, 3, 1, 6)]
        cases.append(odd.bytes)
        for (index, exif) in cases.enumerated() {
            let bytes = file.inserting([(0xe1, Array("Exif\0\0".utf8) + exif)])
            #expect(try JPEGDecoder.decode(bytes) == stored, "case \(index)")
            let size = try JPEGDecoder.size(of: bytes)
            #expect(size == ImageSize(width: stored.width, height: stored.height), "case \(index)")
        }
    }
}
