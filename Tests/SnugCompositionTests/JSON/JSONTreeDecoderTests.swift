import SnugComposition
import Testing

private enum Shape: String, CaseIterable, Codable {
    case circle, square, triangle
}

private enum Weight: Int, CaseIterable, Codable {
    case regular = 400
    case bold = 700
}

/// A value type as specs have them: a number, or a string with a unit.
private struct Length: Decodable, Equatable {
    var number: Double
    var unit: String

    init(number: Double, unit: String) {
        self.number = number
        self.unit = unit
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let number = try? container.decode(Double.self) {
            self.init(number: number, unit: "px")
        } else {
            let text = try container.decode(String.self)
            guard text.hasSuffix("em"), let number = Double(text.dropLast(2)) else {
                throw SpecFault.notAValue(expected: "a length", found: text, suggestion: nil)
            }
            self.init(number: number, unit: "em")
        }
        guard number >= 0 else {
            throw SpecFault.outOfRange(found: "\(Int(number))", minimum: "0", maximum: nil)
        }
    }
}

private struct Run: Decodable, Equatable {
    var from: Int
    var size: Length?
    var shape: Shape?

    enum CodingKeys: String, ClosedCodingKey { case from, size, shape }

    init(from: Int, size: Length? = nil, shape: Shape? = nil) {
        self.from = from
        self.size = size
        self.shape = shape
    }
}

private struct Caption: Decodable, Equatable {
    var text: String
    var isBold = false
    var weight: Weight?
    var runs: [Run] = []
    var axes: [String: Double] = [:]

    enum CodingKeys: String, CodingKey, CaseIterable { case text, isBold = "bold", weight, runs, axes }

    init(text: String) { self.text = text }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        text = try container.decode(String.self, forKey: .text)
        isBold = try container.decodeIfPresent(Bool.self, forKey: .isBold) ?? false
        weight = try container.decodeIfPresent(Weight.self, forKey: .weight)
        runs = try container.decodeIfPresent([Run].self, forKey: .runs) ?? []
        axes = try container.decodeIfPresent([String: Double].self, forKey: .axes) ?? [:]
        if runs.count > 3 {
            throw SpecFault.wrongCount(expected: "at most 3", found: runs.count).at(CodingKeys.runs, in: decoder)
        }
    }
}

private func decode<T: Decodable>(_ type: T.Type = T.self, _ text: String) throws(SpecError) -> T {
    try JSONTreeDecoder().decode(type, fromJSON: Array(text.utf8))
}

/// A document whose mistake is marked by ▲ before it.
private struct Refusal: Sendable, CustomTestStringConvertible {
    let text: String
    let error: SpecError

    init(_ marked: String, _ path: String, _ fault: SpecFault) {
        let parts = marked.split(separator: "▲", omittingEmptySubsequences: false)
        text = parts.joined()
        error = SpecError(
            path: path, position: countedPosition(of: parts[0].utf8.count, in: Array(text.utf8)), fault: fault)
    }

    var testDescription: String { text }
}

private let captionKeys = ["text", "bold", "weight", "runs", "axes"]

