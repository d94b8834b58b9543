import Foundation
import SnugComposition
import Testing

@Suite("Whatever the bytes,")
struct JSONFuzzTests {
    @Test("reading ends in a value that Foundation reads too, or in an error inside the document", arguments: 0..<6)
    func mutations(sample: Int) throws {
        var generator = RepeatableGenerator(UInt64(sample))
        let original = Array(sampleDocuments[sample].utf8)
        var accepted = 0
        for _ in 0..<1500 {
            let bytes = mutated(original, with: &generator)
            do {
                let node = try JSONReader.read(bytes)
                accepted += 1
                #expect(throws: Never.self) {
                    try JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)
                }
                let text = node.text()
                #expect(try read(text).text() == text)
                #expect(try read(node.text(pretty: true)).text() == text)
            } catch {
                #expect(error.position.offset <= bytes.count)
                if error.fault != .utf16 {
                    #expect(error.position == countedPosition(of: error.position.offset, in: bytes))
                }
            }
        }
        // Neither side of the test is idle.
        #expect(accepted > 10 && accepted < 1490)
    }

    @Test("random bytes of JSON's own characters never stop the reader")
    func noise() {
        var generator = RepeatableGenerator(99)
        let alphabet = Array("[]{}:,\"\\u0019dD8eE+-.tfn \n\u{E9}😀".utf8)
        for _ in 0..<5000 {
            let count = Int.random(in: 0..<24, using: &generator)
            let bytes = (0..<count).map { _ in alphabet.randomElement(using: &generator) ?? 0 }
            do {
                let node = try JSONReader.read(bytes)
                #expect(try read(node.text()).bare == node.bare)
            } catch {
                #expect(error.position.offset <= bytes.count)
            }
        }
    }

    @Test("a document cut off anywhere is an error, unless what is left is whole", arguments: sampleDocuments)
    func truncations(_ text: String) throws {
        let bytes = Array(text.utf8)
        let end = (bytes.lastIndex { !" \n\r\t".utf8.contains($0) } ?? 0) + 1
        for count in 0..<end {
            #expect(throws: JSONError.self) { try JSONReader.read(Array(bytes[..<count])) }
        }
        #expect(throws: Never.self) { try JSONReader.read(Array(bytes[..<end])) }
    }

    private func mutated(_ original: [UInt8], with generator: inout RepeatableGenerator) -> [UInt8] {
        let tokens = ["[", "]", "{", "}", ",", ":", "\"", "\\", "\\u", "0", "-", "1e5", "true", " ", "\n", "é"]
        var bytes = original
        for _ in 0..<Int.random(in: 1...3, using: &generator) {
            let place = Int.random(in: 0..<bytes.count, using: &generator)
            switch Int.random(in: 0..<5, using: &generator) {
            case 0: bytes[place] = UInt8.random(in: 0...255, using: &generator)
            case 1: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
            case 2 where bytes.count > 1: bytes.remove(at: place)
            case 3: bytes.insert(contentsOf: (tokens.randomElement(using: &generator) ?? "").utf8, at: place)
            default:
                let other = Int.random(in: 0..<bytes.count, using: &generator)
                bytes.insert(contentsOf: Array(bytes[min(place, other)..<max(place, other)]), at: place)
            }
        }
        return bytes
    }
}
