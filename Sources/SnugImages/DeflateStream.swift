/// Writes literals and matches as the blocks of a DEFLATE stream, each block with the best code for it (RFC 1951).
@safe struct DeflateStream: ~Copyable {
    private var writer = BitWriter(capacity: 16_384)
    /// The literals and matches of the block so far: a byte, or `matchFlag`, length - 3 and distance - 1.
    private let tokens: UnsafeMutablePointer<UInt32>
    private var tokenCount = 0
    /// How often each literal or length, and then each distance, occurs in the block.
    private let frequencies: UnsafeMutablePointer<UInt32>

    private static let matchFlag: UInt32 = 1 << 31
    /// A new code for so many tokens: enough to pay for the code, and few enough to stay in the cache.
    private static let tokensInBlock = 16_384
    private static let symbolCount = DeflateSymbols.literalAndLengthCount + DeflateSymbols.distanceCount

    init() {
        unsafe tokens = .allocate(capacity: Self.tokensInBlock)
        unsafe frequencies = .allocate(capacity: Self.symbolCount)
        unsafe frequencies.initialize(repeating: 0, count: Self.symbolCount)
    }

    deinit {
        unsafe tokens.deallocate()
        unsafe frequencies.deallocate()
    }

    /// Writes one byte.
    @inline(__always)
    mutating func literal(_ byte: UInt8) {
        add(UInt32(byte))
        count(Int(byte))
    }

    /// Repeats at least three bytes from up to 32,768 bytes before.
    @inline(__always)
    mutating func match(length: Int, distance: Int) {
        var rest = length
        repeat {
            // One or two bytes that stay over would be too short for a match.
            let piece = rest <= 258 ? rest : min(258, rest - 3)
            add(Self.matchFlag | UInt32(piece - 3) << 16 | UInt32(distance - 1))
            count(DeflateSymbols.length(piece).symbol)
            count(DeflateSymbols.literalAndLengthCount + DeflateSymbols.distance(distance).symbol)
            rest -= piece
        } while rest > 0
    }

    @inline(__always)
    private mutating func add(_ token: UInt32) {
        if tokenCount == Self.tokensInBlock { writeBlock(isLast: false) }
        unsafe tokens[tokenCount] = token
        tokenCount += 1
    }

    @inline(__always)
    private func count(_ symbol: Int) {
        unsafe frequencies[symbol] &+= 1
    }

    /// Ends the stream; all its bytes.
    mutating func finish() -> [UInt8] {
        writeBlock(isLast: true)
        return writer.finish()
    }

    // MARK: Blocks

    @inline(never)
    private mutating func writeBlock(isLast: Bool) {
        count(DeflateSymbols.endOfBlock)
        let all = unsafe Array(UnsafeBufferPointer(start: frequencies, count: Self.symbolCount))
        let literals = HuffmanCode(
            frequencies: Array(all[..<DeflateSymbols.literalAndLengthCount]), longest: HuffmanCode.longest)
        let distances = HuffmanCode(
            frequencies: Array(all[DeflateSymbols.literalAndLengthCount...]), longest: HuffmanCode.longest)
        // A token takes at most 48 bits, the codes at most 320 numbers of 14.
        writer.reserve(tokenCount * 6 + 1024)
        writer.write(isLast ? 1 : 0, 1)
        writer.write(2, 2)
        writeCodes(literals, distances)
        writeTokens(literals, distances)
        tokenCount = 0
        unsafe frequencies.update(repeating: 0, count: Self.symbolCount)
    }

    private mutating func writeTokens(_ literals: HuffmanCode, _ distances: HuffmanCode) {
        for index in 0..<tokenCount {
            let token = unsafe tokens[index]
            if token & Self.matchFlag == 0 {
                writer.write(literals.words[Int(token)])
                continue
            }
            let length = DeflateSymbols.length(Int(token >> 16 & 0xff) + 3)
            writer.write(literals.words[length.symbol], extra: length.extra, length.extraCount)
            let distance = DeflateSymbols.distance(Int(token & 0xffff) + 1)
            writer.write(distances.words[distance.symbol], extra: distance.extra, distance.extraCount)
        }
        writer.write(literals.words[DeflateSymbols.endOfBlock])
    }

    /// The lengths of both codes, themselves in a code (RFC 1951, section 3.2.7).
    private mutating func writeCodes(_ literals: HuffmanCode, _ distances: HuffmanCode) {
        let literalLengths = literals.lengths(atLeast: 257)
        let distanceLengths = distances.lengths(atLeast: 1)
        let runs = CodeLengthRun.runs(in: literalLengths + distanceLengths)
        var frequencies = [UInt32](repeating: 0, count: CodeLengthRun.symbolCount)
        for run in runs { frequencies[run.symbol] += 1 }
        let code = HuffmanCode(frequencies: frequencies, longest: 7)
        let order = CodeLengthRun.order
        let orderCount = max(4, (order.lastIndex { code.words[$0].length > 0 } ?? 0) + 1)
        writer.write(UInt64(literalLengths.count - 257), 5)
        writer.write(UInt64(distanceLengths.count - 1), 5)
        writer.write(UInt64(orderCount - 4), 4)
        for symbol in order[..<orderCount] { writer.write(UInt64(code.words[symbol].length), 3) }
        for run in runs { writer.write(code.words[run.symbol], extra: run.extra, run.extraCount) }
    }
}

extension BitWriter {
    @inline(__always)
    fileprivate mutating func write(_ word: HuffmanCode.Word) {
        write(UInt64(word.bits), UInt64(word.length))
    }

    /// Writes a word of at most 15 bits with at most 13 extra bits behind it.
    @inline(__always)
    fileprivate mutating func write(_ word: HuffmanCode.Word, extra: Int, _ extraCount: Int) {
        let length = UInt64(word.length)
        write(UInt64(word.bits) | UInt64(truncatingIfNeeded: extra) &<< length, length &+ UInt64(extraCount))
    }
}
