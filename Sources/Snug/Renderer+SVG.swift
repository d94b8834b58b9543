public import SnugComposition

extension Renderer {
    /// A picture as an SVG file: letters and shapes as outlines, blurred shadows and materials as pixels inside it.
    ///
    /// - Parameters:
    ///   - scale: pixels per layout unit of the size that the file asks for, and of its pixels; nil takes the picture's
    ///     own, which is 1 unless it says otherwise.
    ///   - isTitled: whether the file says the picture's text in a title, for screen readers.
    public func svg(
        _ picture: Picture, scale: Double? = nil, isTitled: Bool = true
    ) throws(SnugError) -> RenderedSVG {
        let picture = try picture.resolvingStyle(limits: limits)
        let settings = picture.settings
        return try withWorkshop(settings) { (workshop) throws(SnugError) in
            let layout = try workshop.layout(of: picture, limits: limits)
            let svg = try workshop.svg(
                of: layout.displayList(glyphs: workshop.fonts), scale: scale ?? settings.resolvedScale,
                title: isTitled ? layout.text : nil, painter: workshop.painter(settings, limits: limits))
            return RenderedSVG(
                bytes: svg.bytes, width: svg.width, height: svg.height, fontNames: layout.familyNames,
                warnings: layout.warnings)
        }
    }

    /// A view, such as a caption, as an SVG file.
    ///
    /// - Parameters:
    ///   - scale: pixels per layout unit; nil takes the caption's own, which is 1 unless it says otherwise.
    ///   - isTitled: whether the file says the text in a title, for screen readers.
    public func svg(_ view: some View, scale: Double? = nil, isTitled: Bool = true) throws(SnugError) -> RenderedSVG {
        try svg(Picture(view), scale: scale, isTitled: isTitled)
    }
}
