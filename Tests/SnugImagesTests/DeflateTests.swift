@testable import SnugImages
import Testing

@Suite("DEFLATE")
struct DeflateTests {
    @Test("A code fills its room exactly and keeps its limit", arguments: [7, 15])
    func lengths(longest: Int) {
        var random = Random()
        var tables: [[UInt32]] = [
            [1, 1], [5, 0, 5, 0, 5], (0..<19).map { _ in 1 },
            // Fibonacci's numbers make the deepest tree.
            (0..<30).reduce(into: [1, 1]) { numbers, _ in numbers.append(numbers.suffix(2).reduce(0, +)) },
        ]
        for _ in 0..<50 {
            tables.append((0..<100).map { _ in random.next(4) == 0 ? 0 : 1 << random.next(20) + random.next(9) })
        }
        for frequencies in tables {
            let words = HuffmanCode(frequencies: frequencies, longest: longest).words
            let used = frequencies.indices.filter { frequencies[$0] > 0 }
            #expect(words.indices.filter { words[$0].length > 0 } == used)
            #expect(used.allSatisfy { words[$0].length <= longest })
            #expect(used.reduce(0) { $0 + 1 << (longest - Int(words[$1].length)) } == 1 << longest)
            for (first, second) in zip(used, used.dropFirst()) where frequencies[first] < frequencies[second] {
                #expect(words[first].length >= words[second].length)
            }
        }
    }

    @Test("A code without limit is as short as Huffman's")
    func optimum() {
        let words = HuffmanCode(frequencies: [1, 1, 2, 4, 8, 16], longest: 15).words
        #expect(words.map(\.length) == [5, 5, 4, 3, 2, 1])
    }

    @Test("No word is the beginning of another")
    func prefixes() {
        let words = HuffmanCode(frequencies: [3, 0, 9, 1, 1, 7, 40, 2], longest: 15).words.filter { $0.length > 0 }
        for (index, word) in words.enumerated() {
            for other in words[(index + 1)...] {
                let mask = UInt16(1) << min(word.length, other.length) - 1
                #expect(word.bits & mask != other.bits & mask)
            }
        }
    }

    @Test("Lengths and distances have the symbols of the specification")
    func symbols() {
        // Symbol, number of extra bits and first length, from the table in RFC 1951, section 3.2.5.
        for (symbol, extraCount, first) in [
            (257, 0, 3), (264, 0, 10), (265, 1, 11), (268, 1, 17), (269, 2, 19), (273, 3, 35), (277, 4, 67),
            (281, 5, 131),
            (284, 5, 227), (285, 0, 258),
        ] {
            #expect(DeflateSymbols.length(first) == (symbol, extraCount, 0))
        }
        #expect(DeflateSymbols.length(257) == (284, 5, 30))
        for (symbol, extraCount, first) in [
            (0, 0, 1), (3, 0, 4), (4, 1, 5), (5, 1, 7), (6, 2, 9), (16, 7, 257), (29, 13, 24_577),
        ] {
            #expect(DeflateSymbols.distance(first) == (symbol, extraCount, 0))
        }
        #expect(DeflateSymbols.distance(32_768) == (29, 13, 8191))
    }

    @Test("Runs of code lengths spell the same lengths")
    func codeLengthRuns() {
        var random = Random()
        for count in [1, 2, 3, 4, 7, 11, 138, 139, 300] {
            for kinds in [1, 2, 5] as [UInt32] {
                let lengths = (0..<count).reduce(into: [UInt8]()) { lengths, _ in
                    let last = lengths.last ?? 0
                    lengths.append(random.next(5) == 0 ? UInt8(random.next(kinds)) : last)
                }
                var spelt: [UInt8] = []
                for run in CodeLengthRun.runs(in: lengths) {
                    switch run.symbol {
                    case 16: spelt += Array(repeating: spelt.last ?? 99, count: run.extra + 3)
                    case 17: spelt += Array(repeating: 0, count: run.extra + 3)
                    case 18: spelt += Array(repeating: 0, count: run.extra + 11)
                    default: spelt.append(UInt8(run.symbol))
                    }
                    #expect(run.extra < 1 << run.extraCount)
                }
                #expect(spelt == lengths)
            }
        }
    }

    @Test("A checksum over repeated bytes is that of the bytes written out")
    func repeatedChecksum() {
        var random = Random()
        for count in [1, 2, 4321, 70_000] {
            let bytes = (0..<count).map { _ in UInt8(random.next(256)) }
            for times in [1, 2, 17] {
                var once = Adler32()
                var expected = Adler32()
                unsafe bytes.withUnsafeBytes { bytes in
                    unsafe once.update(bytes)
                    unsafe once.update(bytes, times: times)
                    for _ in 0...times { unsafe expected.update(bytes) }
                }
                #expect(once.value == expected.value)
            }
        }
    }
}
