/// A prefix code as DEFLATE uses it: made of lengths only (RFC 1951, section 3.2.2).
struct HuffmanCode {
    /// What is written for a symbol.
    struct Word {
        /// The first bit lowest, as it goes into the stream.
        let bits: UInt16
        /// Number of bits; 0 for a symbol that does not occur.
        let length: UInt16
    }

    /// The longest word that DEFLATE allows for literals, lengths and distances.
    static let longest = 15

    /// The word of each symbol.
    let words: [Word]

    /// The best code for symbols of given frequencies, save that no code is longer than a limit.
    init(frequencies: [UInt32], longest: Int) {
        words = Self.words(lengths: Self.lengths(frequencies: frequencies, longest: longest))
    }

    /// The lengths of all words but the unused ones at the end, of which only the first so many are kept.
    func lengths(atLeast count: Int) -> [UInt8] {
        let used = (words.lastIndex { $0.length > 0 } ?? 0) + 1
        return words[..<max(count, used)].map { UInt8($0.length) }
    }

    private static func lengths(frequencies: [UInt32], longest: Int) -> [UInt8] {
        let symbols = frequencies.indices.filter { frequencies[$0] > 0 }.sorted {
            (frequencies[$0], $0) < (frequencies[$1], $1)
        }
        var lengths = [UInt8](repeating: 0, count: frequencies.count)
        if symbols.count < 2 {
            // One symbol still needs a bit.
            for symbol in symbols { lengths[symbol] = 1 }
            return lengths
        }
        let counts = limited(leafCounts(symbols.map { frequencies[$0] }), longest: longest)
        // The rarest symbols come first and get the longest codes.
        var next = symbols.startIndex
        for length in counts.indices.reversed() {
            for _ in 0..<counts[length] {
                lengths[symbols[next]] = UInt8(length)
                next += 1
            }
        }
        return lengths
    }

    /// How many leaves Huffman's tree has at each depth, for weights in ascending order.
    private static func leafCounts(_ weights: [UInt32]) -> [Int] {
        let leaves = weights.count
        var inner: [UInt32] = []
        inner.reserveCapacity(leaves - 1)
        // Nodes are numbered leaves first, then inner nodes as they are made: both queues are in ascending order.
        var parents = [Int](repeating: 0, count: 2 * leaves - 1)
        var (nextLeaf, nextInner) = (0, 0)
        func takeLightest(parent: Int) -> UInt32 {
            if nextInner == inner.count || nextLeaf < leaves && weights[nextLeaf] <= inner[nextInner] {
                parents[nextLeaf] = parent
                nextLeaf += 1
                return weights[nextLeaf - 1]
            }
            parents[leaves + nextInner] = parent
            nextInner += 1
            return inner[nextInner - 1]
        }
        for parent in leaves..<2 * leaves - 1 {
            let first = takeLightest(parent: parent)
            inner.append(first + takeLightest(parent: parent))
        }
        var depths = [Int](repeating: 0, count: 2 * leaves - 1)
        var counts: [Int] = []
        for node in (0..<2 * leaves - 2).reversed() {
            depths[node] = depths[parents[node]] + 1
            guard node < leaves else { continue }
            while counts.count <= depths[node] { counts.append(0) }
            counts[depths[node]] += 1
        }
        return counts
    }

    /// Moves leaves that lie too deep up to the limit, and others down to make room for them.
    private static func limited(_ counts: [Int], longest: Int) -> [Int] {
        guard counts.count > longest + 1 else { return counts }
        var limited = Array(counts[...longest])
        limited[longest] += counts[(longest + 1)...].reduce(0, +)
        // A code of length n takes 1 / 2ⁿ of the room; here in units of the longest code.
        var room = limited.indices.dropFirst().reduce(0) { $0 + limited[$1] << (longest - $1) }
        while room > 1 << longest {
            // A leaf of the deepest level becomes the sibling of one above, which moves one level down.
            guard let above = limited.indices.dropLast().last(where: { limited[$0] > 0 }) else { break }
            limited[longest] -= 1
            limited[above] -= 1
            limited[above + 1] += 2
            room -= 1
        }
        return limited
    }

    /// Words of one length are consecutive numbers in the order of the symbols.
    private static func words(lengths: [UInt8]) -> [Word] {
        var next = [UInt16](repeating: 0, count: longest + 2)
        for length in lengths where length > 0 { next[Int(length) + 1] += 1 }
        for length in 1..<next.count { next[length] = (next[length] &+ next[length - 1]) << 1 }
        return lengths.map { length in
            guard length > 0 else { return Word(bits: 0, length: 0) }
            let number = next[Int(length)]
            next[Int(length)] &+= 1
            return Word(bits: number.bitReversed >> (16 - UInt16(length)), length: UInt16(length))
        }
    }
}

extension UInt16 {
    /// The same bits in the opposite order.
    fileprivate var bitReversed: UInt16 {
        var bits = (self & 0x5555) << 1 | self >> 1 & 0x5555
        bits = (bits & 0x3333) << 2 | bits >> 2 & 0x3333
        bits = (bits & 0x0f0f) << 4 | bits >> 4 & 0x0f0f
        return bits << 8 | bits >> 8
    }
}
