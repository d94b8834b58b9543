import SnugComposition
import Testing

/// A document with one mistake, marked by ▲ before it.
struct Mistake: Sendable, CustomTestStringConvertible {
    let bytes: [UInt8]
    let position: JSONPosition
    let fault: JSONFault

    init(_ marked: String, _ fault: JSONFault) {
        let parts = marked.split(separator: "▲", omittingEmptySubsequences: false)
        let before = Array(parts[0].utf8)
        bytes = before + parts.dropFirst().joined().utf8
        position = countedPosition(of: before.count, in: bytes)
        self.fault = fault
    }

    /// Bytes that are no text; the mistake is after `before`.
    init(bytes: [UInt8], before: Int, _ fault: JSONFault) {
        self.bytes = bytes
        position = countedPosition(of: before, in: bytes)
        self.fault = fault
    }

    var testDescription: String { String(decoding: bytes, as: UTF8.self).debugDescription }
}

private func at(_ column: Int, line: Int = 1, _ offset: Int) -> JSONPosition {
    JSONPosition(line: line, column: column, offset: offset)
}

private let structureMistakes: [Mistake] = [
    Mistake("▲", .empty),
    Mistake(" \n\t▲", .empty),
    Mistake("\u{FEFF}▲", .empty),
    Mistake("[▲", .unterminated(.array, opened: at(1, 0))),
    Mistake("[1▲", .unterminated(.array, opened: at(1, 0))),
    Mistake("[1,▲", .unterminated(.array, opened: at(1, 0))),
    Mistake("[1, [2]\n▲", .unterminated(.array, opened: at(1, 0))),
    Mistake("[ [▲", .unterminated(.array, opened: at(3, 2))),
    Mistake("{▲", .unterminated(.object, opened: at(1, 0))),
    Mistake("{\"a\"▲", .unterminated(.object, opened: at(1, 0))),
    Mistake("{\"a\":▲", .unterminated(.object, opened: at(1, 0))),
    Mistake("{\"a\":1▲", .unterminated(.object, opened: at(1, 0))),
    Mistake("{\"a\":1, ▲", .unterminated(.object, opened: at(1, 0))),
    Mistake("\"▲", .unterminated(.string, opened: at(1, 0))),
    Mistake("[\"abc▲", .unterminated(.string, opened: at(2, 1))),
    Mistake("\"abc\\▲", .unterminated(.string, opened: at(1, 0))),
    Mistake("[1▲}", .unexpectedCharacter("}", expected: .commaOrEndOfArray)),
    Mistake("{\"a\":1▲]", .unexpectedCharacter("]", expected: .commaOrEndOfObject)),
    Mistake("[▲}", .unexpectedCharacter("}", expected: .valueOrEndOfArray)),
    Mistake("{▲]", .unexpectedCharacter("]", expected: .keyOrEndOfObject)),
    Mistake("[▲,1]", .unexpectedCharacter(",", expected: .valueOrEndOfArray)),
    Mistake("[1,▲,2]", .unexpectedCharacter(",", expected: .value)),
    Mistake("{▲,}", .unexpectedCharacter(",", expected: .keyOrEndOfObject)),
    Mistake("{\"a\":1,▲,}", .unexpectedCharacter(",", expected: .key)),
    Mistake("{\"a\"▲}", .unexpectedCharacter("}", expected: .colon)),
    Mistake("{\"a\"▲ 1}".replacing("▲ ", with: " ▲"), .unexpectedCharacter("1", expected: .colon)),
    Mistake("{\"a\"▲=1}", .unexpectedCharacter("=", expected: .colon)),
    Mistake("{\"a\":▲}", .unexpectedCharacter("}", expected: .value)),
    Mistake("{\"a\":▲:1}", .unexpectedCharacter(":", expected: .value)),
    Mistake("{▲1:1}", .unexpectedCharacter("1", expected: .keyOrEndOfObject)),
    Mistake("{▲[]:1}", .unexpectedCharacter("[", expected: .keyOrEndOfObject)),
    Mistake("▲]", .unexpectedCharacter("]", expected: .value)),
    Mistake("▲é", .unexpectedCharacter("é", expected: .value)),
    Mistake("[▲\u{A0}1]", .unexpectedCharacter("\u{A0}", expected: .valueOrEndOfArray)),
    Mistake("[1▲\u{C}]", .unexpectedCharacter("\u{C}", expected: .commaOrEndOfArray)),
    Mistake("[▲\u{FEFF}1]", .unexpectedCharacter("\u{FEFF}", expected: .valueOrEndOfArray)),
    Mistake("[1▲;2]", .unexpectedCharacter(";", expected: .commaOrEndOfArray)),
    Mistake("▲\\u005b]", .unexpectedCharacter("\\", expected: .value)),
    Mistake("▲*", .unexpectedCharacter("*", expected: .value)),
    Mistake("[\"é\", ▲@]", .unexpectedCharacter("@", expected: .value)),
    Mistake("[1 ▲2]", .missingComma),
    Mistake("[1\n▲\"b\"]", .missingComma),
    Mistake("[{}▲{}]", .missingComma),
    Mistake("[[]▲[]]", .missingComma),
    Mistake("[\"a\" ▲-1]", .missingComma),
    Mistake("[1 ▲true]", .missingComma),
    Mistake("{\"a\":1\n▲\"b\":2}", .missingComma),
    Mistake("[1▲,]", .trailingComma),
    Mistake("[1▲,\n ]", .trailingComma),
    Mistake("{\"a\":1▲, }", .trailingComma),
    Mistake("1 ▲2", .trailingContent),
    Mistake("{}▲}", .trailingContent),
    Mistake("[]▲]", .trailingContent),
    Mistake("\"a\"▲: 1", .trailingContent),
    Mistake("null▲,", .trailingContent),
    Mistake("{}\u{0}".replacing("\u{0}", with: "▲\u{0}"), .trailingContent),
    Mistake("{\"a\":1,▲\"a\":1}", .duplicateKey("a", first: at(2, 1))),
    Mistake("{\"a\":1,\n \"b\":{\"a\":0},\n ▲\"\\u0061\":1}", .duplicateKey("a", first: at(2, 1))),
    Mistake("{\"e\u{301}\":1,▲\"\u{E9}\":1}", .duplicateKey("\u{E9}", first: at(2, 1))),
]

