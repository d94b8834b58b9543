/// A part of a text behind which something is drawn: no glyph, join or kern depends on it, but it may take room.
///
/// Marks may nest and overlap. Room stands outside the mark's characters in the line and never parts from them: a line
/// breaks before the room at a mark's start and after that at its end, never between. White space that hangs at a line's
/// end is not covered; a mark that starts or ends in it starts or ends with what is seen of it.
///
/// A grapheme cluster that a mark holds a part of is its own. Where a mark starts or ends inside the glyphs of a ligature,
/// the ligature's advance is shared equally among its grapheme clusters, and there is no room.
public struct TextMark: Hashable, Sendable {
    /// UTF-8 bytes of the text; whole characters.
    public var range: Range<Int>
    /// Room before the mark's first character that is drawn, in layout units.
    public var leading: Double
    /// Room after its last one.
    public var trailing: Double
    /// Room at the start of each further line that the mark goes on in.
    public var leadingAtBreak: Double
    /// Room at the end of each line that it leaves.
    public var trailingAtBreak: Double

    /// Makes a mark.
    public init(
        range: Range<Int>, leading: Double = 0, trailing: Double = 0, leadingAtBreak: Double = 0,
        trailingAtBreak: Double = 0
    ) {
        self.range = range
        self.leading = leading
        self.trailing = trailing
        self.leadingAtBreak = leadingAtBreak
        self.trailingAtBreak = trailingAtBreak
    }
}
