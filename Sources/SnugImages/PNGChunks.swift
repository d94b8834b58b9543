/// The chunks of a PNG file in order, as far as they are there whole; their checksums are not looked at.
struct PNGChunks: Sequence, IteratorProtocol {
    struct Chunk {
        var type: ArraySlice<UInt8>
        var body: ArraySlice<UInt8>

        func `is`(_ name: StaticString) -> Bool { type.elementsEqual(name.description.utf8) }
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
        let type = offset + 4..<offset + 8
        return Chunk(type: reader.data[type], body: reader.data[type.upperBound..<type.upperBound + length])
    }
}
