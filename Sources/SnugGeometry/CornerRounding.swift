/// Rounds the corners of rectilinear contours.
struct CornerRounding {
    private let bands: [Band]
    private let convexRadius: Double
    private let concaveRadius: Double
    private let softness: Double

    /// Prepares the rounding of the contours of a region.
    ///
    /// `cap` is the largest radius in units. An infinite radius counts as the region's width plus height, more than any
    /// corner can use.
    init(_ bands: Bands, parameters: OutlineParameters, cap: Double) {
        self.bands = bands.list
        var largest = 0.0
        if let bounds = LatticeBox.bounds(of: bands.boxes) {
            largest = Lattice.units(bounds.x1 - bounds.x0) + Lattice.units(bounds.y1 - bounds.y0)
        }
        func wanted(_ radius: Double) -> Double {
            let radius = min(radius, cap)
            return radius.isFinite ? radius : largest
        }
        convexRadius = wanted(parameters.outerRadius)
        concaveRadius = wanted(parameters.innerRadius)
        softness = parameters.softness
    }

    /// The contour with rounded corners.
    func rounded(_ contour: LatticeContour) -> OutlineContour {
        var result = OutlineContour(
            vertices: contour.vertices.map { vertex in
                OutlineVertex(
                    position: Point(x: Lattice.units(vertex.x), y: Lattice.units(vertex.y)),
                    isConvex: vertex.isConvex, radius: vertex.isConvex ? convexRadius : concaveRadius)
            })
        shareEdges(of: &result)
        for index in result.vertices.indices {
            let room = clearance(contour, index, upTo: result.vertices[index].radius)
            result.vertices[index].radius = room
            result.vertices[index].cut = room
        }
        if softness > 0 { soften(&result, contour) }
        return result
    }

    /// Reduces the radii in proportion wherever the two of an edge are longer than the edge.
    private func shareEdges(of contour: inout OutlineContour) {
        let vertices = contour.vertices
        let factors = vertices.indices.map { index -> Double in
            let sum = vertices[index].radius + vertices[contour.index(after: index)].radius
            return sum > 0 ? min(1, contour.edgeLength(after: index) / sum) : 1
        }
        for index in vertices.indices {
            contour.vertices[index].radius *= min(factors[contour.index(before: index)], factors[index])
        }
    }

    /// Lets every rounding start farther from its corner, as far as its edges and the room about it allow.
    private func soften(_ contour: inout OutlineContour, _ lattice: LatticeContour) {
        let vertices = contour.vertices
        func share(of index: Int, edge: Int) -> Double {
            let sum = vertices[edge].radius + vertices[contour.index(after: edge)].radius
            return sum > 0 ? vertices[index].radius * contour.edgeLength(after: edge) / sum : 0
        }
        for index in vertices.indices where vertices[index].radius > 0 {
            let radius = vertices[index].radius
            let onEdges = min(share(of: index, edge: contour.index(before: index)), share(of: index, edge: index))
            let cut = clearance(lattice, index, upTo: min((1 + softness) * radius, onEdges))
            contour.vertices[index].cut = max(radius, cut)
        }
    }

    /// The side of the largest square in the quadrant of a corner that is all region (convex) or all empty (concave),
    /// but not more than `wanted`.
    ///
    /// It keeps a rounding from running into a part of the region that floats near its corner. `wanted` must not be
    /// longer than the corner's edges.
    private func clearance(_ contour: LatticeContour, _ index: Int, upTo wanted: Double) -> Double {
        let vertices = contour.vertices
        let vertex = vertices[index]
        let before = vertices[index > 0 ? index - 1 : vertices.count - 1]
        let after = vertices[index + 1 < vertices.count ? index + 1 : 0]
        let isRightward = before.x + after.x > 2 * vertex.x
        let isDownward = before.y + after.y > 2 * vertex.y
        var room = wanted
        var band = firstBand(from: vertex.y) - (isDownward ? 0 : 1)
        while bands.indices.contains(band) {
            let distance = isDownward ? bands[band].y0 - vertex.y : vertex.y - bands[band].y1
            let near = Lattice.units(distance)
            if near >= room { return room }
            let free =
                vertex.isConvex
                ? filledRun(bands[band], vertex.x, isRightward)
                : emptyRun(bands[band], vertex.x, isRightward)
            if let free { room = min(room, max(near, Lattice.units(free))) }
            band += isDownward ? 1 : -1
        }
        return room
    }

    /// The index of the first band that starts at or below a height.
    private func firstBand(from y: Int64) -> Int {
        var low = 0
        var high = bands.count
        while low < high {
            let middle = (low + high) / 2
            if bands[middle].y0 < y { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// How far a band is filled from x on.
    private func filledRun(_ band: Band, _ x: Int64, _ isRightward: Bool) -> Int64? {
        for interval in band.intervals {
            if isRightward ? interval.x0 <= x && x < interval.x1 : interval.x0 < x && x <= interval.x1 {
                return isRightward ? interval.x1 - x : x - interval.x0
            }
        }
        return 0
    }

    /// How far a band is empty from x on; nil if there is no end to it.
    private func emptyRun(_ band: Band, _ x: Int64, _ isRightward: Bool) -> Int64? {
        if isRightward {
            guard let next = band.intervals.first(where: { $0.x1 > x }) else { return nil }
            return max(0, next.x0 - x)
        }
        guard let next = band.intervals.last(where: { $0.x0 < x }) else { return nil }
        return max(0, x - next.x1)
    }
}
