public import SnugText

extension UnicodeRules: PatternProvider {
    /// The matches of a regular expression in PCRE2's (Perl's) syntax, as ranges of the text's UTF-8 bytes, in order.
    ///
    /// Characters are scalar values; `\w`, `\d`, `\b` and the like follow Unicode's properties. `^` and `$` stand for
    /// the text's ends unless `(?m)` is set; every line end of Unicode counts as one. Where a pattern could match
    /// nothing, its other ways to match at the same place are tried.
    ///
    /// A step is an item of the pattern that is tried, or a byte that an item passes over; negative limits count as 0.
    /// The memory for backtracking is limited too (64 MB) and counts as too many steps. O(n + steps).
    ///
    /// - Throws: `PatternError`.
    public func matches(of pattern: String, in text: String, stepLimit: Int) throws(PatternError) -> [Range<Int>] {
        guard !pattern.isEmpty else { return [] }
        let compiled = try CompiledPattern(pattern)
        let search = PatternSearch(compiled, stepLimit: stepLimit)
        return try search.matches(in: text)
    }
}