private let usualMistakes: [Mistake] = [
    Mistake("{▲a:1}", .unquotedKey("a")),
    Mistake("{\"a\":1, ▲line_height: 2}", .unquotedKey("line_height")),
    Mistake("{\n  ▲$id: 2}", .unquotedKey("$id")),
    Mistake("▲// caption\n{}", .comment),
    Mistake("[1, ▲/* two */ 2]", .comment),
    Mistake("[1 ▲/* two */, 2]", .comment),
    Mistake("{} ▲// end", .comment),
    Mistake("{ ▲# caption\n}", .comment),
    Mistake("{\"a\" ▲// is\n: 1}", .comment),
    Mistake("[1, ▲/ 2]", .unexpectedCharacter("/", expected: .value)),
    Mistake("[▲'a']", .singleQuotes),
    Mistake("{▲'a': 1}", .singleQuotes),
    Mistake("[▲“a”]", .curlyQuote("“")),
    Mistake("{▲„a“: 1}", .curlyQuote("„")),
    Mistake("{\"a\": ▲’a’}", .curlyQuote("’")),
    Mistake("▲NaN", .nonFinite("NaN")),
    Mistake("[▲nan]", .nonFinite("nan")),
    Mistake("[▲Infinity]", .nonFinite("Infinity")),
    Mistake("[▲-Infinity]", .nonFinite("-Infinity")),
    Mistake("[▲-inf]", .nonFinite("-inf")),
    Mistake("▲True", .unknownWord("True", suggestion: "true")),
    Mistake("[▲FALSE]", .unknownWord("FALSE", suggestion: "false")),
    Mistake("[▲None]", .unknownWord("None", suggestion: "null")),
    Mistake("[▲undefined]", .unknownWord("undefined", suggestion: "null")),
    Mistake("[▲nul]", .unknownWord("nul", suggestion: "null")),
    Mistake("[▲tru]", .unknownWord("tru", suggestion: "true")),
    Mistake("▲t", .unknownWord("t", suggestion: nil)),
    Mistake("▲truer", .unknownWord("truer", suggestion: "true")),
    Mistake("▲true1", .unknownWord("true1", suggestion: "true")),
    Mistake("{\"color\": ▲pink}", .unknownWord("pink", suggestion: nil)),
    Mistake("{\"bold\": ▲yes}", .unknownWord("yes", suggestion: "true")),
]

