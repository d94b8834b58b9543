internal import SnugGeometry
internal import SnugText

extension CaptionBlock {
    /// Resolves a spec and lays its text out.
    ///
    /// - Parameter canvasWidth: that of the fixed canvas, where the spec itself does not fix one.
    init(
        _ spec: CaptionSpec, canvasWidth: Double? = nil, fonts: any FontProvider, unicode: any UnicodeProvider & PatternProvider, limits: Limits
    ) throws(CompositionError) {
        let caption = try ResolvedCaption(spec, canvasWidth: canvasWidth, unicode: unicode, limits: limits)
        do {
            let text = try layOut(caption.text, style: caption.paragraph, fonts: fonts, unicode: unicode)
            let metrics = fonts.metrics(of: fonts.primary(of: try fonts.fonts(for: caption.text.base.font).fonts))
            self.init(caption: caption, text: text, metrics: metrics)
            for (index, highlight) in caption.highlights.enumerated() where highlight.extent == .ink {
                highlightInk[index] = text.ink(of: highlight.range, fonts: fonts)
            }
        } catch {
            throw .font(error)
        }
    }
}
