import SnugComposition

/// Where a byte stands, counted from the start of the document by another way than the reader's.
func countedPosition(of offset: Int, in bytes: [UInt8]) -> JSONPosition {
    var text = String(decoding: bytes[..<offset], as: UTF8.self).unicodeScalars[...]
    if text.first == "\u{FEFF}" { text = text.dropFirst() }
    var line = 1
    var column = 1
    var previous: Unicode.Scalar?
    for scalar in text {
        if scalar == "\r" || (scalar == "\n" && previous != "\r") { line += 1 }
        column = scalar == "\n" || scalar == "\r" ? 1 : column + 1
        previous = scalar
    }
    return JSONPosition(line: line, column: column, offset: offset)
}

extension JSONNode {
    /// The same values without positions, numbers by their value only.
    var bare: JSONNode {
        switch value {
        case .array(let items): JSONNode(.array(items.map(\.bare)))
        case .object(let members):
            JSONNode(.object(members.map { JSONNode.Member(key: $0.key, value: $0.value.bare) }))
        case .number(let number): JSONNode(.number(JSONNumber(number.value) ?? number))
        default: JSONNode(value)
        }
    }

    /// The node and all within.
    var all: [JSONNode] {
        switch value {
        case .array(let items): [self] + items.flatMap(\.all)
        case .object(let members): [self] + members.flatMap(\.value.all)
        default: [self]
        }
    }

    /// The places of all keys within.
    var keyPositions: [JSONPosition] {
        all.flatMap { node -> [JSONPosition] in
            guard case .object(let members) = node.value else { return [] }
            return members.compactMap(\.keyPosition)
        }
    }
}

func read(_ text: String) throws(JSONError) -> JSONNode {
    try JSONReader.read(Array(text.utf8))
}

extension JSONNode.Value: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral,
    ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
    init(stringLiteral value: String) { self = .string(value) }
    init(integerLiteral value: Int) { self = .number(JSONNumber(value)) }
    init(floatLiteral value: Double) { self = .double(value) }
    init(booleanLiteral value: Bool) { self = .bool(value) }
    init(arrayLiteral elements: JSONNode.Value...) { self = .array(elements.map { JSONNode($0) }) }
    init(dictionaryLiteral elements: (String, JSONNode.Value)...) {
        self = .object(elements.map { JSONNode.Member(key: $0.0, value: JSONNode($0.1)) })
    }
}

extension JSONNode.Value {
    static func double(_ value: Double) -> JSONNode.Value { JSONNumber(value).map { .number($0) } ?? .null }
}

/// Numbers that look random and are the same in every run (SplitMix64).
struct RepeatableGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(_ start: UInt64) { state = start }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}

/// Documents that use all of JSON, for mutation and for comparing with another reader.
let sampleDocuments: [String] = [
    ##"{"text":"Hello, world","size":24,"color":"pink","runs":[{"from":0,"to":5,"color":"#ff2d55"},{"from":7,"to":12}]}"##,
    "[1, -2.5, 3e10, 1E-7, 0, -0, 12345678901234567890, 0.1e+2, true, false, null]",
    #"{"a":{"b":{"c":[[[]],{},[{}],""]}},"\u00e9\ud83d\ude00\n\t\"\\\/\b\f\r":"é😀한国"}"#,
    "\u{FEFF} {\r\n \"über\" : [ \"\\uD834\\uDD1E\" ] ,\n\r \"z\" : -1.5e-3 }\n",
    "\"just a string\"",
    "[\n  [1, 2, 3],\n  [4, 5, 6],\n  {\"k\": [7, {\"deep\": [8, \"nine\", null]}]}\n]\n",
]
