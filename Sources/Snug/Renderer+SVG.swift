internal import SnugComposition

extension Renderer {
    /// A caption as an SVG file: letters and shapes as outlines, blurred shadows and materials as pixels inside it.
    ///
    /// - Parameters:
    ///   - scale: pixels per layout unit of the size that the file asks for, and of its pixels; nil takes the caption's
    ///     own, which is 1 unless it says otherwise.
    ///   - isTitled: whether the file says the caption's text in a title, for screen readers.
    public func svg(
        _ caption: Caption, scale: Double? = nil, isTitled: Bool = true
    ) throws(SnugError) -> RenderedSVG {
        try withWorkshop(caption) { (workshop) throws(SnugError) in
            let layout = try workshop.layout(of: caption.spec, limits: limits)
            let svg = try workshop.svg(
                of: layout.displayList(glyphs: workshop.fonts), scale: scale ?? caption.spec.resolvedScale,
                title: isTitled ? layout.text : nil, painter: workshop.painter(caption.spec, limits: limits))
            return RenderedSVG(
                bytes: svg.bytes, width: svg.width, height: svg.height, fontNames: layout.familyNames,
                warnings: layout.warnings)
        }
    }
}
