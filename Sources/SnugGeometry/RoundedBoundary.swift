/// Collects the boundary pieces of a union of rounded boxes, slab by slab, and links them.
struct RoundedBoundary {
    /// Pieces shorter than this are too short to see; it is far below a lattice step.
    static let shortest = 1e-6

    /// Points at one height that are closer than this are one point.
    private let tolerance: Double
    private let slabs: RoundedSlabs
    private(set) var graph = BoundaryGraph()
    /// The piece of each edge of the graph.
    private(set) var pieces: [RoundedContour.Piece] = []
    private var nodes: [Point] = []

    init(_ slabs: RoundedSlabs) {
        self.slabs = slabs
        // Near the top of an arc an error in the height tells several times over in x.
        tolerance = 10 * slabs.slack
    }

    /// The nodes where the ends of a slab's runs meet a height, in the order of the runs.
    private struct RunNodes {
        var left: Int
        var right: Int
    }

    /// Adds the pieces on every height between two slabs and those inside the slabs.
    mutating func addAllSlabs() {
        let list = slabs.slabs
        var nodesAbove: [RunNodes] = []
        for index in 0...list.count where !list.isEmpty {
            let above = index > 0 ? list[index - 1] : nil
            let below = index < list.count ? list[index] : nil
            guard let y = below?.y0 ?? above?.y1 else { continue }
            let (endsAbove, endsBelow) = addNodes(y, above, below)
            addHorizontals(y, endsAbove, endsBelow)
            if let above {
                for (run, (top, bottom)) in zip(above.runs, zip(nodesAbove, endsAbove)) {
                    addSide(run.leftBox, isRight: false, from: bottom.left, to: top.left, above)
                    addSide(run.rightBox, isRight: true, from: top.right, to: bottom.right, above)
                }
            }
            nodesAbove = endsBelow
        }
    }

    /// Adds a node for each distinct end of a run at a height.
    private mutating func addNodes(
        _ y: Double, _ above: RoundedSlabs.Slab?, _ below: RoundedSlabs.Slab?
    ) -> (above: [RunNodes], below: [RunNodes]) {
        var ends: [(x: Double, isOnLine: Bool)] = []
        for run in (above?.runs ?? []) + (below?.runs ?? []) {
            let (left, right) = (slabs.boxes[run.leftBox], slabs.boxes[run.rightBox])
            ends.append((left.left(at: y), left.left(at: y) == left.x0))
            ends.append((right.right(at: y), right.right(at: y) == right.x1))
        }
        var number = [Int](repeating: 0, count: ends.count)
        var last: Double?
        for index in ends.indices.sorted(by: { (ends[$0].x, $0) < (ends[$1].x, $1) }) {
            let (x, isOnLine) = ends[index]
            if last.map({ x - $0 > tolerance }) ?? true {
                _ = graph.addNodes(1)
                nodes.append(Point(x: x, y: y))
            } else if isOnLine {
                // Vertical lines are to end exactly below their start.
                nodes[nodes.count - 1].x = x
            }
            last = x
            number[index] = nodes.count - 1
        }
        let countAbove = 2 * (above?.runs.count ?? 0)
        func pairs(_ numbers: ArraySlice<Int>) -> [RunNodes] {
            stride(from: numbers.startIndex, to: numbers.endIndex, by: 2).map {
                RunNodes(left: numbers[$0], right: numbers[$0 + 1])
            }
        }
        return (pairs(number[..<countAbove]), pairs(number[countAbove...]))
    }

    /// Adds the horizontal pieces at a height: where only one of the two slabs is filled.
    private mutating func addHorizontals(_ y: Double, _ endsAbove: [RunNodes], _ endsBelow: [RunNodes]) {
        let all = (endsAbove + endsBelow).flatMap { [$0.left, $0.right] }
        guard let first = all.min(), let last = all.max() else { return }
        // The nodes of a height have consecutive numbers from left to right.
        for node in first..<last {
            let isFilledAbove = endsAbove.contains { $0.left <= node && node < $0.right }
            let isFilledBelow = endsBelow.contains { $0.left <= node && node < $0.right }
            if isFilledAbove == isFilledBelow { continue }
            let (from, to) = isFilledBelow ? (node, node + 1) : (node + 1, node)
            add(.horizontal(y: y), from: from, to: to)
        }
    }

    /// Adds the piece of a box's side inside a slab.
    private mutating func addSide(_ index: Int, isRight: Bool, from: Int, to: Int, _ slab: RoundedSlabs.Slab) {
        let box = slabs.boxes[index]
        let shape: RoundedContour.Shape =
            switch box.part(isRight: isRight, at: slab.middle) {
            case .line(let x): .vertical(x: x)
            case .arc(let center): .arc(center: center, radius: box.radius, isRight: isRight)
            }
        add(shape, from: from, to: to)
    }

    private mutating func add(_ shape: RoundedContour.Shape, from: Int, to: Int) {
        let piece = RoundedContour.Piece(shape: shape, start: nodes[from], end: nodes[to])
        pieces.append(piece)
        graph.add(
            BoundaryGraph.Edge(
                from: from, to: to, leaving: piece.direction(at: piece.start), arriving: piece.direction(at: piece.end))
        )
    }
}
