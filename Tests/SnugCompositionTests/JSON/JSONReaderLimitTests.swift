import SnugComposition
import Testing

@Suite("A reader stops at its limits:")
struct JSONReaderLimitTests {
    private func nested(_ depth: Int) -> String {
        String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }

    @Test("64 arrays inside one another are read, 65 are not")
    func depth() throws {
        #expect(try read(nested(64)).all.count == 64)
        #expect(throws: JSONError(.tooDeep(limit: 64), at: JSONPosition(line: 1, column: 65, offset: 64))) {
            try read(nested(65))
        }
    }

    @Test("ten thousand brackets end in the depth error, closed or not, arrays or objects")
    func deepNesting() {
        let tooDeep = JSONError(.tooDeep(limit: 64), at: JSONPosition(line: 1, column: 65, offset: 64))
        #expect(throws: tooDeep) { try read(nested(10_000)) }
        #expect(throws: tooDeep) { try read(String(repeating: "[", count: 10_000)) }
        #expect(throws: JSONError(.tooDeep(limit: 64), at: JSONPosition(line: 1, column: 321, offset: 320))) {
            try read(String(repeating: "{\"a\":", count: 10_000))
        }
    }

    @Test("depth counts what is open, not what is closed")
    func siblings() throws {
        let text = "[" + Array(repeating: nested(63), count: 100).joined(separator: ",") + "]"
        #expect(try read(text).kind == .array)
    }

    @Test("no limit lets documents nest deeper than 512")
    func greatestDepth() throws {
        var limits = JSONLimits(bytes: 1 << 20, depth: 100_000, values: 1 << 20)
        #expect(limits.depth == 512)
        limits.depth = 1 << 40
        #expect(limits.depth == 512)
        #expect(try JSONReader.read(Array(nested(512).utf8), limits: limits).all.count == 512)
        #expect(throws: JSONError.self) { try JSONReader.read(Array(nested(513).utf8), limits: limits) }
    }

    @Test("bytes are counted before anything is read")
    func bytes() throws {
        let limits = JSONLimits(bytes: 4, depth: 64, values: 10)
        #expect(try JSONReader.read(Array("1234".utf8), limits: limits).kind == .number)
        let error = JSONError(.tooManyBytes(count: 5, limit: 4), at: JSONPosition(line: 1, column: 1, offset: 0))
        #expect(throws: error) { try JSONReader.read([0, 0, 0, 0, 0], limits: limits) }
    }

    @Test("values are counted with the arrays and objects that hold them")
    func values() throws {
        let limits = JSONLimits(bytes: 100, depth: 64, values: 4)
        #expect(try JSONReader.read(Array("[1,{\"a\":2}]".utf8), limits: limits).all.count == 4)
        let error = JSONError(.tooManyValues(limit: 4), at: JSONPosition(line: 1, column: 8, offset: 7))
        #expect(throws: error) { try JSONReader.read(Array("[1,2,3,4]".utf8), limits: limits) }
    }

    @Test("an array of a million items is within the standard limits")
    func millionItems() throws {
        let bytes = Array("[0".utf8) + Array(repeatElement(",7".utf8, count: 999_999).joined()) + Array("]".utf8)
        guard case .array(let items) = try JSONReader.read(bytes).value else {
            Issue.record("no array")
            return
        }
        #expect(items.count == 1_000_000)
        #expect(items.last?.position == JSONPosition(line: 1, column: 2_000_000, offset: 1_999_999))
    }

    @Test("a number of a hundred thousand digits is read in no time worth naming")
    func longNumber() throws {
        let digits = String(repeating: "3", count: 100_000)
        guard case .number(let number) = try read("0." + digits).value else {
            Issue.record("no number")
            return
        }
        #expect(number.value == 1.0 / 3)
        #expect(throws: JSONError.self) { try read(digits) }
    }

    @Test("an object of ten thousand keys is read, and its last key is known to be a second")
    func manyKeys() throws {
        let members = (0..<10_000).map { "\"k\($0)\":\($0)" }.joined(separator: ",")
        #expect(try read("{\(members)}").all.count == 10_001)
        let error = #expect(throws: JSONError.self) { try read("{\(members),\"k9999\":0}") }
        guard case .duplicateKey("k9999", let first) = error?.fault else {
            Issue.record("not the error of a second key")
            return
        }
        #expect(first.offset == members.utf8.count - 12 + 1)
    }
}