private let numberMistakes: [Mistake] = [
    Mistake("[▲01]", .malformedNumber("01", mistake: .leadingZero)),
    Mistake("[▲00]", .malformedNumber("00", mistake: .leadingZero)),
    Mistake("[▲-01.5]", .malformedNumber("-01.5", mistake: .leadingZero)),
    Mistake("[▲+1]", .malformedNumber("+1", mistake: .plusSign)),
    Mistake("[▲.5]", .malformedNumber(".5", mistake: .noDigitBeforePoint)),
    Mistake("[▲-.5]", .malformedNumber("-.5", mistake: .noDigitAfterMinus)),
    Mistake("[▲5.]", .malformedNumber("5.", mistake: .noDigitAfterPoint)),
    Mistake("[▲5.e1]", .malformedNumber("5.e1", mistake: .noDigitAfterPoint)),
    Mistake("▲-", .malformedNumber("-", mistake: .noDigitAfterMinus)),
    Mistake("[▲--1]", .malformedNumber("--1", mistake: .noDigitAfterMinus)),
    Mistake("[▲- 1]", .malformedNumber("-", mistake: .noDigitAfterMinus)),
    Mistake("[▲-x]", .malformedNumber("-x", mistake: .noDigitAfterMinus)),
    Mistake("▲1e", .malformedNumber("1e", mistake: .noDigitInExponent)),
    Mistake("▲1e+", .malformedNumber("1e+", mistake: .noDigitInExponent)),
    Mistake("[▲1E-]", .malformedNumber("1E-", mistake: .noDigitInExponent)),
    Mistake("▲1e2.5", .malformedNumber("1e2.5", mistake: .trailingCharacters)),
    Mistake("[▲12px]", .malformedNumber("12px", mistake: .trailingCharacters)),
    Mistake("[▲50%]", .malformedNumber("50%", mistake: .trailingCharacters)),
    Mistake("[▲0x1f]", .malformedNumber("0x1f", mistake: .trailingCharacters)),
    Mistake("[▲1_000]", .malformedNumber("1_000", mistake: .trailingCharacters)),
    Mistake("[▲1.2.3]", .malformedNumber("1.2.3", mistake: .trailingCharacters)),
    Mistake("[▲1-2]", .malformedNumber("1-2", mistake: .trailingCharacters)),
    Mistake("[▲1e400]", .numberTooLarge("1e400")),
    Mistake("[▲-1e309]", .numberTooLarge("-1e309")),
    Mistake("[▲1e99999999999999999999]", .numberTooLarge("1e99999999999999999999")),
    Mistake("[1▲１]", .unexpectedCharacter("１", expected: .commaOrEndOfArray)),
]

private let stringMistakes: [Mistake] = [
    Mistake("\"a▲\nb\"", .controlCharacter(0x0A)),
    Mistake("\"▲\t\"", .controlCharacter(0x09)),
    Mistake("\"é▲\u{0}\"", .controlCharacter(0x00)),
    Mistake("\"▲\u{1F}\"", .controlCharacter(0x1F)),
    Mistake("{\"▲\r\":1}", .controlCharacter(0x0D)),
    Mistake("\"▲\\x41\"", .unknownEscape("x")),
    Mistake("\"▲\\'\"", .unknownEscape("'")),
    Mistake("\"▲\\é\"", .unknownEscape("é")),
    Mistake("\"▲\\U0041\"", .unknownEscape("U")),
    Mistake("\"▲\\\n\"", .unknownEscape("\n")),
    Mistake("\"▲\\u\"", .malformedUnicodeEscape),
    Mistake("\"▲\\u004\"", .malformedUnicodeEscape),
    Mistake("\"▲\\u00g0\"", .malformedUnicodeEscape),
    Mistake("\"▲\\u{41}\"", .malformedUnicodeEscape),
    Mistake("\"▲\\u+041\"", .malformedUnicodeEscape),
    Mistake("\"▲\\u00４1\"", .malformedUnicodeEscape),
    Mistake("\"▲\\u12", .malformedUnicodeEscape),
    Mistake("\"▲\\ud800\"", .loneSurrogate(0xD800)),
    Mistake("\"▲\\uDC00\"", .loneSurrogate(0xDC00)),
    Mistake("\"▲\\uD800x\"", .loneSurrogate(0xD800)),
    Mistake("\"▲\\uD800\\n\"", .loneSurrogate(0xD800)),
    Mistake("\"▲\\uD800\\u0041\"", .loneSurrogate(0xD800)),
    Mistake("\"▲\\uD800\\uD800\\uDC00\"", .loneSurrogate(0xD800)),
    Mistake("\"▲\\uDC00\\uD800\"", .loneSurrogate(0xDC00)),
    Mistake("\"\\uD83D\\uDE00▲\\uDE00\"", .loneSurrogate(0xDE00)),
    Mistake("\"\\uD800▲\\u00\"", .malformedUnicodeEscape),
]

