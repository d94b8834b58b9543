public import SnugText

extension Caption {
    /// How wide letters are.
    public func fontWidth(_ width: FontWidth) -> Caption { setting(\.fontWidth, width) }

    /// Positions on a variable font's axes, such as `("wght", 650)`.
    public func fontVariation(_ tag: String, _ value: Double) -> Caption {
        let settings = spec.variations?.settings ?? []
        return setting(
            \.variations, FontVariations(settings + [FontDescription.Variation(tag: tag, value: value)]))
    }

    /// Sets an OpenType feature: 0 is off, 1 on.
    public func fontFeature(_ tag: String, _ value: Int = 1) -> Caption {
        setting(\.features, FontFeatures((spec.features?.settings ?? []) + [FontFeature(tag: tag, value: value)]))
    }

    /// Digits of one width.
    public func monospacedDigit() -> Caption { fontFeature("tnum") }

    /// Extra room between letters.
    public func tracking(_ spacing: Length) -> Caption { setting(\.letterSpacing, spacing) }

    /// Extra room between words.
    public func wordSpacing(_ spacing: Length) -> Caption { setting(\.wordSpacing, spacing) }

    /// Changes the letters' case before they are laid out.
    public func textCase(_ letterCase: LetterCase) -> Caption { setting(\.transform, letterCase) }

    /// A line below the letters.
    public func underline(_ isActive: Bool = true) -> Caption { setting(\.underline, isActive) }

    /// A line through the letters.
    public func strikethrough(_ isActive: Bool = true) -> Caption { setting(\.strike, isActive) }

    /// A border outside the letters, below all of their fills.
    public func textStroke(_ color: Color, lineWidth: Length) -> Caption {
        textStroke(.color(color), lineWidth: lineWidth)
    }

    /// A border outside the letters, below all of their fills.
    public func textStroke(_ style: ShapeStyle, lineWidth: Length) -> Caption {
        setting(\.textStroke, lineWidth).setting(\.textStrokeColor, style)
    }

    /// Adds a shadow of the letters below those added before.
    public func textShadow(_ shadow: TextShadow) -> Caption {
        setting(\.textShadow, (spec.textShadow ?? []) + [shadow])
    }
}
