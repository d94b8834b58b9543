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

    /// The colour, if it is only one.
    var color: Color? {
        if case .color(let color) = self { color } else { nil }
    }

    /// Whether it is a material.
    var isMaterial: Bool {
        if case .material = self { true } else { false }
    }

    /// The picture that is needed to paint it.
    var image: ImageReference? {
        if case .image(let style) = self { style.source } else { nil }
    }
}
