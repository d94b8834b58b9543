public import SnugComposition

extension Renderer {
    /// A picture as an SVG file: letters and shapes as outlines, blurred shadows and materials as pixels inside it.
    ///
    /// The file says the picture's text as its title, for those who do not see it, unless the picture has `noMetadata`.
    ///
    /// - Parameters:
    ///   - scale: pixels per layout unit of the size that the file asks for, and of its pixels; nil takes the picture's
    ///     own, which is 1 unless it says otherwise.
    ///   - idPrefix: what each id in the file begins with: letters and digits of ASCII, `-` and `_`, a letter first.
    ///     Pictures whose SVG stands inside one page need different ones.
    public func svg(
        _ picture: Picture, scale: Double? = nil, idPrefix: String = ""
    ) throws(SnugError) -> RenderedSVG {
        let picture = try picture.resolvingStyle(limits: limits)
        let settings = picture.settings
        return try withWorkshop(settings) { (workshop) throws(SnugError) in
            let layout = try workshop.layout(of: picture, limits: limits)
            let svg = try workshop.svg(
                of: layout.displayList(glyphs: workshop.fonts), scale: scale ?? settings.resolvedScale,
                title: layout.description(settings), idPrefix: idPrefix,
                painter: workshop.painter(settings, limits: limits))
            return RenderedSVG(
                bytes: svg.bytes, width: svg.width, height: svg.height, fontNames: layout.familyNames,
                warnings: layout.warnings)
        }
    }

    /// A view, such as a caption, as an SVG file.
    ///
    /// - Parameters:
    ///   - scale: pixels per layout unit; nil takes the caption's own, which is 1 unless it says otherwise.
    ///   - idPrefix: what each id in the file begins with.
    public func svg(
        _ view: some View, scale: Double? = nil, idPrefix: String = ""
    ) throws(SnugError) -> RenderedSVG {
        try svg(Picture(view), scale: scale, idPrefix: idPrefix)
    }
}
