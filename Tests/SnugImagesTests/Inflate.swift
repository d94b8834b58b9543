import Testing

/// Unpacks a zlib stream (RFC 1950 and 1951), bit by bit, to check what was packed.
struct Inflate {
    private let data: [UInt8]
    private var bit = 0
    private var output: [UInt8] = []

    /// The contents; the checksum at the end must fit.
    static func unpacked(_ stream: [UInt8]) throws -> [UInt8] {
        try #require(stream.count > 6 && stream[0] & 15 == 8)
        var inflate = Inflate(data: Array(stream[2..<stream.count - 4]))
        while try !inflate.readBlock() {}
        try #require(Array(stream.suffix(4)) == PNGBuilder.bigEndian(Int(PNGBuilder.adler(inflate.output))))
        return inflate.output
    }

    private init(data: [UInt8]) {
        self.data = data
    }

    /// Symbols by length and code.
    private struct Codes {
        private var symbols: [[Int]: Int] = [:]

        init(lengths: [Int]) {
            var code = 0
            for length in 1...15 {
                for symbol in lengths.indices where lengths[symbol] == length {
                    symbols[[length, code]] = symbol
                    code += 1
                }
                code <<= 1
            }
        }

        func next(_ inflate: inout Inflate) throws -> Int {
            var code = 0
            for length in 1...15 {
                code = try code << 1 | inflate.bits(1)
                if let symbol = symbols[[length, code]] { return symbol }
            }
            throw ExpectationFailedError()
        }
    }

    private struct ExpectationFailedError: Error {}

    private mutating func bits(_ count: Int) throws -> Int {
        var value = 0
        for index in 0..<count {
            try #require(bit / 8 < data.count)
            value |= Int(data[bit / 8] >> UInt8(bit % 8) & 1) << index
            bit += 1
        }
        return value
    }

    /// Unpacks a block; true if it is the last one.
    private mutating func readBlock() throws -> Bool {
        let isLast = try bits(1) == 1
        switch try bits(2) {
        case 0:
            bit = (bit + 7) / 8 * 8
            let count = try bits(16)
            try #require(try bits(16) == ~count & 0xffff)
            for _ in 0..<count { output.append(UInt8(try bits(8))) }
        case 1:
            let lengths = (0..<288).map { $0 < 144 ? 8 : $0 < 256 ? 9 : $0 < 280 ? 7 : 8 }
            try readSymbols(Codes(lengths: lengths), Codes(lengths: Array(repeating: 5, count: 30)))
        default:
            let (literals, distances) = (try bits(5) + 257, try bits(5) + 1)
            var lengthLengths = Array(repeating: 0, count: 19)
            let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
            for index in order.prefix(try bits(4) + 4) { lengthLengths[index] = try bits(3) }
            let codes = Codes(lengths: lengthLengths)
            var lengths: [Int] = []
            while lengths.count < literals + distances {
                switch try codes.next(&self) {
                case 16: lengths += Array(repeating: lengths[lengths.count - 1], count: try bits(2) + 3)
                case 17: lengths += Array(repeating: 0, count: try bits(3) + 3)
                case 18: lengths += Array(repeating: 0, count: try bits(7) + 11)
                case let length: lengths.append(length)
                }
            }
            try readSymbols(Codes(lengths: Array(lengths[..<literals])), Codes(lengths: Array(lengths[literals...])))
        }
        return isLast
    }

    private mutating func readSymbols(_ literals: Codes, _ distances: Codes) throws {
        while true {
            let symbol = try literals.next(&self)
            if symbol == 256 { return }
            if symbol < 256 {
                output.append(UInt8(symbol))
                continue
            }
            let length = try number(symbol - 257, perStep: 4, first: 3, last: 28)
            let distance = try number(try distances.next(&self), perStep: 2, first: 1, last: nil)
            for _ in 0..<length { output.append(output[output.count - distance]) }
        }
    }

    /// The length or distance of a symbol: every few symbols have one more bit behind them.
    private mutating func number(_ symbol: Int, perStep: Int, first: Int, last: Int?) throws -> Int {
        if symbol == last { return 258 }
        let extra = max(0, symbol / perStep - 1)
        let base = symbol < perStep * 2 ? symbol : (perStep + symbol % perStep) << extra
        return try base + first + bits(extra)
    }
}
