/// The smallest convex polygon around points.
enum ConvexHull {
    /// The corners of the hull, by Andrew's monotone chain; points on its sides are left out. O(n log n).
    ///
    /// The order depends on the places of the points only, not on the order in which they come.
    static func corners(of points: [Point]) -> [Point] {
        var sorted: [Point] = []
        for point in points.sorted(by: { ($0.x, $0.y) < ($1.x, $1.y) }) where sorted.last != point {
            sorted.append(point)
        }
        if sorted.count < 3 { return sorted }
        let there = chain(sorted)
        let back = chain(sorted.reversed())
        return there.dropLast() + back.dropLast()
    }

    private static func chain(_ points: [Point]) -> [Point] {
        var chain: [Point] = []
        for point in points {
            while chain.count >= 2 {
                let last = chain[chain.count - 1]
                if (last - chain[chain.count - 2]).cross(point - last) > 0 { break }
                chain.removeLast()
            }
            chain.append(point)
        }
        return chain
    }
}
