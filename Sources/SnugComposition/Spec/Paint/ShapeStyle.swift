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
