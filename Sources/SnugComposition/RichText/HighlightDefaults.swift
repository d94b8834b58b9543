internal import SnugPixels

/// What holds where a highlight says nothing: the one table of its built-in values.
enum HighlightDefaults {
    static let color = ShapeStyle.color(.systemYellow)
    static let mode = HighlightMode.slice
    static let radius = Length.em(0.28)
    /// The inner radius as a part of the radius.
    static let innerRadiusRatio = 23.0 / 28.0
    static let padding = LengthInsets(vertical: .zero, horizontal: .em(0.14))
    static let extent = HighlightExtent.line
    static let stroke = Length.zero
    static let strokeColor = ShapeStyle.color(Color(red: 0, green: 0, blue: 0))
    static let fillsGaps = false

    /// How far, in ems, upper and lower edge stand back from the extent.
    ///
    /// Boxes as high as their lines touch those of the next line, and of a fused outline they should. Separate ones stand
    /// back so far that, however far apart lines are, they are no higher than 1.24 em and a gap of 0.08 em remains.
    ///
    /// - Parameter linePitch: from baseline to baseline, in ems.
    static func inset(mode: HighlightMode, extent: HighlightExtent, linePitch: Double) -> Double {
        switch (mode, extent) {
        case (.slice, .line), (.clone, .line): max(0.04, (linePitch - 1.24) / 2)
        case (.cling, _), (_, .font), (_, .cap), (_, .ink): 0
        }
    }
}
