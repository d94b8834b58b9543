public import SnugPixels

/// What fills a shape; all places are in layout units from the canvas' upper left corner.
public enum Paint: Hashable, Sendable {
    /// One colour.
    case color(Color)
    /// Colours that change along a line.
    case linearGradient(LinearGradient)
    /// Colours that change from a point outwards.
    case radialGradient(RadialGradient)
    /// A picture.
    case image(ImagePaint)
}
