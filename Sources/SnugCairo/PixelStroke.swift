internal import SnugScene

/// What a stroke's style means for the path that it follows, in pixels.
struct PixelStroke {
    /// How far the stroke can reach from its path.
    let reach: Double
    /// Curves with a smaller radius become lines.
    let narrowRadius: Double
    /// How far such lines may lie beside their curve.
    let tolerance: Double

    init(_ style: LineStyle, scale: Double) {
        reach = style.reach * scale
        narrowRadius = 0.625 * style.width * scale
        // Round joins hide the angles between lines; mitres and bevels would show them the more the wider the stroke is.
        tolerance = style.join == .round ? CairoSurface.tolerance : CairoSurface.tolerance / 4
    }
}
