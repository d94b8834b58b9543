/// How text is broken into lines and where they stand.
public struct ParagraphStyle: Hashable, Sendable {
    /// The room for a line in layout units; nil for lines that end only where the text says so.
    public var width: Double?
    /// Where lines stand in the widest line's width (or in `width` where `fillsWidth`).
    public var alignment: TextAlignment
    /// Whether lines are aligned in the whole of `width` instead of the widest line's width.
    public var fillsWidth: Bool
    /// The distance between baselines.
    public var lineHeight: LineHeight
    /// The direction of each paragraph.
    public var direction: BaseDirection
    /// What becomes of words wider than the room.
    public var overflow: WordOverflow
    /// How freely lines break.
    public var strictness: LineBreakStrictness
    /// How lines are filled.
    public var wrap: WrapStyle
    /// The most lines; what does not fit them is left out behind an ellipsis. Below 1 counts as 1; nil for no limit.
    ///
    /// The last line is cut between grapheme clusters, as late as it fits together with the ellipsis; white space before
    /// that goes. Where not even one cluster fits too, the ellipsis stands alone. The last line is shortened as well if it
    /// ends the text but is wider than the room. White space that is left out has no ellipsis. Lines are filled greedily
    /// where text is left out.
    public var maxLines: Int?
    /// What stands where text is left out: at the line's end in the font and attributes of the text that it follows.
    ///
    /// Three dots stand for U+2026 where no font has it. A line end in it ends it.
    public var ellipsis: String
    /// Extra room between a paragraph and the next, in layout units.
    ///
    /// Every line end of the text ends a paragraph, so that an empty line has this room above and below.
    public var paragraphSpacing: Double

    /// Makes a style.
    public init(
        width: Double? = nil, alignment: TextAlignment = .start, fillsWidth: Bool = false,
        lineHeight: LineHeight = .normal, direction: BaseDirection = .auto, overflow: WordOverflow = .keep,
        strictness: LineBreakStrictness = .normal, wrap: WrapStyle = .greedy, maxLines: Int? = nil,
        ellipsis: String = "\u{2026}", paragraphSpacing: Double = 0
    ) {
        self.width = width
        self.alignment = alignment
        self.fillsWidth = fillsWidth
        self.lineHeight = lineHeight
        self.direction = direction
        self.overflow = overflow
        self.strictness = strictness
        self.wrap = wrap
        self.maxLines = maxLines
        self.ellipsis = ellipsis
        self.paragraphSpacing = paragraphSpacing
    }
}
