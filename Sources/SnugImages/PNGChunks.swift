internal import CDeflate

/// The chunks of a PNG file in order, as far as they are there whole, whatever their checksums.
struct PNGChunks: Sequence, IteratorProtocol {
    struct Chunk {
        /// The type and the body behind it.
        var guarded: ArraySlice<UInt8>
        var checksum: UInt32

        var isIntact: Bool { checksum == PNGChunks.checksum(of: guarded) }
        var body: ArraySlice<UInt8> { guarded.dropFirst(4) }

        /// The whole chunk, with its length and its checksum.
        func bytes(of file: [UInt8]) -> ArraySlice<UInt8> { file[guarded.startIndex - 4..<guarded.endIndex + 4] }

        func `is`(_ name: StaticString) -> Bool { guarded.prefix(4).elementsEqual(name.description.utf8) }
    }

    private let reader: ByteReader
    private var offset = PNGChunks.signature.count

    static let signature: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

    init(of file: [UInt8]) {
        reader = ByteReader(data: file[...])
    }

    mutating func next() -> Chunk? {
        guard let length = reader.uint32(at: offset).map(Int.init), offset + 12 + length <= reader.data.count else {
            return nil
        }
        defer { offset += 12 + length }
        let guarded = reader.data[offset + 4..<offset + 8 + length]
        return reader.uint32(at: offset + 8 + length).map { Chunk(guarded: guarded, checksum: $0) }
    }

    /// The checksum of a chunk's type and body (section 5.5 of the specification).
    static func checksum(of guarded: ArraySlice<UInt8>) -> UInt32 {
        unsafe guarded.withUnsafeBytes { unsafe libdeflate_crc32(0, $0.baseAddress, $0.count) }
    }
}
