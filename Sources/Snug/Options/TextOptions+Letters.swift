public import SnugText

extension TextOptions {
    /// How wide letters are.
    public func fontWidth(_ width: FontWidth) -> Self { setting(\.fontWidth, width) }

    /// Positions on a variable font's axes, such as `("wght", 650)`.
    public func fontVariation(_ tag: String, _ value: Double) -> Self {
        let settings = options.variations?.settings ?? []
        return setting(
            \.variations, FontVariations(settings + [FontDescription.Variation(tag: tag, value: value)]))
    }

    /// Sets an OpenType feature: 0 is off, 1 on.
    public func fontFeature(_ tag: String, _ value: Int = 1) -> Self {
        setting(\.features, FontFeatures((options.features?.settings ?? []) + [FontFeature(tag: tag, value: value)]))
    }

    /// Digits of one width.
    public func monospacedDigit() -> Self { fontFeature("tnum") }

    /// Extra room between letters.
    public func tracking(_ spacing: Length) -> Self { setting(\.letterSpacing, spacing) }

    /// Extra room between words.
    public func wordSpacing(_ spacing: Length) -> Self { setting(\.wordSpacing, spacing) }

    /// Changes the letters' case before they are laid out.
    public func textCase(_ letterCase: LetterCase) -> Self { setting(\.transform, letterCase) }

    /// A line below the letters.
    public func underline(_ isActive: Bool = true) -> Self { setting(\.underline, isActive) }

    /// A line through the letters.
    public func strikethrough(_ isActive: Bool = true) -> Self { setting(\.strike, isActive) }

    /// A border outside the letters, below all of their fills.
    public func textStroke(_ color: Color, lineWidth: Length) -> Self {
        textStroke(.color(color), lineWidth: lineWidth)
    }

    /// A border outside the letters, below all of their fills.
    public func textStroke(_ style: ShapeStyle, lineWidth: Length) -> Self {
        setting(\.textStroke, lineWidth).setting(\.textStrokeColor, style)
    }

    /// Adds a shadow of the letters below those added before.
    public func textShadow(_ shadow: TextShadow) -> Self {
        setting(\.textShadow, (options.textShadow ?? []) + [shadow])
    }
}
