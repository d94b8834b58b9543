/// The boundary of the union of fragments, whose left and right edges are rounded or square.
struct HighlightBoundary {
    /// The contours, with coordinates relative to `center`.
    private let contours: [RoundedContour]
    private let center: Point
    /// The square edges, relative to `center` too.
    private let squareEdges: SquareEdges

    /// Computes the boundary. O(n log n) where fragments overlap few others in height.
    init(of fragments: [HighlightFragment]) {
        let boxes = fragments.map { LatticeBox($0.rect) }
        // About the middle of everything coordinates are smallest and square roots most exact.
        let middle = LatticeBox.bounds(of: boxes)?.rect.center ?? .zero
        let center = Point(x: Lattice.rounded(middle.x), y: Lattice.rounded(middle.y))
        let rounded = zip(fragments, boxes).map { RoundedBox($0, in: $1, about: center) }
            .sorted { ($0.y0, $0.x0, $0.y1, $0.x1) < ($1.y0, $1.x0, $1.y1, $1.x1) }
        self.center = center
        contours = RoundedContour.contours(along: RoundedSlabs(of: rounded))
        squareEdges = SquareEdges(of: rounded)
    }

    /// The whole boundary, each contour closed.
    var path: Path {
        var path = Path()
        for contour in contours { path.append(contour.path) }
        return path.translated(by: center)
    }

    /// The boundary without the parts that lie on square edges; contours that lose a part are left open.
    var pathWithoutSquareEdges: Path {
        var path = Path()
        for contour in contours {
            let chains = Self.chains(of: contour.pieces.flatMap { squareEdges.removed(from: $0) })
            let isWhole = chains.count == 1 && chains[0].last?.end == chains[0].first?.start
            for chain in chains { path.append(isWhole ? contour.path : Self.openPath(chain)) }
        }
        return path.translated(by: center)
    }

    /// What is left of a contour, joined where one piece ends at the start of the next.
    private static func chains(of pieces: [RoundedContour.Piece]) -> [[RoundedContour.Piece]] {
        var chains: [[RoundedContour.Piece]] = []
        for piece in pieces {
            if let end = chains.last?.last?.end, end == piece.start {
                chains[chains.count - 1].append(piece)
            } else {
                chains.append([piece])
            }
        }
        if chains.count > 1, let first = chains.first, let last = chains.last, last.last?.end == first.first?.start {
            chains[0] = last + first
            chains.removeLast()
        }
        return chains
    }

    private static func openPath(_ chain: [RoundedContour.Piece]) -> Path {
        var path = Path()
        for (index, piece) in chain.enumerated() {
            if index == 0 { path.append(.move(piece.start)) }
            switch piece.shape {
            case .arc(let center, let radius, _):
                path.append(.arc(center: center, radius: radius, to: piece.end, clockwise: true))
            case .vertical, .horizontal:
                path.append(.line(piece.end))
            }
        }
        return path
    }
}

extension RoundedBox {
    /// The rounded box of a fragment, with coordinates relative to a point.
    fileprivate init(_ fragment: HighlightFragment, in box: LatticeBox, about center: Point) {
        self.init(box, radius: 0, about: center)
        radius = fragment.radius
        isLeftRounded = fragment.isLeftRounded
        isRightRounded = fragment.isRightRounded
    }
}

/// The edges at which a highlight goes on across a line break, by where they lie.
private struct SquareEdges {
    private struct Place: Hashable {
        var x: Double
        var isRight: Bool
    }

    /// The heights of the edges at one place, from top to bottom; those that meet are one.
    private var extents: [Place: [ClosedRange<Double>]] = [:]

    /// Takes the edges from boxes sorted by `y0`.
    init(of boxes: [RoundedBox]) {
        for box in boxes {
            if !box.isLeftRounded { add(box.y0...box.y1, at: Place(x: box.x0, isRight: false)) }
            if !box.isRightRounded { add(box.y0...box.y1, at: Place(x: box.x1, isRight: true)) }
        }
    }

    private mutating func add(_ extent: ClosedRange<Double>, at place: Place) {
        var list = extents[place] ?? []
        extents[place] = nil
        if let last = list.last, extent.lowerBound <= last.upperBound {
            list[list.count - 1] = last.lowerBound...max(last.upperBound, extent.upperBound)
        } else {
            list.append(extent)
        }
        extents[place] = list
    }

    /// The extents at a place that reach below a height.
    private func extents(at place: Place, below y: Double) -> ArraySlice<ClosedRange<Double>> {
        let list = extents[place] ?? []
        var low = 0
        var high = list.count
        while low < high {
            let middle = (low + high) / 2
            if list[middle].upperBound <= y { low = middle + 1 } else { high = middle }
        }
        return list[low...]
    }

    /// What is left of a piece of the boundary, in its direction of travel.
    func removed(from piece: RoundedContour.Piece) -> [RoundedContour.Piece] {
        guard case .vertical(let x) = piece.shape else { return [piece] }
        // The region is on the right-hand side, so right sides run downwards.
        let isRight = piece.end.y > piece.start.y
        let (top, bottom) = (min(piece.start.y, piece.end.y), max(piece.start.y, piece.end.y))
        var kept: [(y0: Double, y1: Double)] = []
        var y = top
        for extent in extents(at: Place(x: x, isRight: isRight), below: top) {
            if extent.lowerBound >= bottom { break }
            if extent.lowerBound - y > RoundedBoundary.shortest { kept.append((y, extent.lowerBound)) }
            y = extent.upperBound
        }
        if bottom - y > RoundedBoundary.shortest { kept.append((y, bottom)) }
        let pieces = kept.map { y0, y1 in
            var part = piece
            part.start.y = isRight ? y0 : y1
            part.end.y = isRight ? y1 : y0
            return part
        }
        return isRight ? pieces : pieces.reversed()
    }
}
