/// Reads numbers from a part of data; what lies outside is nil.
struct ByteReader {
    enum ByteOrder {
        case bigEndian, littleEndian
    }

    var data: ArraySlice<UInt8>
    var byteOrder = ByteOrder.bigEndian

    /// The two bytes at an offset from the start as a number.
    func uint16(at offset: Int) -> UInt16? { number(at: offset) }

    /// The four bytes at an offset from the start as a number.
    func uint32(at offset: Int) -> UInt32? { number(at: offset) }

    private func number<Number: FixedWidthInteger>(at offset: Int) -> Number? {
        let size = Number.bitWidth / 8
        guard offset >= 0 && offset <= data.count - size else { return nil }
        let bytes = data.dropFirst(offset).prefix(size)
        let number = bytes.reduce(0) { $0 << 8 | Number($1) }
        return byteOrder == .bigEndian ? number : number.byteSwapped
    }
}
