/// How lines are filled.
public enum WrapStyle: String, Hashable, Sendable, Codable, CaseIterable {
    /// Each line takes what fits.
    case greedy
    /// As many lines as `greedy`, as equal in width as the words allow.
    case balanced
    /// The least ragged lines over the whole paragraph, and no lone last word.
    case pretty
    /// Lines end only where the text says so.
    case none
}
