/// How the background follows the lines.
///
/// The round modes from `circle` on draw one shape round all lines, as large as it must be for their boxes: from the lines'
/// top to their bottom, or between the first line's capitals and the last baseline with `TextBoxEdge.cap`. Its box is
/// whole units wide and high, rounded up, and the text stands exactly in its middle. Radii, snap and bridge have no part
/// in them, and margins are rounded up to whole units. Lines wrap so that the shape is no wider than was asked for, those in
/// a circle or an ellipse to whichever of some widths makes it smallest; without a width they do not wrap.
public enum OutlineMode: String, SpecChoice {
    /// One outline round all lines with rounded convex and concave corners; small steps are merged.
    case fillet
    /// The exact union of one rounded box for each line.
    case union
    /// One rounded box round all lines.
    case block
    /// The smallest circle about the middle of the text that holds all corners of line boxes; the largest of the four
    /// paddings is added to its radius.
    case circle
    /// The circle whose diameter is the longer side of the padded box of all lines, and whose middle is that of this box.
    ///
    /// Corners of text that is about as wide as high stand out of it.
    case maxSide = "max-side"
    /// The smallest ellipse about the middle of the text that holds all corners of line boxes and whose axes are in
    /// proportion to the sides of the text's box; the largest of the four paddings is added to both radii.
    case ellipse
    /// The padded box of all lines with half circles at both ends, never narrower than high; the padding at the sides
    /// grows where corners of the box of all lines would stand out.
    case pill
    /// A circle as long as the padded text is not wider than high, then a capsule; padding as in `pill`.
    ///
    /// The ends of several lines are rounded as those of one line would be.
    case badge
    /// No background at all; padding and stroke count as 0.
    case none
}

extension OutlineMode {
    /// Whether it is one round shape that is fitted to all lines.
    var isRound: Bool {
        switch self {
        case .circle, .maxSide, .ellipse, .pill, .badge: true
        case .fillet, .union, .block, .none: false
        }
    }

    /// Whether it is as high as it is wide.
    var isCircle: Bool { self == .circle || self == .maxSide }

    /// Whether it has one padding for all directions.
    var hasOnePadding: Bool { self == .circle || self == .ellipse }
}
