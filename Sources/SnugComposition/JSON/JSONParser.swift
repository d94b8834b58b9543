/// A recursive descent over the bytes of one document.
struct JSONParser {
    let bytes: [UInt8]
    let limits: JSONLimits
    /// The byte that is next.
    var index = 0
    /// Of the next byte, from 1.
    var line = 1
    /// Where the line's first byte stands.
    var lineStart = 0
    /// How many bytes of the line before `index` start no scalar. Only strings have such bytes, so only they count.
    var continuationBytes = 0
    private var depth = 0
    private var valueCount = 0

    init(bytes: [UInt8], limits: JSONLimits) {
        self.bytes = bytes
        self.limits = limits
    }

    var position: JSONPosition {
        JSONPosition(line: line, column: index - lineStart - continuationBytes + 1, offset: index)
    }

    var next: UInt8? { index < bytes.count ? bytes[index] : nil }

    mutating func document() throws(JSONError) -> JSONNode {
        guard bytes.count <= limits.bytes else {
            throw JSONError(.tooManyBytes(count: bytes.count, limit: limits.bytes), at: position)
        }
        guard !looksLikeUTF16 else { throw JSONError(.utf16, at: position) }
        skipByteOrderMark()
        skipWhitespace()
        guard next != nil else { throw JSONError(.empty, at: position) }
        let node = try value(or: .value)
        skipWhitespace()
        guard next == nil else { throw trailingMistake() }
        return node
    }

    private mutating func value(or expected: JSONExpectation) throws(JSONError) -> JSONNode {
        let start = position
        valueCount += 1
        guard valueCount <= limits.values else { throw JSONError(.tooManyValues(limit: limits.values), at: start) }
        let value: JSONNode.Value
        switch next {
        case UInt8(ascii: "\""): value = .string(try string())
        case UInt8(ascii: "{"): value = .object(try object())
        case UInt8(ascii: "["): value = .array(try array())
        case .some(let byte) where byte.isDigit || byte == UInt8(ascii: "-"): value = .number(try number())
        case UInt8(ascii: "t") where takeWord("true"): value = .bool(true)
        case UInt8(ascii: "f") where takeWord("false"): value = .bool(false)
        case UInt8(ascii: "n") where takeWord("null"): value = .null
        default: throw valueMistake(expected)
        }
        return JSONNode(value, position: start)
    }

    private mutating func array() throws(JSONError) -> [JSONNode] {
        let opened = position
        try descend()
        defer { depth -= 1 }
        var items: [JSONNode] = []
        if try takeEnd(UInt8(ascii: "]"), of: .array, opened: opened) { return items }
        var expected = JSONExpectation.valueOrEndOfArray
        while true {
            items.append(try value(or: expected))
            if try takeEnd(UInt8(ascii: "]"), of: .array, opened: opened) { return items }
            guard next == UInt8(ascii: ",") else { throw separatorMistake(.commaOrEndOfArray) }
            try skipComma(before: UInt8(ascii: "]"), of: .array, opened: opened)
            expected = .value
        }
    }

    private mutating func object() throws(JSONError) -> [JSONNode.Member] {
        let opened = position
        try descend()
        defer { depth -= 1 }
        var members: [JSONNode.Member] = []
        var known = MemberIndex()
        if try takeEnd(UInt8(ascii: "}"), of: .object, opened: opened) { return members }
        var expected = JSONExpectation.keyOrEndOfObject
        while true {
            let keyPosition = position
            guard next == UInt8(ascii: "\"") else { throw keyMistake(expected) }
            let key = try string()
            if let first = known.index(of: key, in: members) {
                throw JSONError(
                    .duplicateKey(key, first: members[first].keyPosition ?? keyPosition), at: keyPosition)
            }
            try skipColon(in: opened)
            members.append(JSONNode.Member(key: key, keyPosition: keyPosition, value: try value(or: .value)))
            known.extend(over: members)
            if try takeEnd(UInt8(ascii: "}"), of: .object, opened: opened) { return members }
            guard next == UInt8(ascii: ",") else { throw separatorMistake(.commaOrEndOfObject) }
            try skipComma(before: UInt8(ascii: "}"), of: .object, opened: opened)
            expected = .key
        }
    }

    /// Goes past the bracket or brace that opens a container.
    private mutating func descend() throws(JSONError) {
        guard depth < limits.depth else { throw JSONError(.tooDeep(limit: limits.depth), at: position) }
        depth += 1
        index += 1
    }

    /// True if the container's end is next; goes past it.
    private mutating func takeEnd(
        _ end: UInt8, of kind: JSONKind, opened: JSONPosition
    ) throws(JSONError) -> Bool {
        skipWhitespace()
        guard let byte = next else { throw JSONError(.unterminated(kind, opened: opened), at: position) }
        if byte == end { index += 1 }
        return byte == end
    }

    private mutating func skipComma(
        before end: UInt8, of kind: JSONKind, opened: JSONPosition
    ) throws(JSONError) {
        let comma = position
        index += 1
        if try takeEnd(end, of: kind, opened: opened) { throw JSONError(.trailingComma, at: comma) }
    }

    private mutating func skipColon(in opened: JSONPosition) throws(JSONError) {
        skipWhitespace()
        guard let byte = next else { throw JSONError(.unterminated(.object, opened: opened), at: position) }
        guard byte == UInt8(ascii: ":") else { throw characterMistake(.colon) }
        index += 1
        skipWhitespace()
        guard next != nil else { throw JSONError(.unterminated(.object, opened: opened), at: position) }
    }

    private mutating func skipByteOrderMark() {
        guard bytes.starts(with: [0xEF, 0xBB, 0xBF]) else { return }
        index = 3
        lineStart = 3
    }

    mutating func skipWhitespace() {
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: " "), UInt8(ascii: "\t"):
                index += 1
            case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
                let isFirstOfPair =
                    bytes[index] == UInt8(ascii: "\r") && index + 1 < bytes.count
                    && bytes[index + 1] == UInt8(ascii: "\n")
                index += isFirstOfPair ? 2 : 1
                line += 1
                lineStart = index
                continuationBytes = 0
            default:
                return
            }
        }
    }

    /// Goes past the word if it is next and ends there.
    private mutating func takeWord(_ word: String) -> Bool {
        let end = endOfWord(from: index)
        guard bytes[index..<end].elementsEqual(word.utf8) else { return false }
        index = end
        return true
    }

    /// Where the letters, digits, `_` and `$` that start at a place end.
    func endOfWord(from start: Int) -> Int {
        var end = start
        while end < bytes.count, bytes[end].isWordCharacter { end += 1 }
        return end
    }
}

extension UInt8 {
    var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }

    var isWordCharacter: Bool {
        let lowered = self | 0x20
        return isDigit || (lowered >= UInt8(ascii: "a") && lowered <= UInt8(ascii: "z"))
            || self == UInt8(ascii: "_") || self == UInt8(ascii: "$")
    }
}
