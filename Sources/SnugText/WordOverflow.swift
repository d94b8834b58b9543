/// What becomes of a piece without a line-break opportunity that is wider than the box.
public enum WordOverflow: String, Hashable, Sendable, Codable, CaseIterable {
    /// It stays whole and stands out; the layout warns.
    case keep
    /// It is cut between grapheme clusters.
    case anywhere
}
