public import SnugGeometry

/// Lines of glyphs at their places: the origin is the upper left corner of the first line's box.
public struct TextLayout: Hashable, Sendable {
    /// A glyph at its place.
    public struct Glyph: Hashable, Sendable {
        /// Its number in its face.
        public var id: UInt32
        /// The first UTF-8 byte of the characters that it stands for; of a soft hyphen for the hyphen at a line's end.
        ///
        /// For an ellipsis the byte where the text was cut.
        public var cluster: Int
        /// Where its origin lies, spacing and offsets included.
        public var position: Point
        /// How far the pen moves, letter and word spacing included; all of a line's add up to its width, together with the
        /// room of its marks.
        ///
        /// Spacing lies on the side where the text goes on: after the glyph in a run from left to right, before it in one
        /// from right to left. A tab is the glyph of a space with the tab's advance.
        public var advance: Double

        /// Makes a placed glyph.
        public init(id: UInt32, cluster: Int, position: Point, advance: Double) {
            self.id = id
            self.cluster = cluster
            self.position = position
            self.advance = advance
        }
    }

    /// Neighbouring glyphs of one line that share font, size, direction and span.
    public struct Run: Hashable, Sendable {
        /// The face.
        public var font: FontID
        /// Layout units per em.
        public var size: Double
        /// The bidi embedding level; odd ones run from right to left.
        public var level: UInt8
        /// UTF-8 bytes of the text; empty for an ellipsis, at the byte where the text was cut.
        public var range: Range<Int>
        /// Index into `StyledText.spans`, nil for the base attributes; for an ellipsis that of the text it follows.
        public var span: Int?
        /// From left to right.
        public var glyphs: [Glyph]

        /// Makes a run.
        public init(font: FontID, size: Double, level: UInt8, range: Range<Int>, span: Int?, glyphs: [Glyph]) {
            self.font = font
            self.size = size
            self.level = level
            self.range = range
            self.span = span
            self.glyphs = glyphs
        }
    }

    /// A line.
    public struct Line: Hashable, Sendable {
        /// UTF-8 bytes of the text, with trailing white space and the line end; of the last line all that is left.
        public var range: Range<Int>
        /// UTF-8 bytes of the text without trailing white space and line end, or up to where the text was cut.
        public var visibleRange: Range<Int>
        /// The line's top and bottom, and from side to side the advances and the room of marks without trailing
        /// white space.
        public var box: Rect
        /// Distance of the baseline from the layout's top.
        public var baseline: Double
        /// Whether the paragraph runs from right to left.
        public var isRightToLeft: Bool
        /// Whether the line ends at a line end of the text or at its end, not at a wrap.
        public var endsParagraph: Bool
        /// In visual order from left to right; trailing white space has no glyphs.
        public var runs: [Run]
        /// The box of all ink; nil without any.
        public var ink: Rect?
        /// Whether it ends with an ellipsis, for all between `visibleRange` and the end of `range`.
        public var isTruncated: Bool
        /// The pieces of marks on the line, by mark and then from left to right.
        public var marks: [MarkFragment]

        /// Makes a line.
        public init(
            range: Range<Int>, visibleRange: Range<Int>, box: Rect, baseline: Double, isRightToLeft: Bool,
            endsParagraph: Bool, runs: [Run], ink: Rect?, isTruncated: Bool = false,
            marks: [MarkFragment] = []
        ) {
            self.range = range
            self.visibleRange = visibleRange
            self.box = box
            self.baseline = baseline
            self.isRightToLeft = isRightToLeft
            self.endsParagraph = endsParagraph
            self.runs = runs
            self.ink = ink
            self.isTruncated = isTruncated
            self.marks = marks
        }
    }

    /// From the top down.
    public var lines: [Line]
    /// Width in which the lines were aligned, and where the last line ends; the widest line's width, unless the style
    /// fills its own width.
    public var size: Size
    /// What could not be done as asked, in the text's order.
    public var warnings: [TextWarning]

    /// Makes a layout.
    public init(lines: [Line], size: Size, warnings: [TextWarning]) {
        self.lines = lines
        self.size = size
        self.warnings = warnings
    }
}
