/// How DEFLATE names lengths and distances: a symbol, and extra bits behind it (RFC 1951, section 3.2.5).
enum DeflateSymbols {
    static let endOfBlock = 256
    static let literalAndLengthCount = 286
    static let distanceCount = 30
    /// The shortest and longest match.
    static let lengths = 3...258
    /// How far back a match may reach.
    static let farthest = 32_768

    /// The symbol of a length (257...285) and the number and value of its extra bits.
    @inline(__always)
    static func length(_ length: Int) -> (symbol: Int, extraCount: Int, extra: Int) {
        if length == 258 { return (285, 0, 0) }
        let value = length - 3
        if value < 8 { return (257 + value, 0, 0) }
        // Four symbols for every doubling.
        let count = topBit(value) - 2
        return (257 + count << 2 + value >> count, count, value & (1 << count - 1))
    }

    /// The symbol of a distance (0...29) and the number and value of its extra bits.
    @inline(__always)
    static func distance(_ distance: Int) -> (symbol: Int, extraCount: Int, extra: Int) {
        let value = distance - 1
        if value < 4 { return (value, 0, 0) }
        // Two symbols for every doubling.
        let count = topBit(value) - 1
        return (count << 1 + value >> count, count, value & (1 << count - 1))
    }

    @inline(__always)
    private static func topBit(_ value: Int) -> Int {
        Int.bitWidth - 1 - value.leadingZeroBitCount
    }
}
