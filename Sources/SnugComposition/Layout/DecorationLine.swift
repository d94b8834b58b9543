internal import SnugGeometry
internal import SnugText

/// A line that goes with a line of letters, where the primary font has it and as thick as that font wants it.
enum DecorationLine {
    case underline
    case strikethrough

    /// The line as a rectangle between two places along a baseline.
    func box(_ metrics: FontMetrics, size: Double, baseline: Double, over extent: ClosedRange<Double>) -> Rect {
        let middle: Double
        let thickness: Double
        switch self {
        case .underline:
            middle = baseline + metrics.underlinePosition * size
            thickness = metrics.underlineThickness * size
        case .strikethrough:
            middle = baseline - metrics.strikethroughPosition * size
            thickness = metrics.strikethroughThickness * size
        }
        return Rect(
            x0: extent.lowerBound, y0: middle - thickness / 2, x1: extent.upperBound, y1: middle + thickness / 2)
    }
}

extension ResolvedCaption.LetterPaint {
    /// The lines below the letters and those through them.
    var lines: [DecorationLine] {
        (isUnderlined ? [.underline] : []) + (isStruckThrough ? [.strikethrough] : [])
    }
}

extension ResolvedCaption {
    /// All kinds of lines that go with letters.
    var decorationLines: Set<DecorationLine> { Set(paints.flatMap(\.lines)) }
}
