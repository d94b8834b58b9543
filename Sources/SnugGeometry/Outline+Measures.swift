extension Outline {
    /// The area of the region, roundings taken into account.
    public var area: Double { contours.reduce(0) { $0 + $1.signedArea } }

    /// The length of all contours together, roundings taken into account.
    public var perimeter: Double { contours.reduce(0) { $0 + $1.perimeter } }

    /// The smallest rectangle that holds the region; empty if there is none.
    public var bounds: Rect {
        guard let first = contours.first?.vertices.first?.position else { return Rect(x0: 0, y0: 0, x1: 0, y1: 0) }
        var bounds = Rect(x0: first.x, y0: first.y, x1: first.x, y1: first.y)
        for contour in contours {
            for vertex in contour.vertices {
                bounds.x0 = min(bounds.x0, vertex.position.x)
                bounds.y0 = min(bounds.y0, vertex.position.y)
                bounds.x1 = max(bounds.x1, vertex.position.x)
                bounds.y1 = max(bounds.y1, vertex.position.y)
            }
        }
        return bounds
    }
}
