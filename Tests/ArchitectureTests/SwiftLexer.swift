/// Splits Swift source into tokens, so that comments and literals do not pass for code.
struct SwiftLexer {
    private let bytes: [UInt8]
    private var index = 0
    private var line = 1
    private var tokens: [SwiftToken] = []

    /// The tokens of a whole file, in the order of their first byte.
    static func tokens(of source: String) -> [SwiftToken] {
        var lexer = SwiftLexer(bytes: Array(source.utf8))
        lexer.readCode(untilParenthesis: false)
        return lexer.tokens
    }

    private init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    private func peek(_ offset: Int = 0) -> UInt8 {
        index + offset < bytes.count ? bytes[index + offset] : 0
    }

    private mutating func advance(_ count: Int = 1) {
        for _ in 0..<count where index < bytes.count {
            if bytes[index] == UInt8(ascii: "\n") { line += 1 }
            index += 1
        }
    }

    private func text(from start: Int, to end: Int) -> String {
        String(decoding: bytes[start..<max(start, end)], as: UTF8.self)
    }

    private mutating func append(_ kind: SwiftToken.Kind, from start: Int, line: Int) {
        tokens.append(SwiftToken(kind: kind, text: text(from: start, to: index), line: line))
    }

    /// Reads code to the end, or past the parenthesis that closes an interpolation.
    private mutating func readCode(untilParenthesis: Bool) {
        var depth = 0
        while index < bytes.count {
            switch peek() {
            case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "/"): skipLineComment()
            case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "*"): skipBlockComment()
            case UInt8(ascii: "/") where startsPattern: readPattern(hashes: 0)
            case UInt8(ascii: "\""): readString(hashes: 0)
            case UInt8(ascii: "#") where literalHashes > 0: readHashedLiteral()
            case UInt8(ascii: "`"): readQuotedWord()
            case UInt8(ascii: "@"): readWord(.attribute)
            case let byte where byte.isPartOfWord: readWord(.word)
            case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"), UInt8(ascii: "\n"): advance()
            case let byte:
                if byte == UInt8(ascii: "(") { depth += 1 }
                if byte == UInt8(ascii: ")") {
                    if untilParenthesis, depth == 0 {
                        advance()
                        return
                    }
                    depth -= 1
                }
                readSign()
            }
        }
    }

    private mutating func readSign() {
        let start = index
        advance(peek() == UInt8(ascii: "-") && peek(1) == UInt8(ascii: ">") ? 2 : 1)
        append(.sign, from: start, line: line)
    }

    private mutating func readWord(_ kind: SwiftToken.Kind) {
        let start = index
        advance()
        while peek().isPartOfWord { advance() }
        append(kind, from: start, line: line)
    }

    private mutating func readQuotedWord() {
        let start = index
        advance()
        while index < bytes.count, peek() != UInt8(ascii: "`"), peek() != UInt8(ascii: "\n") { advance() }
        advance()
        append(.word, from: start, line: line)
    }

    private mutating func skipLineComment() {
        while index < bytes.count, peek() != UInt8(ascii: "\n") { advance() }
    }

    private mutating func skipBlockComment() {
        var depth = 0
        repeat {
            if peek() == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "*") {
                depth += 1
                advance(2)
            } else if peek() == UInt8(ascii: "*"), peek(1) == UInt8(ascii: "/") {
                depth -= 1
                advance(2)
            } else {
                advance()
            }
        } while depth > 0 && index < bytes.count
    }

    // MARK: Literals

    /// How many `#` stand here before a quote or a slash; 0 where no literal follows them.
    private var literalHashes: Int {
        var count = 0
        while peek(count) == UInt8(ascii: "#") { count += 1 }
        let next = peek(count)
        return next == UInt8(ascii: "\"") || next == UInt8(ascii: "/") ? count : 0
    }

    private mutating func readHashedLiteral() {
        let hashes = literalHashes
        advance(hashes)
        if peek() == UInt8(ascii: "\"") { readString(hashes: hashes) } else { readPattern(hashes: hashes) }
    }

    /// Whether `count` of these bytes, then the literal's `#`, stand here.
    private func closes(_ byte: UInt8, count: Int, hashes: Int) -> Bool {
        (0..<count).allSatisfy { peek($0) == byte }
            && (0..<hashes).allSatisfy { peek(count + $0) == UInt8(ascii: "#") }
    }

    /// Whether a backslash here, with the literal's `#`, escapes what follows.
    private func escapes(hashes: Int) -> Bool {
        peek() == UInt8(ascii: "\\") && (0..<hashes).allSatisfy { peek(1 + $0) == UInt8(ascii: "#") }
    }

    private mutating func readString(hashes: Int) {
        let quote = UInt8(ascii: "\"")
        let quotes = peek(1) == quote && peek(2) == quote ? 3 : 1
        advance(quotes)
        let (start, place, firstLine) = (index, tokens.count, line)
        while index < bytes.count, !closes(quote, count: quotes, hashes: hashes) {
            if quotes == 1, peek() == UInt8(ascii: "\n") { break }
            if escapes(hashes: hashes) {
                advance(1 + hashes)
                let opens = peek() == UInt8(ascii: "(")
                advance()
                if opens { readCode(untilParenthesis: true) }
            } else {
                advance()
            }
        }
        let content = text(from: start, to: index)
        tokens.insert(SwiftToken(kind: .string, text: content, line: firstLine), at: place)
        advance(quotes + hashes)
    }

    /// Whether the slash here opens a regular expression: an operand must be due, and a slash follow on the line.
    private var startsPattern: Bool {
        if let last = tokens.last {
            let isOperator = last.kind == .sign && !")]}>?!.".contains(last.text)
            guard isOperator || last.is("return") || last.is("in") else { return false }
        }
        guard ![UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), 0].contains(peek(1)) else { return false }
        let rest = bytes[(index + 1)...].prefix { $0 != UInt8(ascii: "\n") }
        return rest.contains(UInt8(ascii: "/"))
    }

    private mutating func readPattern(hashes: Int) {
        advance()
        let (start, firstLine) = (index, line)
        while index < bytes.count, !closes(UInt8(ascii: "/"), count: 1, hashes: hashes) {
            if hashes == 0, peek() == UInt8(ascii: "\n") { break }
            advance(peek() == UInt8(ascii: "\\") ? 2 : 1)
        }
        append(.pattern, from: start, line: firstLine)
        advance(1 + hashes)
    }
}

extension UInt8 {
    /// A letter, digit, `_`, `$` or a byte of any character beyond ASCII.
    fileprivate var isPartOfWord: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
            true
        default: false
        }
    }
}
