internal import SnugGeometry
internal import SnugText

extension CaptionBlock {
    /// Resolves a spec, lays its text out and fits the shape of a round mode.
    ///
    /// - Parameters:
    ///   - canvasWidth: that of the fixed canvas, where the spec itself does not fix one.
    ///   - page: what lies behind the caption beside its own canvas, from the bottom up.
    init(
        _ spec: CaptionSpec, canvasWidth: Double? = nil, over page: [ShapeStyle] = [], fonts: any FontProvider,
        unicode: any UnicodeProvider & PatternProvider, limits: Limits
    ) throws(CompositionError) {
        let caption = try ResolvedCaption(spec, canvasWidth: canvasWidth, over: page, unicode: unicode, limits: limits)
        let metrics: FontMetrics
        var prepared: PreparedText
        do {
            prepared = try PreparedText(caption.text, fonts: fonts, unicode: unicode)
            metrics = fonts.metrics(of: fonts.primary(of: try fonts.fonts(for: caption.text.base.font).fonts))
        } catch {
            throw .font(error)
        }
        self.init(caption: caption, text: prepared.layOut(caption.paragraph), metrics: metrics)
        if caption.background.mode.isRound { try fitShape(&prepared) }
        for (index, highlight) in caption.highlights.enumerated() where highlight.extent == .ink {
            highlightInk[index] = text.ink(of: highlight.range, fonts: fonts)
        }
    }

    /// Fits the shape of a round mode.
    ///
    /// A pill takes the more room at its sides the higher it is: where that makes it too wide its lines wrap again, if that
    /// makes it less wide. Circles and ellipses have the lines with which they are smallest.
    private mutating func fitShape(_ prepared: inout PreparedText) throws(CompositionError) {
        try fitShape()
        guard let limit = caption.widthLimit else { return }
        if caption.background.mode.hasOnePadding { return try wrapForSmallestShape(&prepared, limit: limit) }
        while size.width > limit {
            var paragraph = caption.paragraph
            let room = limit - (size.width - text.size.width)
            guard room > 0, room < text.size.width else { return }
            paragraph.width = room
            var narrower = self
            narrower.text = prepared.layOut(paragraph)
            try narrower.fitShape()
            guard narrower.size.width < size.width else { return }
            self = narrower
        }
    }

    /// Wraps lines to a few widths about that of a square of them, and keeps those whose shape is too wide by least, and of
    /// these the smallest.
    private mutating func wrapForSmallestShape(
        _ prepared: inout PreparedText, limit: Double
    ) throws(CompositionError) {
        var paragraph = caption.paragraph
        paragraph.width = nil
        let length = text.lines.reduce(0) { $0 + $1.box.width }
        let height = text.size.height / Double(max(1, text.lines.count))
        let side = (length * height).squareRoot()
        for part in stride(from: 2.0, through: 0.625, by: -0.125) {
            paragraph.width = side * part
            var other = self
            other.text = prepared.layOut(paragraph)
            try other.fitShape()
            if other.shapeRank(limit) < shapeRank(limit) { self = other }
        }
    }

    /// What makes one round shape worse than another: lines that are cut short or too wide, width beyond the limit, size.
    private func shapeRank(_ limit: Double) -> (Int, Double, Double) {
        let faults = text.warnings.count { if case .lineTooWide = $0 { true } else { false } }
        return (faults, max(0, size.width - limit), size.width * size.height)
    }

    private mutating func fitShape() throws(CompositionError) {
        do {
            fitted = try FittedShape(around: lineBoxes, caption.background)
        } catch {
            throw .geometry(error)
        }
    }

    /// Whether a round shape is wider than was asked for, by more than a hair of rounding.
    var shapeIsTooWide: Bool {
        guard fitted != nil, let limit = caption.widthLimit else { return false }
        return size.width > limit + 1.0 / 1024
    }
}