private let refusals: [Refusal] = [
    Refusal("▲[]", "$", .wrongType(expected: .object, found: .array)),
    Refusal("▲{}", "$", .missingKey("text")),
    Refusal(#"{"text": ▲null}"#, "$.text", .wrongType(expected: .string, found: .null)),
    Refusal(#"{"text": ▲1}"#, "$.text", .wrongType(expected: .string, found: .number)),
    Refusal(#"{"text": "a", "bold": ▲1}"#, "$.bold", .wrongType(expected: .bool, found: .number)),
    Refusal(#"{"text": "a", "bold": ▲"true"}"#, "$.bold", .wrongType(expected: .bool, found: .string)),
    Refusal(#"{"text": "a", "runs": ▲{}}"#, "$.runs", .wrongType(expected: .array, found: .object)),
    Refusal(#"{"text": "a", "runs": [▲1]}"#, "$.runs[0]", .wrongType(expected: .object, found: .number)),
    Refusal(#"{"text": "a", "runs": [{"from": 0}, ▲{}]}"#, "$.runs[1]", .missingKey("from")),
    Refusal(
        #"{"text": "a", "runs": [{"from": ▲true}]}"#, "$.runs[0].from", .wrongType(expected: .number, found: .bool)),
    Refusal(#"{"text": "a", "runs": [{"from": ▲1.5}]}"#, "$.runs[0].from", .notAnInteger(found: "1.5")),
    Refusal(
        #"{"text": "a", "runs": [{"from": ▲1e30}]}"#, "$.runs[0].from",
        .outOfRange(found: "1e30", minimum: String(Int.min), maximum: String(Int.max))),
    Refusal(
        #"{"text": "a", "runs": [{"from": 1, "size": ▲"2ex"}]}"#, "$.runs[0].size",
        .notAValue(expected: "a length", found: "2ex", suggestion: nil)),
    Refusal(
        #"{"text": "a", "runs": [{"from": 1, "size": ▲-2}]}"#, "$.runs[0].size",
        .outOfRange(found: "-2", minimum: "0", maximum: nil)),
    Refusal(
        #"{"text": "a", "runs": [{"from": 1, "size": ▲[2]}]}"#, "$.runs[0].size",
        .wrongType(expected: .string, found: .array)),
    Refusal(
        #"{"text": "a", "runs": [{"from": 1, "shape": ▲"cirle"}]}"#, "$.runs[0].shape",
        .notOneOf(found: "cirle", suggestion: "circle", allowed: ["circle", "square", "triangle"])),
    Refusal(
        #"{"text": "a", "runs": [{"from": 1, "shape": ▲"blob"}]}"#, "$.runs[0].shape",
        .notOneOf(found: "blob", suggestion: nil, allowed: ["circle", "square", "triangle"])),
    Refusal(
        #"{"text": "a", "weight": ▲500}"#, "$.weight",
        .notOneOf(found: "500", suggestion: nil, allowed: ["400", "700"])),
    Refusal(
        #"{"text": "a", "axes": {"wght": 1, "a b": ▲"x"}}"#, #"$.axes["a b"]"#,
        .wrongType(expected: .number, found: .string)),
    Refusal(
        #"{▲"txet": "a"}"#, "$.txet", .unknownKey("txet", suggestion: "text", allowed: captionKeys)),
    Refusal(
        #"{"text": "a", ▲"isBold": true}"#, "$.isBold", .unknownKey("isBold", suggestion: "bold", allowed: captionKeys)),
    Refusal(
        #"{"text": "é", "runs": [{"from": 1, ▲"sise": 2, "more": 3}]}"#, "$.runs[0].sise",
        .unknownKey("sise", suggestion: "size", allowed: ["from", "size", "shape"])),
    // A check that `init(from:)` makes after decoding, and the place that it names.
    Refusal(
        #"{"text": "a", "runs": ▲[{"from":1},{"from":2},{"from":3},{"from":4}]}"#, "$.runs",
        .wrongCount(expected: "at most 3", found: 4)),
    // JSON's own mistakes come through the same door.
    Refusal(#"{"text": "a"▲,}"#, "$", .syntax(.trailingComma)),
    Refusal("▲", "$", .syntax(.empty)),
]

@Suite("Decoding a JSON tree")
struct JSONTreeDecoderTests {
    @Test("gives nested values, absent and null ones left out")
    func nestedValues() throws {
        let text = """
            {"text": "Hi", "bold": true, "weight": 700.0, "axes": {"wght": 1, "opsz": 2.5},
             "runs": [{"from": 0, "size": 12, "shape": "square"}, {"from": 2, "size": "1.5em", "shape": null}, {"from": 3}]}
            """
        let caption = try decode(Caption.self, text)
        #expect(caption.text == "Hi")
        #expect(caption.isBold)
        #expect(caption.weight == .bold)
        #expect(caption.axes == ["wght": 1, "opsz": 2.5])
        #expect(
            caption.runs == [
                Run(from: 0, size: Length(number: 12, unit: "px"), shape: .square),
                Run(from: 2, size: Length(number: 1.5, unit: "em")),
                Run(from: 3),
            ])
        #expect(try decode(Caption.self, #"{"text": ""}"#) == Caption(text: ""))
    }

    @Test("says what is wrong and where", arguments: refusals)
    private func refusal(_ refusal: Refusal) {
        #expect(throws: refusal.error) { try decode(Caption.self, refusal.text) }
    }

    @Test("has no position to tell for nodes that were made")
    func madeNodes() {
        let error = SpecError(path: "$[1]", position: nil, fault: .wrongType(expected: .number, found: .bool))
        #expect(throws: error) { try JSONTreeDecoder().decode([Int].self, from: JSONNode([1, true])) }
    }

    @Test("gives arrays, dictionaries, optionals and leaves at the root")
    func roots() throws {
        #expect(try decode([[Int?]].self, "[[1, null], []]") == [[1, nil], []])
        #expect(try decode([String: [String: Bool]].self, #"{"a": {"b": true}}"#) == ["a": ["b": true]])
        #expect(try decode([Int: String].self, #"{"1": "one", "-2": "two"}"#) == [1: "one", -2: "two"])
        #expect(try decode(Int?.self, "null") == nil)
        #expect(try decode(Int?.self, "3") == 3)
        #expect(try decode(String.self, #""\u0041""#) == "A")
        #expect(try decode(UInt64.self, "18446744073709551615") == .max)
        #expect(try decode(Double.self, "1e-7") == 1e-7)
        #expect(try decode(Float.self, "0.1") == 0.1)
        #expect(try decode(Set<UInt8>.self, "[1,2,1]") == [1, 2])
        #expect(try decode(ClosedRange<Int>.self, "[1, 5]") == 1...5)
    }

    @Test("refuses a float that would be infinite")
    func largeFloat() {
        let error = #expect(throws: SpecError.self) { try decode([Float].self, "[0, 1e39]") }
        #expect(error?.path == "$[1]")
        #expect(error?.fault == .outOfRange(found: "1e39", minimum: "-3.4028235e+38", maximum: "3.4028235e+38"))
    }

    @Test("keeps a large object's members apart")
    func largeObject() throws {
        let members = (0..<2000).map { "\"k\($0)\": \($0)" }.joined(separator: ",")
        let values = try decode([String: Int].self, "{\(members)}")
        #expect(values.count == 2000)
        #expect(values.allSatisfy { $0.key == "k\($0.value)" })
    }

    @Test("passes on what is in the user's dictionary")
    func userInfo() throws {
        struct Reader: Decodable {
            let note: String?
            init(from decoder: any Decoder) throws {
                note = CodingUserInfoKey(rawValue: "note").flatMap { decoder.userInfo[$0] as? String }
            }
        }
        let key = try #require(CodingUserInfoKey(rawValue: "note"))
        let decoder = JSONTreeDecoder(userInfo: [key: "hello"])
        #expect(try decoder.decode([Reader].self, from: JSONNode([1])).first?.note == "hello")
    }
}
