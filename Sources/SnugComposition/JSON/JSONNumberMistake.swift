/// How a number misses JSON's grammar.
public enum JSONNumberMistake: Hashable, Sendable {
    /// A zero before other digits: `012`.
    case leadingZero
    /// A plus sign: `+1`.
    case plusSign
    /// A point without a digit before it: `.5`.
    case noDigitBeforePoint
    /// A point without a digit after it: `5.`.
    case noDigitAfterPoint
    /// An exponent without a digit: `1e`.
    case noDigitInExponent
    /// A minus without a digit: `-`.
    case noDigitAfterMinus
    /// Something that goes on where the number should end: `12px`, `0x1f`, `1.2.3`, `1_000`.
    case trailingCharacters
}
