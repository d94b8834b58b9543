public import SnugText

/// Unicode's rules and data from ICU, the bidirectional algorithm from FriBidi and regular expressions from PCRE2.
///
/// Every rule is of the Unicode version of the ICU library that is loaded, see `unicodeVersion`. The class keeps
/// iterators and tables that it has once used; it shares nothing with other instances and belongs to one thread.
/// Answers depend on nothing but the arguments and the library: not on the process's locale.
///
/// Texts given as bytes are valid UTF-8 of at most 2 GB: anything else stops the program, as does the lack of memory.
public final class UnicodeRules: UnicodeProvider {
    let iterators = BreakIterators()
    let scripts = ScriptTable()

    /// Makes a set of rules.
    ///
    /// - Throws: `UnicodeError` if ICU's data cannot be loaded.
    public init() throws(UnicodeError) {
        try BreakIterators.checkData()
    }
}
