/// Directed pieces of a region's boundary between numbered nodes, the region on their right-hand side as seen on the
/// screen, and the closed walks they form.
struct BoundaryGraph {
    /// One piece; the directions are unit vectors.
    struct Edge {
        var from: Int
        var to: Int
        /// Direction in which the piece starts.
        var leaving: Point
        /// Direction in which the piece ends.
        var arriving: Point
        /// Whose outline the piece is part of, where that matters.
        var owner: Int
    }

    private(set) var edges: [Edge] = []
    private var firstEdge: [Int] = []
    private var nextEdge: [Int] = []

    /// Adds nodes and returns the number of the first.
    mutating func addNodes(_ count: Int) -> Int {
        let first = firstEdge.count
        firstEdge.append(contentsOf: repeatElement(-1, count: count))
        return first
    }

    /// Adds a piece.
    mutating func add(_ edge: Edge) {
        nextEdge.append(firstEdge[edge.from])
        firstEdge[edge.from] = edges.count
        edges.append(edge)
    }

    /// Adds a straight piece that belongs to nobody.
    mutating func addLine(from: Int, to: Int, along direction: Point) {
        add(Edge(from: from, to: to, leaving: direction, arriving: direction, owner: -1))
    }

    /// The closed walks, each a list of edge numbers. As many edges have to end in every node as start there.
    ///
    /// Where several edges start in one node (a pinch point) the walk stays with its owner, or else takes the turn
    /// farthest to the right, which keeps filled corners apart and joins empty ones.
    func closedWalks() -> [[Int]] {
        var walks: [[Int]] = []
        var isUsed = [Bool](repeating: false, count: edges.count)
        for start in edges.indices where !isUsed[start] {
            var walk: [Int] = []
            var current = start
            repeat {
                isUsed[current] = true
                walk.append(current)
                guard let next = successor(of: current, start: start, isUsed: isUsed) else { break }
                current = next
            } while current != start
            walks.append(walk)
        }
        return walks
    }

    private func successor(of edge: Int, start: Int, isUsed: [Bool]) -> Int? {
        var best: Int?
        var bestRank = (-1, 0.0)
        var candidate = firstEdge[edges[edge].to]
        while candidate >= 0 {
            if !isUsed[candidate] || candidate == start {
                let staysWithOwner = edges[candidate].owner >= 0 && edges[candidate].owner == edges[edge].owner
                let rank = (staysWithOwner ? 1 : 0, turn(from: edges[edge].arriving, to: edges[candidate].leaving))
                if best == nil || rank > bestRank {
                    best = candidate
                    bestRank = rank
                }
            }
            candidate = nextEdge[candidate]
        }
        return best
    }

    /// A number that grows with the clockwise angle between two unit vectors: -2 for a U-turn to the left, 0 straight on.
    ///
    /// A U-turn counts as one to the left: a region made of boxes has notches without width, but no spikes.
    private func turn(from a: Point, to b: Point) -> Double {
        let cross = a.cross(b)
        let dot = a.dot(b)
        if dot < 0 && abs(cross) < 1e-9 { return -2 }
        return cross >= 0 ? 1 - dot : dot - 1
    }
}
