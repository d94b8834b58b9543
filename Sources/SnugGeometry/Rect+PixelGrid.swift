extension Rect {
    /// The rectangle with its sides moved outwards to the nearest grid lines.
    ///
    /// Grid lines lie at `(n + phase) / pixelsPerUnit` units for every whole `n`; a side that stands at most 1/64 pixel
    /// beyond a grid line stays at that line, so that noise costs no pixel. A rectangle that is empty (also one that is
    /// thinner than 1/65,536 unit) gains no width or height. A phase of 1/2 suits a stroke that is centred on the
    /// outline and an odd number of pixels wide.
    public func alignedOutwards(pixelsPerUnit: Double, phase: Double = 0) -> Rect {
        let rect = Rect(
            x0: Lattice.rounded(x0), y0: Lattice.rounded(y0), x1: Lattice.rounded(x1), y1: Lattice.rounded(y1))
        if rect.isEmpty { return rect }
        let slack = 1.0 / 64
        func lower(_ v: Double) -> Double {
            ((v * pixelsPerUnit - phase + slack).rounded(.down) + phase) / pixelsPerUnit
        }
        func upper(_ v: Double) -> Double {
            ((v * pixelsPerUnit - phase - slack).rounded(.up) + phase) / pixelsPerUnit
        }
        return Rect(x0: lower(rect.x0), y0: lower(rect.y0), x1: upper(rect.x1), y1: upper(rect.y1))
    }
}