/// Ill-formed sequences between `["é` and `"]`.
private let illFormed: [[UInt8]] = [
    [0x80], [0xBF], [0xFF], [0xFE],  // bytes that start nothing
    [0xC0, 0x80], [0xC1, 0xBF],  // overlong of two bytes
    [0xE0, 0x80, 0x80], [0xE0, 0x9F, 0xBF],  // overlong of three
    [0xF0, 0x80, 0x80, 0x80], [0xF0, 0x8F, 0xBF, 0xBF],  // overlong of four
    [0xED, 0xA0, 0x80], [0xED, 0xBF, 0xBF],  // surrogates
    [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80],  // beyond U+10FFFF
    [0xC3], [0xE2, 0x82], [0xF0, 0x9F, 0x98],  // cut off
    [0xE2, 0x28, 0xA1], [0xF0, 0x9F, 0x28, 0x80],  // continued by ASCII
]

private let encodingMistakes: [Mistake] =
    illFormed.map { Mistake(bytes: Array("[\"é".utf8) + $0 + Array("\"]".utf8), before: 4, .invalidUTF8) } + [
        Mistake(bytes: [0x22, 0xF0, 0x9F], before: 1, .invalidUTF8),
        Mistake(bytes: [0x5B, 0xFF, 0x5D], before: 1, .invalidUTF8),
        Mistake(bytes: [0x22, 0x5C, 0xE9, 0x22], before: 2, .invalidUTF8),
        Mistake(bytes: [0x31, 0xE9], before: 1, .invalidUTF8),
        Mistake(bytes: [0xFF, 0xFE, 0x7B, 0x00, 0x7D, 0x00], before: 0, .utf16),
        Mistake(bytes: [0xFE, 0xFF, 0x00, 0x7B, 0x00, 0x7D], before: 0, .utf16),
        Mistake(bytes: [0x7B, 0x00, 0x7D, 0x00], before: 0, .utf16),
        Mistake(bytes: [0x00, 0x7B, 0x00, 0x7D], before: 0, .utf16),
        Mistake(bytes: [0xEF, 0xBB], before: 0, .invalidUTF8),
        Mistake(bytes: [0x00], before: 0, .unexpectedCharacter("\0", expected: .value)),
    ]

@Suite("A mistake is named, and placed, where")
struct JSONReaderMistakeTests {
    @Test("the structure is not JSON's", arguments: structureMistakes)
    func structure(_ mistake: Mistake) { check(mistake) }

    @Test("people usually make one", arguments: usualMistakes)
    func usual(_ mistake: Mistake) { check(mistake) }

    @Test("a number has no form of JSON's", arguments: numberMistakes)
    func numbers(_ mistake: Mistake) { check(mistake) }

    @Test("a string holds what it must not", arguments: stringMistakes)
    func strings(_ mistake: Mistake) { check(mistake) }

    @Test("bytes are no UTF-8", arguments: encodingMistakes)
    func encodings(_ mistake: Mistake) { check(mistake) }

    @Test("a word is too long to be quoted whole")
    func longWord() {
        #expect(throws: JSONError(.unknownWord(String(repeating: "x", count: 64), suggestion: nil), at: at(1, 0))) {
            try read(String(repeating: "x", count: 1000))
        }
    }

    private func check(_ mistake: Mistake) {
        #expect(throws: JSONError(mistake.fault, at: mistake.position)) { try JSONReader.read(mistake.bytes) }
    }
}
