internal import SnugGeometry
internal import SnugPixels
public import SnugScene

extension ElementLayout {
    /// All that is to be painted, from the bottom up; marks for debugging lie on top.
    ///
    /// `glyphs` is asked once for each distinct glyph.
    public func displayList(glyphs source: any GlyphSource) -> DisplayList {
        var painting = ElementItems(
            glyphs: GlyphTable(source: source), paints: PaintResolver(pictures: pictures, backdrop: .canvas))
        var list = DisplayList(size: canvas, background: page.color)
        list.items = page.items(&painting.paints) + painting.items(root)
        if let debug { list.items += debug.items(&painting.glyphs, &painting.paints.images) }
        list.glyphOutlines = painting.glyphs.outlines
        list.images = painting.paints.images.bitmaps
        return list
    }
}

/// Turns placed elements into display items, and collects glyphs and pictures.
struct ElementItems {
    var glyphs: GlyphTable
    var paints: PaintResolver

    /// What an element paints, from the bottom up; tells materials that come later what they lie over.
    mutating func items(_ element: PlacedElement) -> [DisplayItem] {
        switch element.content {
        case .element(_, let inner):
            return items(inner)
        case .group(let elements):
            var all: [DisplayItem] = []
            for element in elements { all += items(element) }
            return all
        case .layer(let inner, let clip, let opacity, let shadows):
            let content = items(inner)
            guard !content.isEmpty, opacity > 0 else { return [] }
            return [.layer(Layer(content, clip: clip, opacity: opacity, shadows: shadows))]
        case .caption, .image, .fill, .line, .frameSize:
            let items = leaf(element)
            paints.paint(items)
            return items
        }
    }

    private mutating func leaf(_ element: PlacedElement) -> [DisplayItem] {
        switch element.content {
        case .caption(let layout):
            return layout.items(&glyphs, &paints)
        case .image(let reference):
            let frame = Path.roundedRect(element.frame, radii: .zero)
            return paints.fill(frame, with: .image(ImageStyle(reference)), in: element.frame)
        case .fill(let path, let style):
            return paints.fill(path, with: style, in: element.frame)
        case .line(let path, let line, let style):
            guard style.isVisible, line.width > 0, !path.isEmpty else { return [] }
            return [.stroke(path, line, paints.paint(style, in: element.frame))]
        case .frameSize(let drawing):
            return drawing.items(&glyphs, &paints.images)
        case .element, .group, .layer:
            return items(element)
        }
    }
}
