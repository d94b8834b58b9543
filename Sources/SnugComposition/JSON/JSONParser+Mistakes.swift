import SnugText

// Finds out which mistake was made where the grammar fails, so that the message can name its remedy. All of it runs once
// at most in a document.
extension JSONParser {
    /// What is wrong where a value should start.
    func valueMistake(_ expected: JSONExpectation) -> JSONError {
        guard let byte = next else { return JSONError(.empty, at: position) }
        switch byte {
        case UInt8(ascii: "'"): return JSONError(.singleQuotes, at: position)
        case UInt8(ascii: "+"): return malformed(.plusSign, from: position)
        case UInt8(ascii: ".") where index + 1 < bytes.count && bytes[index + 1].isDigit:
            return malformed(.noDigitBeforePoint, from: position)
        case _ where byte.isWordCharacter: return bareWordMistake(from: position)
        default: return characterMistake(expected)
        }
    }

    /// What is wrong where a key's quote should stand.
    func keyMistake(_ expected: JSONExpectation) -> JSONError {
        switch next {
        case UInt8(ascii: "'"): return JSONError(.singleQuotes, at: position)
        case .some(let byte) where byte.isWordCharacter && !byte.isDigit:
            return JSONError(.unquotedKey(excerpt(from: index, to: endOfWord(from: index))), at: position)
        default: return characterMistake(expected)
        }
    }

    /// What is wrong where a comma or the container's end should stand.
    func separatorMistake(_ expected: JSONExpectation) -> JSONError {
        switch next {
        case UInt8(ascii: "\""), UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "-"):
            return JSONError(.missingComma, at: position)
        case .some(let byte) where byte.isWordCharacter: return JSONError(.missingComma, at: position)
        default: return characterMistake(expected)
        }
    }

    /// What is wrong behind the document's value.
    func trailingMistake() -> JSONError {
        let mistake = characterMistake(.value)
        if case .unexpectedCharacter = mistake.fault { return JSONError(.trailingContent, at: position) }
        return mistake
    }

    /// What is wrong with the character that is next, whatever should stand there.
    func characterMistake(_ expected: JSONExpectation) -> JSONError {
        guard let scalar = wellFormedScalar(at: index) else { return JSONError(.invalidUTF8, at: position) }
        let following = index + 1 < bytes.count ? bytes[index + 1] : nil
        switch scalar {
        case "#": return JSONError(.comment, at: position)
        case "/" where following == UInt8(ascii: "/") || following == UInt8(ascii: "*"):
            return JSONError(.comment, at: position)
        case "\u{2018}"..."\u{201F}", "«", "»": return JSONError(.curlyQuote(scalar), at: position)
        default: return JSONError(.unexpectedCharacter(scalar, expected: expected), at: position)
        }
    }

    /// What is wrong with a word, or a minus and a word.
    func bareWordMistake(from start: JSONPosition) -> JSONError {
        let text = excerpt(from: start.offset, to: endOfWord(from: index))
        let lowered = text.lowercased()
        switch lowered {
        case "nan", "inf", "infinity", "-nan", "-inf", "-infinity":
            return JSONError(.nonFinite(text), at: start)
        case _ where lowered.hasPrefix("-"):
            return malformed(.noDigitAfterMinus, from: start)
        default:
            return JSONError(.unknownWord(text, suggestion: Self.meantWord(lowered)), at: start)
        }
    }

    /// The word of JSON that stands for another language's, or is misspelt.
    private static func meantWord(_ word: String) -> String? {
        switch word {
        case "yes", "on": "true"
        case "no", "off": "false"
        case "none", "nil", "undefined": "null"
        default: closestName(to: word, among: ["true", "false", "null"])
        }
    }

    /// The text between two places, its end left out where it is long.
    func excerpt(from start: Int, to end: Int) -> String {
        String(decoding: bytes[start..<min(end, start + Self.longestExcerpt)], as: UTF8.self)
    }

    private static let longestExcerpt = 64
}
