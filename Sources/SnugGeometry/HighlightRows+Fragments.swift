extension HighlightRows {
    /// The final fragments, their radii as far as each has room.
    func fragments(radius: Double) -> [HighlightFragment] {
        list.flatMap { row in
            row.pieces.map { piece in
                let rect = LatticeBox(x0: piece.x0, y0: row.y0, x1: piece.x1, y1: row.y1).rect
                let across: Double =
                    switch (piece.isLeftRounded, piece.isRightRounded) {
                    case (true, true): rect.width / 2
                    case (false, false): 0
                    default: rect.width
                    }
                let fitting = min(radius, rect.height / 2, across)
                return HighlightFragment(
                    line: row.line, rect: rect, isLeftRounded: piece.isLeftRounded,
                    isRightRounded: piece.isRightRounded, radius: fitting * Lattice.stepsPerUnit < 1 ? 0 : fitting)
            }
        }
    }

    /// The rectangles of all fragments.
    var rects: [Rect] {
        list.flatMap { row in
            row.pieces.map { LatticeBox(x0: $0.x0, y0: row.y0, x1: $0.x1, y1: row.y1).rect }
        }
    }

    /// The rows with a lattice step taken off sides along which fragments only touch that are not to fuse.
    ///
    /// Those are sides in which fragments of lines that overlap in height meet, and upper and lower sides of lines that
    /// are not neighbours. Equal sides of other fragments move along, so that they stay equal.
    func separated() -> HighlightRows {
        var xs: Set<Int64> = []
        var ys: Set<Int64> = []
        for (index, upper) in list.enumerated() {
            for lower in list[(index + 1)...] {
                if lower.y0 > upper.y1 { break }
                if lower.y0 == upper.y1 {
                    if lower.line > upper.line + 1 { ys.insert(lower.y0) }
                } else if lower.y1 > upper.y0 {
                    xs.formUnion(Set(upper.pieces.map(\.x1)).intersection(lower.pieces.map(\.x0)))
                    xs.formUnion(Set(upper.pieces.map(\.x0)).intersection(lower.pieces.map(\.x1)))
                }
            }
        }
        if xs.isEmpty && ys.isEmpty { return self }
        var result = self
        for (index, row) in list.enumerated() {
            if row.y1 - row.y0 > 2 {
                if ys.contains(row.y0) { result.list[index].y0 += 1 }
                if ys.contains(row.y1) { result.list[index].y1 -= 1 }
            }
            for (number, piece) in row.pieces.enumerated() where piece.x1 - piece.x0 > 2 {
                if xs.contains(piece.x0) { result.list[index].pieces[number].x0 += 1 }
                if xs.contains(piece.x1) { result.list[index].pieces[number].x1 -= 1 }
            }
        }
        return result
    }
}
