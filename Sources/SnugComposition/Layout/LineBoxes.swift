public import SnugGeometry

/// Boxes of one line of a caption, in layout units from the canvas' upper left corner, y down.
public struct LineBoxes: Hashable, Sendable {
    /// From the primary font's ascent to its descent, as wide as the line's advances.
    public var content: Rect
    /// The line's box with padding, its sides moved outwards to whole units (to halves under a centred border of odd
    /// width): what the outline clings to. In a round outline the line's box without padding, which is what the outline is
    /// fitted to. Empty where the line is empty.
    public var padded: Rect
}
