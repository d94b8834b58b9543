internal import SnugPixels

extension ShapeStyle {
    /// The colours of a gradient, or the only one; none where a picture or what lies behind decides.
    private var colors: [Color] {
        switch self {
        case .color(let color): [color]
        case .linearGradient(let gradient): gradient.colors.map(\.color)
        case .radialGradient(let gradient): gradient.colors.map(\.color)
        case .image, .material: []
        }
    }

    /// False where nothing would be seen.
    var isVisible: Bool {
        switch self {
        case .image, .material: true
        case .color, .linearGradient, .radialGradient: colors.contains { $0.alpha > 0 }
        }
    }

    /// Whether it surely hides what lies behind; of pictures that is not known.
    var isOpaque: Bool {
        switch self {
        case .image, .material: false
        case .color, .linearGradient, .radialGradient: colors.allSatisfy { $0.alpha == 255 }
        }
    }

    /// The one colour that stands for it where contrast is asked for: of a gradient the average; nil for pictures and
    /// materials.
    var averageColor: Color? {
        switch self {
        case .color(let color): color
        case .linearGradient(let gradient): gradient.colors.averageColor
        case .radialGradient(let gradient): gradient.colors.averageColor
        case .image, .material: nil
        }
    }

    /// The picture that is needed to paint it.
    var image: ImageReference? {
        if case .image(let style) = self { style.source } else { nil }
    }
}

extension [GradientColor] {
    /// The average along the line from 0 to 1, premultiplied.
    fileprivate var averageColor: Color {
        let stops = stops
        var sums = [0.0, 0.0, 0.0, 0.0]
        func add(_ color: Color, _ weight: Double) {
            let alpha = Double(color.alpha) / 255
            for (index, channel) in [color.red, color.green, color.blue].enumerated() {
                sums[index] += Double(channel) * alpha * weight
            }
            sums[3] += alpha * weight
        }
        // Before the first stop and after the last their colours go on.
        add(stops[0].color, Swift.min(Swift.max(stops[0].location, 0), 1))
        add(stops[stops.count - 1].color, 1 - Swift.min(Swift.max(stops[stops.count - 1].location, 0), 1))
        for (first, second) in zip(stops, stops.dropFirst()) {
            let length = second.location - first.location
            let start = Swift.max(first.location, 0)
            let end = Swift.min(second.location, 1)
            guard length > 0, end > start else { continue }
            // Between two stops the middle of the part that counts weighs for the whole of it.
            let part = ((start + end) / 2 - first.location) / length
            add(first.color, (end - start) * (1 - part))
            add(second.color, (end - start) * part)
        }
        guard sums[3] > 0 else { return .transparent }
        func step(_ value: Double) -> UInt8 { UInt8(Swift.min(Swift.max(value.rounded(), 0), 255)) }
        return Color(
            red: step(sums[0] / sums[3]), green: step(sums[1] / sums[3]), blue: step(sums[2] / sums[3]),
            alpha: step(sums[3] * 255))
    }
}
