internal import SnugComposition

extension JSONFault {
    var wording: Wording {
        switch self {
        case .empty: Wording("the document is empty", "write an object such as {\"text\": \"Hello\"}")
        case .invalidUTF8: Wording("the bytes here are not UTF-8", "save the file as UTF-8")
        case .utf16: Wording("the document is UTF-16", "save the file as UTF-8")
        case .unexpectedCharacter(let found, let expected):
            Wording(
                "\(named(found)) cannot stand here, where \(expected.words) is expected",
                "put \(expected.words) in its place")
        case .unterminated(let kind, let opened):
            Wording(
                "\(kind.words) that starts at line \(opened.line), column \(opened.column) has no end",
                "end it with \(kind.end)")
        case .missingComma: Wording("a comma is missing before this value", "put one there")
        case .trailingComma: Wording("a comma stands after the last item", "remove it: JSON has none there")
        case .trailingContent:
            Wording("something follows the end of the document", "remove it, or make it a file of its own")
        case .duplicateKey(let key, let first):
            Wording(
                "the key \(quoted(key)) stands here a second time, after line \(first.line), column \(first.column)",
                "keep one of them")
        case .unquotedKey(let key): Wording("the key \(key) has no quotes", "write \"\(key)\"")
        case .comment: Wording("JSON has no comments", "remove it")
        case .singleQuotes: Wording("strings stand in double quotes in JSON", "write \" in place of '")
        case .curlyQuote(let found): Wording("\(named(found)) is a typographic quote", "write \" in its place")
        case .unknownWord(let word, let suggestion):
            Wording(
                "\(quoted(word)) is no value of JSON",
                Wording.suggestion(suggestion, otherwise: "strings stand in double quotes"))
        case .nonFinite(let word): Wording("JSON has no \(word)", "use a finite number")
        case .malformedNumber(let text, let mistake):
            Wording(
                "\(text) is no number of JSON: \(mistake.words)", "write it as in 12, 0.5, -3 or \"12px\"")
        case .numberTooLarge(let text): Wording("\(text) is too large a number", "use a smaller one")
        case .controlCharacter(let code):
            Wording(
                "the control character \(named(Unicode.Scalar(code))) stands in a string",
                "write it as an escape, a line end as \\n")
        case .unknownEscape(let found):
            Wording("\\\(found) is no escape of JSON", "write \\\\ for a backslash")
        case .malformedUnicodeEscape:
            Wording("\\u has no four hexadecimal digits after it", "write the character itself")
        case .loneSurrogate(let code):
            Wording(
                "\\u\(String(code, radix: 16)) is one half of a surrogate pair without the other",
                "write both halves, or the character itself")
        case .tooManyBytes(let count, let limit):
            Wording("the document has \(count) bytes, more than \(limit)", "use a smaller one")
        case .tooDeep(let limit):
            Wording(
                "arrays and objects stand more than \(limit) deep inside one another here", "put fewer into others")
        case .tooManyValues(let limit):
            Wording("the document has more than \(limit) values", "use a smaller one")
        }
    }
}

extension JSONKind {
    /// What stands at the end of a value of a kind that has one.
    fileprivate var end: String {
        switch self {
        case .array: "]"
        case .object: "}"
        default: "\""
        }
    }
}

extension JSONExpectation {
    fileprivate var words: String {
        switch self {
        case .value: "a value"
        case .valueOrEndOfArray: "a value or ]"
        case .key: "a key"
        case .keyOrEndOfObject: "a key or }"
        case .colon: "a colon"
        case .commaOrEndOfArray: "a comma or ]"
        case .commaOrEndOfObject: "a comma or }"
        }
    }
}

extension JSONNumberMistake {
    fileprivate var words: String {
        switch self {
        case .leadingZero: "it starts with a needless zero"
        case .plusSign: "it starts with a plus sign"
        case .noDigitBeforePoint: "a digit is missing before the point"
        case .noDigitAfterPoint: "a digit is missing after the point"
        case .noDigitInExponent: "the exponent has no digit"
        case .noDigitAfterMinus: "the minus has no digit after it"
        case .trailingCharacters: "something else goes on where it should end; a value with a unit is a string"
        }
    }
}
