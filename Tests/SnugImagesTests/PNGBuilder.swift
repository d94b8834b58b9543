/// Puts PNG files of any kind together, the plain way: stored blocks, checksums by their definitions.
struct PNGBuilder {
    var width = 1
    var height = 1
    var depth: UInt8 = 8
    var colorType: UInt8 = 6
    var isInterlaced = false
    var palette: [UInt8] = []
    var transparency: [UInt8] = []
    /// Chunks before the image data.
    var others: [(type: String, data: [UInt8])] = []
    /// Chunks behind the image data.
    var lastOthers: [(type: String, data: [UInt8])] = []
    /// Each with the filter's number first.
    var scanlines: [[UInt8]] = []
    /// The most bytes of a chunk of image data.
    var imageChunkSize = Int.max

    var file: [UInt8] {
        var file: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
        func add(_ type: String, _ data: [UInt8]) {
            let body = Array(type.utf8) + data
            file += Self.bigEndian(data.count) + body + Self.bigEndian(Int(Self.crc(body)))
        }
        add("IHDR", Self.bigEndian(width) + Self.bigEndian(height) + [depth, colorType, 0, 0, isInterlaced ? 1 : 0])
        if !palette.isEmpty { add("PLTE", palette) }
        if !transparency.isEmpty { add("tRNS", transparency) }
        for other in others { add(other.type, other.data) }
        let data = imageData
        for start in stride(from: 0, to: data.count, by: min(imageChunkSize, data.count)) {
            add("IDAT", Array(data[start...].prefix(imageChunkSize)))
        }
        for other in lastOthers { add(other.type, other.data) }
        add("IEND", [])
        return file
    }

    /// The scanlines as a zlib stream of one stored block.
    private var imageData: [UInt8] {
        let raw = scanlines.flatMap { $0 }
        let length = [UInt8(raw.count & 0xff), UInt8(raw.count >> 8)]
        return [0x78, 0x01, 1] + length + length.map { ~$0 } + raw + Self.bigEndian(Int(Self.adler(raw)))
    }

    static func bigEndian(_ number: Int) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
    }

    static func crc(_ bytes: [UInt8]) -> UInt32 {
        var crc = UInt32.max
        for byte in bytes { crc = crc >> 8 ^ crcTable[Int(UInt8(truncatingIfNeeded: crc) ^ byte)] }
        return ~crc
    }

    private static let crcTable = (0..<256 as Range<UInt32>).map { number in
        (0..<8).reduce(number) { crc, _ in crc & 1 == 1 ? crc >> 1 ^ 0xedb8_8320 : crc >> 1 }
    }

    static func adler(_ bytes: [UInt8]) -> UInt32 {
        var (a, b): (UInt32, UInt32) = (1, 0)
        for byte in bytes {
            a = (a + UInt32(byte)) % 65_521
            b = (b + a) % 65_521
        }
        return b << 16 | a
    }
}
