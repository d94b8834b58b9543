extension CaptionSpec {
    /// The spec with every picture that it names replaced; markup is left as it is.
    public func replacingImages(_ change: (ImageReference) -> ImageReference) -> CaptionSpec {
        func changed(_ style: ShapeStyle?) -> ShapeStyle? { style?.replacingImage(change) }
        func changed<Part>(_ rules: [HighlightRule<Part>]?) -> [HighlightRule<Part>]? {
            rules?.map { HighlightRule($0.part, style: $0.style?.replacingImages(change)) }
        }
        var spec = self
        spec.canvas = changed(canvas)
        spec.backdrop = backdrop.map(change)
        spec.background = changed(background)
        spec.strokeColor = changed(strokeColor)
        spec.barColor = changed(barColor)
        spec.firstParagraph = firstParagraph?.replacingImages(change)
        spec.textStrokeColor = changed(textStrokeColor)
        spec.color = color?.replacingImage(change)
        spec.highlightStyle = highlightStyle?.replacingImages(change)
        spec.highlight = changed(highlight)
        spec.highlightRange = changed(highlightRange)
        spec.highlightMatch = changed(highlightMatch)
        spec.runs = runs.map { text in
            RichText(text.runs.map { TextRun($0.text, style: $0.style.replacingImages(change)) })
        }
        return spec
    }
}

extension ShapeStyle {
    /// The style with another picture in place of its own.
    public func replacingImage(_ change: (ImageReference) -> ImageReference) -> ShapeStyle {
        if case .image(let style) = self { .image(ImageStyle(change(style.source), fit: style.fit)) } else { self }
    }
}

extension TextColor {
    fileprivate func replacingImage(_ change: (ImageReference) -> ImageReference) -> TextColor {
        if case .style(let style) = self { .style(style.replacingImage(change)) } else { self }
    }
}

extension Highlight {
    fileprivate func replacingImages(_ change: (ImageReference) -> ImageReference) -> Highlight {
        var highlight = self
        highlight.color = color?.replacingImage(change)
        highlight.strokeColor = strokeColor?.replacingImage(change)
        return highlight
    }
}

extension RunStyle {
    fileprivate func replacingImages(_ change: (ImageReference) -> ImageReference) -> RunStyle {
        var style = self
        style.color = color?.replacingImage(change)
        style.textStrokeColor = textStrokeColor?.replacingImage(change)
        style.highlights = highlights.map { $0.replacingImages(change) }
        return style
    }
}
