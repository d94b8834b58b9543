/// How lines are filled, each paragraph by itself.
///
/// What `balanced` and `pretty` compare are widths in shares of the room, so that the breaks are the same at every size
/// of letters and room; of equally good breaks they take those that come latest. They have as many lines as `greedy`
/// and cut words where it cuts them, but end lines at other opportunities. Both take linear time. A long paragraph keeps
/// its greedy lines if comparing would take more, which needs lines with more than a hundred opportunities or a font
/// without a safe place to cut; so does any that can be broken into fewer lines, which takes kerning or spacing far
/// below zero.
public enum WrapStyle: String, Hashable, Sendable, Codable, CaseIterable {
    /// Each line takes what fits.
    case greedy
    /// As many lines as `greedy`, as equal in width as the words allow.
    ///
    /// First the fewest words broken at soft hyphens, then the least sum of squared differences from the widest greedy
    /// line, which no line exceeds unless that spares a broken word.
    case balanced
    /// The least ragged lines over the whole paragraph, and no lone last word where one can join it.
    ///
    /// The least sum of squared slack. A last line counts only what it lacks to a third of the room; a word broken at a
    /// soft hyphen counts like a fifth of the room left empty. A word with a hyphen in it is one word.
    case pretty
    /// Lines end only where the text says so, whatever the width.
    case none
}
