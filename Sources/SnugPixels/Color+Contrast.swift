extension Color {
    /// The least contrast of text that WCAG 2.2 asks for: success criterion 1.4.3, level AA.
    public static let leastTextContrast = 4.5

    /// The relative luminance (WCAG 2.2), 0 for black to 1 for white; alpha does not count.
    public var relativeLuminance: Double {
        0.2126 * LinearLight.ofStep[Int(red)] + 0.7152 * LinearLight.ofStep[Int(green)] + 0.0722
            * LinearLight.ofStep[Int(blue)]
    }

    /// The contrast ratio (WCAG 2.2) of text in this colour on a background, 1 to 21.
    ///
    /// Text that is not opaque counts as the colour that it makes on the background; the background counts as opaque.
    public func contrastRatio(on background: Color) -> Double {
        let background = background.with(alpha: 255)
        let first = over(background).relativeLuminance
        let second = background.relativeLuminance
        return (max(first, second) + 0.05) / (min(first, second) + 0.05)
    }

    /// Black or white, whichever has the higher contrast on a background; the background counts as opaque.
    public static func text(on background: Color) -> Color {
        let (black, white) = (Color(rgb: 0x000000), Color(rgb: 0xffffff))
        return white.contrastRatio(on: background) > black.contrastRatio(on: background) ? white : black
    }

    /// The opaque colour nearest to this one, on the way to black or to white, that has a contrast on a background.
    ///
    /// Text that is not opaque starts from the colour that it makes on the background. Nil if neither black nor white has
    /// the contrast; of 4.5 or less one of them always does.
    public func nearest(withContrast ratio: Double, on background: Color) -> Color? {
        let background = background.with(alpha: 255)
        let start = over(background)
        return [Color(rgb: 0x000000), Color(rgb: 0xffffff)]
            .compactMap { start.first(withContrast: ratio, on: background, towards: $0) }
            .min { $0.distance(from: start) < $1.distance(from: start) }
    }

    private func first(withContrast ratio: Double, on background: Color, towards end: Color) -> Color? {
        let steps = 255
        return (0...steps).lazy.map { mixed(with: end, parts: $0, of: steps) }
            .first { $0.contrastRatio(on: background) >= ratio }
    }

    /// The square of the distance in the cube of the channels.
    private func distance(from other: Color) -> Int {
        let sides = [(red, other.red), (green, other.green), (blue, other.blue)]
        return sides.reduce(0) { $0 + (Int($1.0) - Int($1.1)) * (Int($1.0) - Int($1.1)) }
    }
}
