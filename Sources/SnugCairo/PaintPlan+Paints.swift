internal import SnugGeometry
internal import SnugPixels
internal import SnugScene

extension PaintPlan {
    /// The farthest place of a paint, in pixels; beyond, the numbers that say where a pixel lies on it lose their fractions.
    private static let farthestPaint = 1e9

    /// Checks that a paint can be painted.
    func check(_ paint: Paint, number: Int) throws(PaintError) {
        switch paint {
        case .color:
            break
        case .linearGradient(let gradient):
            try check(gradient.stops, [gradient.start, gradient.end], number: number)
        case .radialGradient(let gradient):
            let radii = Point(x: gradient.radii.width, y: gradient.radii.height)
            guard radii.x >= 0 && radii.y >= 0 else { throw .gradient(item: number) }
            try check(gradient.stops, [gradient.center, radii], number: number)
        case .image(let paint):
            guard images.indices.contains(paint.image) else {
                throw .missingImage(item: number, image: paint.image)
            }
            let rect = paint.rect.scaled(by: scale)
            let farthest = max(abs(rect.x0), abs(rect.y0), abs(rect.x1), abs(rect.y1))
            guard rect.isFinite && farthest <= Self.farthestPaint else { throw .coordinates(item: number) }
        }
    }

    private func check(_ stops: [GradientStop], _ points: [Point], number: Int) throws(PaintError) {
        let farthest = Self.farthestPaint
        // Not so for what is not a number.
        let areNear = points.allSatisfy { abs($0.x * scale) <= farthest && abs($0.y * scale) <= farthest }
        let areFinite = stops.allSatisfy { $0.location.isFinite && abs($0.location) <= 1e9 }
        let areInOrder = zip(stops, stops.dropFirst()).allSatisfy { $0.location <= $1.location }
        guard areNear && areFinite && areInOrder && !stops.isEmpty else { throw .gradient(item: number) }
    }
}
