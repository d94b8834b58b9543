internal import SnugGeometry
internal import SnugPixels
internal import SnugScene

/// Turns the shapes of a caption's text into display items.
struct TextItems {
    let parts: [TextPart]
    /// The shadows of all letters; the first lies on top.
    let shadows: [Shadow]

    /// All items from the bottom up: shadows, borders, lines below, letters, lines through, pictures.
    var items: [DisplayItem] { shadowItems + parts.flatMap(\.strokes) + parts.flatMap(\.fills) + pictures }

    private var pictures: [DisplayItem] { parts.flatMap(\.shapes.pictures) }

    /// As in CSS, each is that of the whole letters, whatever the alpha of their colours.
    private var shadowItems: [DisplayItem] {
        let casting = parts.flatMap { $0.strokes(.color(.black), side: .both) + $0.fills(.color(.black)) } + pictures
        guard !casting.isEmpty else { return [] }
        return shadows.reversed().filter { $0.color.alpha > 0 }.map { .shadow($0, of: casting) }
    }
}

extension TextPart {
    /// The borders of all letters, as one shape below all fills.
    fileprivate var strokes: [DisplayItem] {
        // Opaque letters hide the inner half of the border; below others it would change their colour.
        strokes(stroke, side: paint.color.isOpaque ? .both : .outside)
    }

    fileprivate func strokes(_ stroke: Paint, side: LineStyle.Side) -> [DisplayItem] {
        guard paint.visibleStroke > 0, !shapes.letters.glyphs.isEmpty else { return [] }
        let style = LineStyle(width: 2 * paint.visibleStroke, join: .round, side: side)
        return [.glyphStrokes(shapes.letters, style, stroke)]
    }

    /// Letters and lines in one tone, also where they cross.
    fileprivate var fills: [DisplayItem] {
        guard paint.color.isVisible else { return [] }
        let fills = fills(fill)
        guard fills.count > 1 else { return fills }
        if case .color(let color) = fill {
            return color.alpha == 255 ? fills : [.shadow(Shadow(color: color), of: self.fills(.color(.black)))]
        }
        guard let alpha = fill.evenAlpha, alpha < 255 else { return fills }
        return [.layer(Layer(self.fills(fill.opaque), opacity: Double(alpha) / 255))]
    }

    fileprivate func fills(_ paint: Paint) -> [DisplayItem] {
        var items: [DisplayItem] = []
        if !underlines.isEmpty { items.append(.fill(underlines, paint, .nonZero)) }
        if !shapes.letters.glyphs.isEmpty { items.append(.glyphs(shapes.letters, paint)) }
        if !strikethroughs.isEmpty { items.append(.fill(strikethroughs, paint, .nonZero)) }
        return items
    }
}
