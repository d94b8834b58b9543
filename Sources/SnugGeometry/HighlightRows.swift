/// A line on which a highlight is seen, on the lattice.
struct HighlightRow: Hashable {
    /// A fragment's extent along the line.
    struct Piece: Hashable {
        var x0: Int64
        var x1: Int64
        var isLeftRounded = true
        var isRightRounded = true
    }

    /// The index of the line among all lines, seen or not.
    var line: Int
    var y0: Int64
    var y1: Int64
    var isRightToLeft: Bool
    /// The fragments from left to right; never none.
    var pieces: [Piece]

    /// Whether some fragment lies in part above or below one of another line.
    func overlapsHorizontally(_ other: HighlightRow) -> Bool {
        var (mine, theirs) = (0, 0)
        while mine < pieces.count && theirs < other.pieces.count {
            let (a, b) = (pieces[mine], other.pieces[theirs])
            if a.x0 < b.x1 && b.x0 < a.x1 { return true }
            if a.x1 < b.x1 { mine += 1 } else { theirs += 1 }
        }
        return false
    }
}

/// The lines on which a highlight is seen, and the steps from what is covered to the final fragments.
struct HighlightRows: Hashable {
    /// Runs with a gap of at most this many lattice steps, 1/64 unit, are one fragment.
    static let mergedGap: Int64 = 1024

    /// The lines in reading order.
    var list: [HighlightRow] = []

    /// Puts lines on the lattice, joins their runs and leaves out lines of which nothing is covered.
    ///
    /// `room` units about everything have to lie within the lattice's limit, too.
    init(_ lines: [HighlightLine], room: Double) throws(GeometryError) {
        for (index, line) in lines.enumerated() {
            try Self.check(line, index, room: room)
            let (y0, y1) = (Lattice.step(nearest: line.top), Lattice.step(nearest: line.bottom))
            let pieces = y1 > y0 ? Self.pieces(joining: line.runs) : []
            if pieces.isEmpty { continue }
            list.append(HighlightRow(line: index, y0: y0, y1: y1, isRightToLeft: line.isRightToLeft, pieces: pieces))
        }
    }

    private static func check(_ line: HighlightLine, _ index: Int, room: Double) throws(GeometryError) {
        func check(_ value: Double, room: Double) throws(GeometryError) {
            guard value.isFinite else { throw .nonFiniteCoordinate(box: index) }
            guard abs(value) + room <= Lattice.limit else {
                throw .coordinateOutOfRange(box: index, limit: Lattice.limit)
            }
        }
        try check(line.top, room: 0)
        try check(line.bottom, room: 0)
        for run in line.runs {
            try check(run.x0, room: room)
            try check(run.x1, room: room)
        }
    }

    private static func pieces(joining runs: [HighlightLine.Run]) -> [HighlightRow.Piece] {
        let stretches = runs.map { (x0: Lattice.step(nearest: $0.x0), x1: Lattice.step(nearest: $0.x1)) }
            .filter { $0.x1 > $0.x0 }.sorted { $0 < $1 }
        var pieces: [HighlightRow.Piece] = []
        for (x0, x1) in stretches {
            if let last = pieces.last, x0 - last.x1 <= mergedGap {
                pieces[pieces.count - 1].x1 = max(last.x1, x1)
            } else {
                pieces.append(HighlightRow.Piece(x0: x0, x1: x1))
            }
        }
        return pieces
    }

    /// The rows with every edge rounded or square.
    func edged(mode: HighlightShape.Mode, gapRule: HighlightShape.GapRule) -> HighlightRows {
        guard mode == .slice else { return self }
        var result = self
        for index in list.indices {
            let startsHere = index == 0
            let endsHere = index == list.count - 1
            let isRightToLeft = list[index].isRightToLeft
            let last = list[index].pieces.count - 1
            for piece in 0...last {
                let left = isRightToLeft ? endsHere : startsHere
                let right = isRightToLeft ? startsHere : endsHere
                result.list[index].pieces[piece].isLeftRounded = piece == 0 ? left : gapRule == .round
                result.list[index].pieces[piece].isRightRounded = piece == last ? right : gapRule == .round
            }
        }
        return result
    }

    /// The rows with padding at rounded edges, which leaves at least a lattice step open in every gap inside a line.
    func padded(left: Double, right: Double) -> HighlightRows {
        let (left, right) = (Lattice.step(nearest: left), Lattice.step(nearest: right))
        var result = self
        for (index, row) in list.enumerated() {
            for (number, piece) in row.pieces.enumerated() {
                let gapBefore = number > 0 ? piece.x0 - row.pieces[number - 1].x1 : .max
                let gapAfter = number + 1 < row.pieces.count ? row.pieces[number + 1].x0 - piece.x1 : .max
                if piece.isLeftRounded { result.list[index].pieces[number].x0 -= min(left, (gapBefore - 1) / 2) }
                if piece.isRightRounded { result.list[index].pieces[number].x1 += min(right, (gapAfter - 1) / 2) }
            }
        }
        return result
    }

    /// The rows with closed gaps between neighbouring lines that overlap horizontally.
    func bridged(upTo height: Double) -> HighlightRows {
        var result = self
        for (upper, lower) in zip(list.indices, list.indices.dropFirst()) {
            let gap = list[lower].y0 - list[upper].y1
            guard gap > 0, Lattice.units(gap) <= height, list[lower].line == list[upper].line + 1,
                list[upper].overlapsHorizontally(list[lower])
            else { continue }
            let middle = (list[upper].y1 + list[lower].y0 + 1) >> 1
            result.list[upper].y1 = middle
            result.list[lower].y0 = middle
        }
        return result
    }

    /// The rows with their sides moved outwards to a grid; edges at a gap that would close stay where they are.
    func aligned(to grid: HighlightShape.Grid) -> HighlightRows {
        if grid == .none { return self }
        var result = self
        for (index, row) in list.enumerated() {
            let boxes = row.pieces.map { piece in
                let rect = LatticeBox(x0: piece.x0, y0: row.y0, x1: piece.x1, y1: row.y1).rect
                return LatticeBox(rect.alignedOutwards(pixelsPerUnit: 1, phase: grid == .half ? 0.5 : 0))
            }
            result.list[index].y0 = boxes[0].y0
            result.list[index].y1 = boxes[0].y1
            for (number, box) in boxes.enumerated() {
                let isOpenBefore = number == 0 || boxes[number - 1].x1 < box.x0
                let isOpenAfter = number + 1 == boxes.count || box.x1 < boxes[number + 1].x0
                if isOpenBefore { result.list[index].pieces[number].x0 = box.x0 }
                if isOpenAfter { result.list[index].pieces[number].x1 = box.x1 }
            }
        }
        return result
    }
}

extension LatticeBox {
    /// The box on the lattice of a rectangle whose coordinates are within the lattice's limit.
    init(_ rect: Rect) {
        self.init(
            x0: Lattice.step(nearest: rect.x0), y0: Lattice.step(nearest: rect.y0),
            x1: Lattice.step(nearest: rect.x1), y1: Lattice.step(nearest: rect.y1))
    }
}
