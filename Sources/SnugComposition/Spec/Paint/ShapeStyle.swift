public import SnugPixels

/// What fills a shape, letters or a canvas.
public enum ShapeStyle: Hashable, Sendable {
    /// One colour.
    case color(Color)
    /// Colours that change along a line.
    case linearGradient(LinearGradientStyle)
    /// Colours that change from a point outwards.
    case radialGradient(RadialGradientStyle)
    /// A picture.
    case image(ImageStyle)
    /// What lies behind, blurred.
    case material(Material)
}

// The names are SwiftUI's.
extension ShapeStyle {
    /// Colours at even distances along a line; the angle is in degrees clockwise from upwards.
    public static func linearGradient(colors: [Color], angle: Double = 180) -> ShapeStyle {
        .linearGradient(LinearGradientStyle(angle: angle, colors: colors.map { GradientColor($0) }))
    }

    /// Colours at even distances from the centre outwards.
    public static func radialGradient(
        colors: [Color], shape: RadialGradientStyle.Shape = .ellipse, center: UnitPoint = .center
    ) -> ShapeStyle {
        .radialGradient(RadialGradientStyle(shape: shape, center: center, colors: colors.map { GradientColor($0) }))
    }

    /// A picture.
    public static func image(_ source: ImageReference, fit: ImageStyle.Fit = .cover) -> ShapeStyle {
        .image(ImageStyle(source, fit: fit))
    }

    /// A light material that lets most through.
    public static let ultraThinMaterial = ShapeStyle.material(Material(.ultraThin))
    /// A light material that lets more through than it hides.
    public static let thinMaterial = ShapeStyle.material(Material(.thin))
    /// A light material.
    public static let regularMaterial = ShapeStyle.material(Material(.regular))
    /// A light material that hides more than it lets through.
    public static let thickMaterial = ShapeStyle.material(Material(.thick))
    /// A light material that hides most.
    public static let ultraThickMaterial = ShapeStyle.material(Material(.ultraThick))
}
