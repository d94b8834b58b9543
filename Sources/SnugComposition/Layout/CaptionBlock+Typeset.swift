internal import SnugGeometry
internal import SnugText

extension CaptionBlock {
    /// Resolves a spec, lays its text out and fits the shape of a round mode.
    ///
    /// - Parameter canvasWidth: that of the fixed canvas, where the spec itself does not fix one.
    init(
        _ spec: CaptionSpec, canvasWidth: Double? = nil, fonts: any FontProvider,
        unicode: any UnicodeProvider & PatternProvider, limits: Limits
    ) throws(CompositionError) {
        let caption = try ResolvedCaption(spec, canvasWidth: canvasWidth, unicode: unicode, limits: limits)
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
    /// makes it less wide. Circles and ellipses leave their lines the same room always.
    private mutating func fitShape(_ prepared: inout PreparedText) throws(CompositionError) {
        try fitShape()
        guard let limit = caption.widthLimit, !caption.background.mode.hasOnePadding else { return }
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
