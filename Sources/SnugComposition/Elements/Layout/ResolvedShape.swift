internal import SnugGeometry

/// A shape with its lengths in layout units.
enum ResolvedShape: Hashable, Sendable {
    case rectangle(radius: Double)
    case circle
    case ellipse
    case capsule

    /// The shape's path inside a rectangle.
    func path(in rect: Rect) -> Path {
        let shorter = min(rect.width, rect.height)
        switch self {
        case .rectangle(let radius):
            return .roundedRect(rect, radii: CornerRadii(min(radius, shorter / 2)))
        case .circle:
            return .circle(center: rect.center, radius: shorter / 2)
        case .ellipse:
            return rect.width == rect.height ? .circle(center: rect.center, radius: shorter / 2) : .ellipse(in: rect)
        case .capsule:
            return .roundedRect(rect, radii: CornerRadii(shorter / 2))
        }
    }

    /// The path moved inwards by a distance on all sides; empty where nothing is left.
    func path(in rect: Rect, inset distance: Double) -> Path {
        let inner = rect.inset(by: EdgeInsets(distance))
        guard inner.width > 0, inner.height > 0 else { return Path() }
        // The parallel of a round corner has its centre.
        if case .rectangle(let radius) = self {
            let corner = min(radius, min(rect.width, rect.height) / 2)
            return .roundedRect(inner, radii: CornerRadii(max(0, corner - distance)))
        }
        return path(in: inner)
    }
}
