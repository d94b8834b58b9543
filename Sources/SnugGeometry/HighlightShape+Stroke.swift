extension HighlightShape {
    /// The boundary of what `path` fills: no contours cross or overlap, so it can be stroked without inner lines.
    ///
    /// Outer contours run clockwise on the screen and holes counter-clockwise; each is closed. Fragments that touch along
    /// an edge or overlap have one contour. O(n log n) for n fragments where lines overlap few others in height.
    public func boundary() -> Path {
        outline?.path ?? HighlightBoundary(of: fragments).path
    }

    /// What a border is drawn along: the boundary without the edges at which the highlight goes on.
    ///
    /// In mode `slice` the line is open there, as CSS has it for borders (CSS Fragmentation 3, section 5.4). A stroke
    /// with butt ends then stops at the edge. In the other modes it is the whole boundary.
    public func strokePath() -> Path {
        outline?.path ?? HighlightBoundary(of: fragments).pathWithoutSquareEdges
    }
}
