internal import SnugGeometry
internal import SnugPixels
internal import SnugScene
internal import SnugText

/// A highlight with nothing left open, in layout units.
struct ResolvedHighlight: Hashable, Sendable {
    var range: Range<Int>
    var mode: HighlightMode
    var color: ShapeStyle
    var radius: Double
    var innerRadius: Double
    var padding: EdgeInsets
    var extent: HighlightExtent
    var inset: Double
    var stroke: Double
    var strokeColor: ShapeStyle
    var shadow: Shadow?
    var fillsGaps: Bool
    /// The font size of the text that is highlighted.
    var em: Double

    init(
        _ highlight: Highlight, range: Range<Int>, lengths: LengthResolver, linePitch: Double
    ) throws(CompositionError) {
        let key = "highlight"
        self.range = range
        em = lengths.em
        mode = highlight.mode ?? HighlightDefaults.mode
        color = try (highlight.color ?? HighlightDefaults.color).checked(key: key, allowsMaterial: true)
        radius = try lengths.extent(highlight.radius ?? HighlightDefaults.radius, key: key)
        innerRadius =
            try highlight.innerRadius.map { (length) throws(CompositionError) in
                try lengths.extent(length, key: key)
            } ?? radius * HighlightDefaults.innerRadiusRatio
        padding = try lengths.insets(highlight.padding ?? HighlightDefaults.padding, key: key)
        extent = highlight.extent ?? HighlightDefaults.extent
        inset =
            try highlight.inset.map { (length) throws(CompositionError) in try lengths.units(length, key: key) }
            ?? HighlightDefaults.inset(mode: mode, extent: extent, linePitch: linePitch) * lengths.em
        stroke = try lengths.extent(highlight.stroke ?? HighlightDefaults.stroke, key: key)
        strokeColor = try (highlight.strokeColor ?? HighlightDefaults.strokeColor).checked(key: key)
        shadow = try highlight.shadow.map { (shadow) throws(CompositionError) in
            try lengths.shadow(shadow, key: key)
        }
        fillsGaps = highlight.fillsGaps ?? HighlightDefaults.fillsGaps
    }

    /// The room that lines leave for the padding: at the true ends, in `clone` at each end.
    var mark: TextMark {
        let atBreaks = mode == .clone
        return TextMark(
            range: range, leading: padding.left, trailing: padding.right,
            leadingAtBreak: atBreaks ? padding.left : 0, trailingAtBreak: atBreaks ? padding.right : 0)
    }

    /// How far painting reaches beyond the fragments with their padding.
    var reach: EdgeInsets { EdgeInsets(stroke / 2) }
}
