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

    /// Adds a straight piece.
    mutating func addLine(from: Int, to: Int, along direction: Point) {
        add(Edge(from: from, to: to, leaving: direction, arriving: direction))
    }

    /// The closed walks, each a list of edge numbers. As many edges have to end in every node as start there.
    ///
    /// Where several edges start in one node (a pinch point) the walk takes the turn farthest to the right, which keeps
    /// filled corners apart and joins empty ones.
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
        var bestTurn = -Double.infinity
        var candidate = firstEdge[edges[edge].to]
        while candidate >= 0 {
            if !isUsed[candidate] || candidate == start {
                let turn = turn(from: edges[edge].arriving, to: edges[candidate].leaving)
                if turn > bestTurn {
                    best = candidate
                    bestTurn = turn
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
        if dot < 0 && abs(cross) < 1e-6 { return -2 }
        return cross >= 0 ? 1 - dot : dot - 1
    }
}
