/// A closed walk along the sides of a rectilinear region, the region on the right-hand side as seen on the screen.
struct LatticeContour: Hashable {
    /// A corner of the walk.
    struct Vertex: Hashable {
        var x: Int64
        var y: Int64
        /// Whether the region fills one quadrant about the corner rather than three.
        var isConvex: Bool
    }

    /// The corners, from the topmost and then leftmost on.
    private(set) var vertices: [Vertex]

    init(_ vertices: [Vertex]) {
        var start = 0
        for (index, vertex) in vertices.enumerated()
        where (vertex.y, vertex.x) < (vertices[start].y, vertices[start].x) {
            start = index
        }
        self.vertices = Array(vertices[start...] + vertices[..<start])
    }

    /// Sorts contours by their first corner, from top to bottom and left to right.
    static func sorted(_ contours: [LatticeContour]) -> [LatticeContour] {
        contours.sorted { a, b in
            guard let a = a.vertices.first, let b = b.vertices.first else { return false }
            return (a.y, a.x) < (b.y, b.x)
        }
    }

    /// The contours of a region: outer ones clockwise on the screen, holes counter-clockwise, in order.
    ///
    /// Boxes that touch in a corner only are contours of their own; a hole that meets the outside in a corner is part
    /// of one contour that passes that point twice.
    static func contours(of bands: Bands) -> [LatticeContour] {
        var graph = BoundaryGraph()
        var nodes: [(x: Int64, y: Int64)] = []
        let list = bands.list
        let right = Point(x: 1, y: 0)
        let left = Point(x: -1, y: 0)
        let down = Point(x: 0, y: 1)
        let up = Point(x: 0, y: -1)

        var lineAbove: [Int64] = []
        var nodeAbove = 0
        for index in 0...list.count where !list.isEmpty {
            let above = index > 0 ? list[index - 1].intervals : []
            let below = index < list.count ? list[index].intervals : []
            let y = index < list.count ? list[index].y0 : list[index - 1].y1
            let line = ends(of: above, below)
            let node = graph.addNodes(line.count)
            for x in line { nodes.append((x, y)) }

            var a = 0
            var b = 0
            for i in line.indices.dropLast() {
                while a < above.count && above[a].x1 <= line[i] { a += 1 }
                while b < below.count && below[b].x1 <= line[i] { b += 1 }
                let isFilledAbove = a < above.count && above[a].x0 <= line[i]
                let isFilledBelow = b < below.count && below[b].x0 <= line[i]
                if isFilledBelow && !isFilledAbove { graph.addLine(from: node + i, to: node + i + 1, along: right) }
                if isFilledAbove && !isFilledBelow { graph.addLine(from: node + i + 1, to: node + i, along: left) }
            }
            for interval in above {
                let (l, r) = (position(of: interval.x0, in: line), position(of: interval.x1, in: line))
                let (la, ra) = (position(of: interval.x0, in: lineAbove), position(of: interval.x1, in: lineAbove))
                graph.addLine(from: node + l, to: nodeAbove + la, along: up)
                graph.addLine(from: nodeAbove + ra, to: node + r, along: down)
            }
            lineAbove = line
            nodeAbove = node
        }

        var contours: [LatticeContour] = []
        for walk in graph.closedWalks() {
            var vertices: [Vertex] = []
            for (index, edge) in walk.enumerated() {
                let next = walk[index + 1 < walk.count ? index + 1 : 0]
                let turn = graph.edges[edge].arriving.cross(graph.edges[next].leaving)
                if turn == 0 { continue }
                let node = nodes[graph.edges[edge].to]
                vertices.append(Vertex(x: node.x, y: node.y, isConvex: turn > 0))
            }
            contours.append(LatticeContour(vertices))
        }
        return sorted(contours)
    }

    /// The distinct ends of two bands' intervals in ascending order.
    private static func ends(of above: [Interval], _ below: [Interval]) -> [Int64] {
        var all: [Int64] = []
        all.reserveCapacity(2 * (above.count + below.count))
        for interval in above {
            all.append(interval.x0)
            all.append(interval.x1)
        }
        for interval in below {
            all.append(interval.x0)
            all.append(interval.x1)
        }
        all.sort()
        var distinct: [Int64] = []
        distinct.reserveCapacity(all.count)
        for x in all where distinct.last != x { distinct.append(x) }
        return distinct
    }

    /// The index of a value in an ascending list that holds it.
    private static func position(of x: Int64, in line: [Int64]) -> Int {
        var low = 0
        var high = line.count - 1
        while low < high {
            let middle = (low + high) / 2
            if line[middle] < x { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
