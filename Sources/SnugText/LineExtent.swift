/// How far a line reaches above and below its baseline, in layout units.
struct LineExtent {
    private(set) var above: Double
    private(set) var height: Double

    /// The extent of lines that all have the same height: the primary font's box stands in their middle.
    init(height: Double, centering metrics: FontMetrics, size: Double) {
        above = (height + (metrics.ascent - metrics.descent) * size) / 2
        self.height = height
    }

    /// The extent of a font's box with half of its gap above and half below.
    init(_ metrics: FontMetrics, size: Double, shift: Double = 0) {
        above = (metrics.ascent + metrics.lineGap / 2) * size + shift
        height = (metrics.ascent + metrics.descent + metrics.lineGap) * size
    }

    mutating func formUnion(_ other: LineExtent) {
        let below = max(height - above, other.height - other.above)
        above = max(above, other.above)
        height = above + below
    }
}

extension LineExtent {
    /// The extent of a line with the given segments.
    ///
    /// With line height `normal` it holds the primary font of the text and of each span on the line, and each listed
    /// font that draws something on it; fallback and colour fonts never make a line higher.
    init(
        of segments: [LineSegment], in shaped: ShapedText, lineHeight: LineHeight, styles: StyleTable,
        fonts: FontTable
    ) {
        let base = styles.base
        let primary = fonts.metrics(of: base.primaryFont)
        let size = base.attributes.size
        switch lineHeight {
        case .multiple(let factor):
            self.init(height: factor * size, centering: primary, size: size)
        case .fixed(let height):
            self.init(height: height, centering: primary, size: size)
        case .normal:
            self.init(primary, size: size)
            for segment in segments {
                let item = shaped.items[segment.item]
                let style = styles.styles[item.style]
                let shift = style.attributes.baselineShift
                if item.style != 0, !fonts.isColor(style.primaryFont) {
                    formUnion(LineExtent(fonts.metrics(of: style.primaryFont), size: item.size, shift: shift))
                }
                if item.isListed, !fonts.isColor(item.font) {
                    formUnion(LineExtent(fonts.metrics(of: item.font), size: item.size, shift: shift))
                }
            }
        }
    }
}
