/// A piece of a mark that stands together on one line.
///
/// A mark has several on a line where the text turns its direction inside it. Trailing white space at a wrap is no part.
public struct MarkFragment: Hashable, Sendable {
    /// Index into `StyledText.marks`.
    public var mark: Int
    /// The left end of its characters' advances, in layout units, without the mark's own room; room of marks inside
    /// it belongs to it.
    public var x0: Double
    /// The right end.
    public var x1: Double
    /// The mark's own room to the left of `x0`.
    public var roomLeft: Double
    /// The mark's own room to the right of `x1`.
    public var roomRight: Double
    /// UTF-8 bytes of the text.
    public var range: Range<Int>
    /// The bidi embedding level; odd ones run from right to left.
    public var level: UInt8

    /// Makes a fragment.
    public init(
        mark: Int, x0: Double, x1: Double, roomLeft: Double, roomRight: Double, range: Range<Int>, level: UInt8
    ) {
        self.mark = mark
        self.x0 = x0
        self.x1 = x1
        self.roomLeft = roomLeft
        self.roomRight = roomRight
        self.range = range
        self.level = level
    }
}
