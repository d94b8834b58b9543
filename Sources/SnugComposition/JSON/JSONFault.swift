/// What is wrong with a JSON document, usual mistakes told apart so that their remedy can be named.
public enum JSONFault: Hashable, Sendable {
    // Bytes.
    /// There is nothing but white space.
    case empty
    /// The bytes at the position are no UTF-8 (overlong, surrogate, out of range, stray or cut off).
    case invalidUTF8
    /// The document is UTF-16.
    case utf16

    // Structure.
    /// A character that cannot stand here.
    case unexpectedCharacter(Unicode.Scalar, expected: JSONExpectation)
    /// The document ends inside a string, an array or an object that starts at `opened`.
    case unterminated(JSONKind, opened: JSONPosition)
    /// A second value follows where a comma should stand; the position is the value's.
    case missingComma
    /// A comma before `]` or `}`; the position is the comma's.
    case trailingComma
    /// Something follows the document's value.
    case trailingContent
    /// An object has the key a second time, here, after `first`.
    case duplicateKey(String, first: JSONPosition)
    /// A key without quotes.
    case unquotedKey(String)
    /// A comment.
    case comment
    /// A string or key in `'` quotes.
    case singleQuotes
    /// A typographic quote where `"` should stand.
    case curlyQuote(Unicode.Scalar)

    // Words and numbers.
    /// A bare word that is not `true`, `false` or `null`; `suggestion` is the one that was probably meant.
    case unknownWord(String, suggestion: String?)
    /// A spelling of a number that JSON does not have, such as `NaN` or `-Infinity`.
    case nonFinite(String)
    /// A number in a form that JSON does not have; the position is the number's start.
    case malformedNumber(String, mistake: JSONNumberMistake)
    /// A number beyond the greatest double.
    case numberTooLarge(String)

    // Strings.
    /// A control character (U+0000-U+001F) in a string, unescaped.
    case controlCharacter(UInt8)
    /// A backslash and a character that is no escape; the position is the backslash's.
    case unknownEscape(Unicode.Scalar)
    /// `\u` without four hexadecimal digits; the position is the backslash's.
    case malformedUnicodeEscape
    /// An escaped surrogate without its other half; the position is the backslash's.
    case loneSurrogate(UInt16)

    // Limits.
    /// More bytes than the limit allows.
    case tooManyBytes(count: Int, limit: Int)
    /// More arrays and objects inside one another than the limit allows; the position is the first one too many.
    case tooDeep(limit: Int)
    /// More values than the limit allows; the position is the first one too many.
    case tooManyValues(limit: Int)
}
