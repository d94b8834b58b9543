internal import SnugGeometry
internal import SnugPixels
internal import SnugScene

extension Paint {
    /// The same paint, as a colour where all of it has one.
    var simplified: Paint {
        func simple(_ stops: [GradientStop], isFlat: Bool) -> Paint {
            guard let last = stops.last?.color, isFlat || stops.allSatisfy({ $0.color == last }) else { return self }
            return .color(last)
        }
        switch self {
        case .linearGradient(let gradient):
            return simple(gradient.stops, isFlat: gradient.start == gradient.end)
        case .radialGradient(let gradient):
            // So it is too where the last stop lies at the centre or, so to say, before it.
            let isFlat = gradient.radii.width == 0 || gradient.radii.height == 0
            return simple(gradient.stops, isFlat: isFlat || (gradient.stops.last?.location ?? 1) <= 0)
        case .color, .image:
            return self
        }
    }

    /// Whether no point of it lets anything through; of pictures it is not known.
    var isOpaque: Bool { colors?.allSatisfy { $0.alpha == 255 } ?? false }

    /// Whether there is nothing to be seen of it.
    var isClear: Bool { colors?.allSatisfy { $0.alpha == 0 } ?? false }

    private var colors: [Color]? {
        switch self {
        case .color(let color): [color]
        case .linearGradient(let gradient): gradient.stops.map(\.color)
        case .radialGradient(let gradient): gradient.stops.map(\.color)
        case .image: nil
        }
    }
}
