/// Where a text is searched for what a regular expression describes.
///
/// A provider belongs to one thread.
public protocol PatternProvider: AnyObject {
    /// The matches of a pattern as ranges of the text's UTF-8 bytes, in order.
    ///
    /// The search goes on where a match ends, so none overlap; a match is never empty, and begins and ends at scalar
    /// values but not always at user-perceived characters. `stepLimit` bounds the work for all matches together; a text
    /// of n bytes takes some multiple of n steps with most patterns.
    ///
    /// - Throws: `PatternError.syntax` if the pattern is none, `tooManySteps` if the limit does not suffice.
    func matches(of pattern: String, in text: String, stepLimit: Int) throws(PatternError) -> [Range<Int>]
}
