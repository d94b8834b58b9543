/// A text, or the index of the first byte that no UTF-8 text has there.
enum DecodedUTF8: Equatable {
    case text(String)
    case fault(byte: Int)

    /// Decodes strictly; the fault is the start of the first sequence that is not well-formed, from the slice's index.
    init(_ bytes: ArraySlice<UInt8>) {
        if let text = String(validating: bytes, as: UTF8.self) {
            self = .text(text)
            return
        }
        var decoder = UTF8()
        var iterator = bytes.makeIterator()
        var offset = bytes.startIndex
        while case .scalarValue(let scalar) = decoder.decode(&iterator) {
            offset += UTF8.width(scalar)
        }
        self = .fault(byte: offset)
    }
}
