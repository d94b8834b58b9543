/// The background of one range of text on all lines that the range touches.
public struct HighlightShape: Hashable, Sendable {
    /// What happens to the shape where the text wraps.
    public enum Mode: Hashable, Sendable {
        /// Rounded at the true start and end of the highlight, square where it goes on across a line break.
        case slice
        /// Every fragment fully rounded.
        case clone
        /// One outline about all fragments, in which neighbouring lines fuse.
        case cling
    }

    /// What happens in mode `slice` at gaps inside a line, where text of the other direction stands between fragments.
    public enum GapRule: Hashable, Sendable {
        /// The edges at the gap are rounded: the text does not go on there.
        case round
        /// They are square, as CSS joins the fragments of a line in visual order before it slices.
        case css
    }

    /// Lines to which the sides of fragments move outwards.
    public enum Grid: Hashable, Sendable {
        /// Sides stay where they are.
        case none
        /// Whole units.
        case whole
        /// The middles between whole units, which suit a centred stroke of an odd width.
        case half
    }

    /// The fragments line by line, those of a line from left to right.
    public let fragments: [HighlightFragment]
    /// Mode `cling`: the outline about the fragments, which has parallel outlines for strokes; nil in other modes.
    public let outline: Outline?

    /// Computes the shape of one highlight.
    ///
    /// `lines` are all lines that the range touches, in reading order and from top to bottom; a line of which it covers
    /// nothing (an empty range, only a line break, no height) has no fragments and keeps the lines about it from being
    /// neighbours. The first and the last line that have fragments are those of the highlight's true start and end.
    ///
    /// - Runs of a line with a gap of at most 1/64 unit between them are one fragment.
    /// - Mode `slice`: on every line but the last the edge at the line's end is square, on every line but the first the
    ///   one at its start, as paragraphs run; other edges are rounded, but for `GapRule.css` (CSS Fragmentation 3,
    ///   section 5.4, `box-decoration-break`). In the other modes all edges are rounded.
    /// - Padding is added at rounded edges only; it needs room that the text has left there. Into a gap inside a line it
    ///   reaches at most half-way, so that fragments of a line never meet.
    /// - The radius of a fragment is at most half its height and half its width, or its whole width where only one edge
    ///   is rounded.
    /// - Gaps between neighbouring lines whose fragments overlap horizontally are closed up to `bridge`: both lines
    ///   grow, with all their fragments, and meet in the middle without overlapping.
    /// - Mode `cling`: fragments of neighbouring lines fuse if they overlap horizontally. Fragments that touch in a
    ///   corner, or along a side while their lines overlap in height, stay contours of their own (the latter stand apart
    ///   by 1/32,768 unit then).
    ///
    /// Coordinates are taken to the nearest 1/65,536 unit, and a radius below that counts as 0. Takes O(n log n) for n
    /// runs where each line overlaps few others in height.
    ///
    /// Throws if a coordinate is not finite or too large (the error's index is that of the line), or if a parameter is
    /// out of its range.
    public init(_ lines: [HighlightLine], parameters: HighlightParameters) throws(GeometryError) {
        try parameters.validate()
        let rows = try HighlightRows(lines, room: max(parameters.leftPadding, parameters.rightPadding))
            .edged(mode: parameters.mode, gapRule: parameters.gapRule)
            .padded(left: parameters.leftPadding, right: parameters.rightPadding)
            .bridged(upTo: parameters.bridge)
            .aligned(to: parameters.grid)
        fragments = rows.fragments(radius: parameters.mode == .cling ? 0 : parameters.radius)
        outline =
            parameters.mode == .cling
            ? try Outline(around: rows.separated().rects, parameters: parameters.outline) : nil
    }

    /// The shape as one path to be filled at once by the nonzero rule.
    ///
    /// All contours run clockwise on the screen but the holes of an outline. In modes `slice` and `clone` fragments of
    /// lines that overlap in height overlap too: the nonzero rule fills them as one, so that a translucent colour is one
    /// flat tone, while the even-odd rule would leave holes.
    public var path: Path {
        if let outline { return outline.path }
        var path = Path()
        for fragment in fragments { path.append(fragment.path) }
        return path
    }
}
