import SnugComposition
import Testing

struct Reading: Sendable, CustomTestStringConvertible {
    let text: String
    let value: JSONNode.Value

    init(_ text: String, _ value: JSONNode.Value) {
        self.text = text
        self.value = value
    }

    var testDescription: String { text.debugDescription }
}

private let readings: [Reading] = [
    // Leaves.
    Reading("null", .null),
    Reading("true", true),
    Reading("false", false),
    Reading("\"\"", ""),
    Reading(" \t\n\r true \r\n\t ", true),
    Reading("\u{FEFF}true", true),
    Reading("\u{FEFF}\n true", true),
    // Numbers.
    Reading("0", 0),
    Reading("-0", -0.0),
    Reading("-1", -1),
    Reading("10", 10),
    Reading("1.5", 1.5),
    Reading("-0.5", -0.5),
    Reading("0.0000001", 1e-7),
    Reading("1e2", 100),
    Reading("1E2", 100),
    Reading("1e+2", 100),
    Reading("1e-2", 0.01),
    Reading("0e0", 0),
    Reading("0e999999999999999999999", 0),
    Reading("1e00000000000000000002", 100),
    Reading("1.000e-003", 0.001),
    Reading("123.456e-7", 0.0000123456),
    Reading("1e-400", 0),
    Reading("5e-324", .double(.leastNonzeroMagnitude)),
    Reading("2.2250738585072011e-308", .double(Double.leastNormalMagnitude.nextDown)),
    Reading("1.7976931348623157e308", 1.7976931348623157e308),
    Reading("9007199254740993", 9_007_199_254_740_992.0),
    Reading("123456789012345678901234567890", 123_456_789_012_345_678_901_234_567_890.0),
    Reading("0.1000000000000000055511151231257827021181583404541015625", 0.1),
    // Strings.
    Reading(#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"),
    Reading(#""\u0041\u00e9\u00E9\u20ac""#, "Aéé€"),
    Reading(#""\uD83D\uDE00""#, "😀"),
    Reading(#""\ud800\udc00\uDBFF\uDFFF""#, "\u{10000}\u{10FFFF}"),
    Reading(#""a\u0000b""#, "a\u{0}b"),
    Reading(#""\\u0041""#, "\\u0041"),
    Reading(#""\uFFFE\uFFFF""#, "\u{FFFE}\u{FFFF}"),
    Reading("\"\u{7F}\u{80}\u{2028}\u{FEFF}\u{FFFF}\u{10FFFF}\"", "\u{7F}\u{80}\u{2028}\u{FEFF}\u{FFFF}\u{10FFFF}"),
    Reading("\"é한国😀\"", "é한国😀"),
    Reading("\"// no comment\"", "// no comment"),
    // Arrays.
    Reading("[]", []),
    Reading("[ \n ]", []),
    Reading("[[],[[]]]", [[], [[]]]),
    Reading("[1,2 ,\t3\n]", [1, 2, 3]),
    Reading("[null,true,\"\",{}]", [.null, true, "", [:]]),
    // Objects; an empty dictionary literal is an object, an empty array literal an array.
    Reading("{}", [:]),
    Reading("{ }", [:]),
    Reading(#"{"a":1}"#, ["a": 1]),
    Reading(#"{ "b" : 1 , "a" : [ ] }"#, ["b": 1, "a": []]),
    Reading(#"{"":0}"#, ["": 0]),
    Reading(#"{"\u0061b":0,"a":1}"#, ["ab": 0, "a": 1]),
    Reading(#"{"a":{"a":{"a":null}}}"#, ["a": ["a": ["a": .null]]]),
]

@Suite("A valid document is read")
struct JSONReaderValueTests {
    @Test("to the value that the standard gives it", arguments: readings)
    func values(_ reading: Reading) throws {
        #expect(try read(reading.text).bare == JSONNode(reading.value).bare)
    }

    @Test("with the digits of its numbers as they were written")
    func digits() throws {
        guard case .number(let number) = try read(" -12345678901234567890.50 ").value else {
            Issue.record("no number")
            return
        }
        #expect(number.text == "-12345678901234567890.50")
        #expect(number.value == -12345678901234567890.5)
    }

    @Test("with its members in their order, however many there are")
    func order() throws {
        let keys = (0..<100).map { "key\($0 * 37 % 100)" }
        let node = try read("{" + keys.map { "\"\($0)\":0" }.joined(separator: ",") + "}")
        guard case .object(let members) = node.value else {
            Issue.record("no object")
            return
        }
        #expect(members.map(\.key) == keys)
    }

    @Test("with the line, column and offset of every value and key")
    func positions() throws {
        let node = try read("\u{FEFF}{\"é😀\": [1,\r\n\"ü\", 2],\r \n\"k\":true}")
        #expect(node.position == JSONPosition(line: 1, column: 1, offset: 3))
        guard case .object(let members) = node.value, case .array(let items) = members[0].value.value else {
            Issue.record("not the shape that was written")
            return
        }
        #expect(members[0].keyPosition == JSONPosition(line: 1, column: 2, offset: 4))
        #expect(members[0].value.position == JSONPosition(line: 1, column: 8, offset: 14))
        #expect(items[0].position == JSONPosition(line: 1, column: 9, offset: 15))
        #expect(items[1].position == JSONPosition(line: 2, column: 1, offset: 19))
        #expect(items[2].position == JSONPosition(line: 2, column: 6, offset: 25))
        // CR and LF with a space between are two line ends.
        #expect(members[1].keyPosition == JSONPosition(line: 4, column: 1, offset: 31))
        #expect(members[1].value.position == JSONPosition(line: 4, column: 5, offset: 35))
    }

    @Test("with positions that counting from the start confirms", arguments: sampleDocuments)
    func countedPositions(_ text: String) throws {
        let bytes = Array(text.utf8)
        let node = try JSONReader.read(bytes)
        for position in node.all.compactMap(\.position) + node.keyPositions {
            #expect(position == countedPosition(of: position.offset, in: bytes))
        }
    }
}
