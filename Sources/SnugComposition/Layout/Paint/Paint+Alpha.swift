internal import SnugPixels
internal import SnugScene

extension Paint {
    private var stops: [GradientStop]? {
        switch self {
        case .linearGradient(let gradient): gradient.stops
        case .radialGradient(let gradient): gradient.stops
        case .color, .image: nil
        }
    }

    /// The alpha that all colours of a gradient have; nil where they differ and of other paints.
    var evenAlpha: UInt8? {
        guard let stops, let alpha = stops.first?.color.alpha else { return nil }
        return stops.allSatisfy { $0.color.alpha == alpha } ? alpha : nil
    }

    /// The gradient with opaque colours; other paints stay.
    var opaque: Paint {
        let solid = (stops ?? []).map { GradientStop(location: $0.location, color: $0.color.with(alpha: 255)) }
        return switch self {
        case .linearGradient(let gradient):
            .linearGradient(LinearGradient(stops: solid, start: gradient.start, end: gradient.end))
        case .radialGradient(let gradient):
            .radialGradient(RadialGradient(stops: solid, center: gradient.center, radii: gradient.radii))
        case .color, .image: self
        }
    }
}
