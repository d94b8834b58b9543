/// A contour of a union of rounded boxes: lines and clockwise arcs of at most a half turn.
struct RoundedContour {
    /// A piece of the boundary up to `end`; it starts where the piece before it ends.
    struct Piece {
        var shape: Shape
        var start: Point
        var end: Point

        /// Direction of travel at a point of the piece, as a unit vector.
        func direction(at point: Point) -> Point {
            switch shape {
            case .arc(let center, _, _):
                let spoke = (point - center).normalized
                return Point(x: -spoke.y, y: spoke.x)
            case .vertical: return Point(x: 0, y: end.y > start.y ? 1 : -1)
            case .horizontal: return Point(x: end.x > start.x ? 1 : -1, y: 0)
            }
        }
    }

    /// The line or half circle a piece is part of.
    enum Shape: Hashable {
        case vertical(x: Double)
        case horizontal(y: Double)
        case arc(center: Point, radius: Double, isRight: Bool)
    }

    /// The pieces from the topmost and then leftmost joint on.
    private(set) var pieces: [Piece]

    /// Joins neighbouring parts of the same shape and drops what is too short to see.
    init(_ parts: [Piece]) {
        var joined = Self.joined(parts)
        let long = joined.filter { ($0.end - $0.start).length > RoundedBoundary.shortest }
        if long.count < joined.count {
            joined = long
            for index in joined.indices {
                // Arcs give way, so that lines stay horizontal or vertical.
                let before = index > 0 ? index - 1 : joined.count - 1
                if case .arc = joined[index].shape {
                    joined[index].start = joined[before].end
                } else {
                    joined[before].end = joined[index].start
                }
            }
            joined = Self.joined(joined)
        }
        var start = 0
        for index in joined.indices
        where (joined[index].start.y, joined[index].start.x) < (joined[start].start.y, joined[start].start.x) {
            start = index
        }
        pieces = Array(joined[start...] + joined[..<start])
    }

    private static func joined(_ parts: [Piece]) -> [Piece] {
        var joined: [Piece] = []
        for part in parts {
            if let last = joined.last, last.shape == part.shape {
                joined[joined.count - 1].end = part.end
            } else {
                joined.append(part)
            }
        }
        if let first = joined.first, let last = joined.last, joined.count > 1, first.shape == last.shape {
            joined[0].start = last.start
            joined.removeLast()
        }
        return joined
    }

    /// The contour as a path.
    var path: Path {
        guard let first = pieces.first else { return Path() }
        var path = Path([.move(first.start)])
        for (index, piece) in pieces.enumerated() {
            switch piece.shape {
            case .arc(let center, let radius, _):
                path.append(.arc(center: center, radius: radius, to: piece.end, clockwise: true))
            case .vertical, .horizontal:
                // The closing step draws the last line.
                if index + 1 < pieces.count { path.append(.line(piece.end)) }
            }
        }
        path.append(.close)
        return path
    }

    /// The joints at which the direction changes at once.
    var corners: [Point] {
        var corners: [Point] = []
        for (index, piece) in pieces.enumerated() {
            let before = pieces[index > 0 ? index - 1 : pieces.count - 1]
            let a = before.direction(at: piece.start)
            let b = piece.direction(at: piece.start)
            if abs(a.cross(b)) > 1e-6 || a.dot(b) < 0 { corners.append(piece.start) }
        }
        return corners
    }

    /// The contours of a union, from top to bottom and left to right by their first joint.
    static func contours(along slabs: RoundedSlabs) -> [RoundedContour] {
        var outline = RoundedBoundary(slabs)
        outline.addAllSlabs()
        let contours = outline.graph.closedWalks().map { walk in
            RoundedContour(walk.map { outline.pieces[$0] })
        }
        // What encloses next to nothing is the seam of sides that touch, not a place of its own.
        return contours.filter { contour in
            let path = contour.path
            let length = path.length
            return length > 10 * RoundedBoundary.shortest
                && abs(path.signedArea) > RoundedBoundary.shortest / 10 * length
        }.sorted { a, b in
            let (a, b) = (a.pieces[0].start, b.pieces[0].start)
            return (a.y, a.x) < (b.y, b.x)
        }
    }
}
