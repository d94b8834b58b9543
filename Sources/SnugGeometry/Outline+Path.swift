extension Outline {
    /// The outline as one path to be filled at once.
    ///
    /// Round corners are arcs, soft ones cubic curves; each contour is closed.
    public var path: Path {
        var path = Path()
        for contour in contours { contour.append(to: &path) }
        return path
    }
}

extension OutlineContour {
    fileprivate func append(to path: inout Path) {
        var pen: Point?
        for (index, vertex) in vertices.enumerated() {
            let (before, after) = directions(at: index)
            let start = vertex.position + before * vertex.cut
            let end = vertex.position + after * vertex.cut
            if let current = pen {
                // Roundings that meet leave an edge without length, up to the last bits of its ends.
                let gap = start - current
                if abs(gap.x) + abs(gap.y) > 1e-9 { path.append(.line(start)) }
            } else {
                path.append(.move(start))
            }
            if vertex.isSoft {
                let control = vertex.controlDistance
                path.append(
                    .cubic(
                        control1: vertex.position + before * control, control2: vertex.position + after * control,
                        to: end))
            } else if vertex.radius > 0 {
                path.append(
                    .arc(
                        center: vertex.position + (before + after) * vertex.radius, radius: vertex.radius, to: end,
                        clockwise: vertex.isConvex))
            }
            pen = end
        }
        if pen != nil { path.append(.close) }
    }
}
