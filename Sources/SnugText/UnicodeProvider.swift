/// Where the layout gets Unicode's rules and data.
///
/// A provider belongs to one thread. Offsets count the UTF-8 bytes of the text given, from its first byte on, also of a
/// slice; the text is valid UTF-8.
public protocol UnicodeProvider: AnyObject {
    /// The places after 0 where a line may or must end, by UAX #14; the last is the text's length.
    func lineBreaks(in text: ArraySlice<UInt8>, language: String, strictness: LineBreakStrictness) -> [Int]

    /// The places after 0 where a user-perceived character ends, by UAX #29; the last is the text's length.
    func graphemeBreaks(in text: ArraySlice<UInt8>) -> [Int]

    /// The embedding level of every character of one paragraph, in logical order, by UAX #9.
    ///
    /// `levels` has an entry for each scalar value; rules L1 to L4 are left to the caller, who knows the lines.
    func bidiLevels(of paragraph: [Unicode.Scalar], direction: BaseDirection) -> (levels: [UInt8], base: UInt8)

    /// The script property of a character (UAX #24).
    func script(of scalar: Unicode.Scalar) -> Script

    /// Whether a character's Script_Extensions (UAX #24) hold this script.
    ///
    /// True of Common or Inherited only where the character belongs to no script in particular.
    func isUsed(_ scalar: Unicode.Scalar, in script: Script) -> Bool

    /// The properties that itemization needs.
    func properties(of scalar: Unicode.Scalar) -> ScalarProperties

    /// The text in capitals, small letters or with capital initials, by the language's rules.
    func transform(_ text: String, to letterCase: LetterCase, language: String) -> String
}
