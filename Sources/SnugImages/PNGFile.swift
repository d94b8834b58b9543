/// A PNG file that is put together chunk by chunk (sections 5.2 and 5.3 of the specification).
struct PNGFile {
    private(set) var bytes = PNGChunks.signature

    mutating func addHeader(width: Int, height: Int, _ format: PixelFormat) {
        let colorType: UInt8 =
            switch format {
            case .rgb: 2
            case .indexed: 3
            case .rgba: 6
            }
        addChunk("IHDR", Self.bigEndian(width) + Self.bigEndian(height) + [8, colorType, 0, 0, 0])
    }

    /// The table of colours, and of their alpha as far as there is one that is not opaque.
    mutating func addPalette(_ palette: Palette) {
        func channel(_ color: UInt32, _ shift: UInt32) -> UInt8 { UInt8(truncatingIfNeeded: color >> shift) }
        addChunk("PLTE", palette.colors.flatMap { [channel($0, 0), channel($0, 8), channel($0, 16)] })
        let alphas = palette.colors.map { channel($0, 24) }
        if let last = alphas.lastIndex(where: { $0 < 255 }) { addChunk("tRNS", Array(alphas[...last])) }
    }

    /// International text.
    mutating func addText(_ chunk: [UInt8]) {
        addChunk("iTXt", chunk)
    }

    /// The scanlines as a zlib stream, in as many chunks as it takes (section 5.3 has the longest).
    mutating func addImageData(_ data: [UInt8], longestChunk: Int = Int(Int32.max)) {
        if data.count <= longestChunk { return addChunk("IDAT", data) }
        for start in stride(from: 0, to: data.count, by: longestChunk) {
            addChunk("IDAT", Array(data[start...].prefix(longestChunk)))
        }
    }

    mutating func addEnd() {
        addChunk("IEND", [])
    }

    private mutating func addChunk(_ type: StaticString, _ data: [UInt8]) {
        bytes += Self.bigEndian(data.count)
        let start = bytes.count
        bytes += Array(type.description.utf8)
        bytes += data
        let checksum = PNGChunks.checksum(of: bytes[start...])
        bytes += Self.bigEndian(Int(checksum))
    }

    private static func bigEndian(_ number: Int) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
    }
}
