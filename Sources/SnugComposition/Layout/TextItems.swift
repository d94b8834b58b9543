internal import SnugGeometry
internal import SnugPixels
internal import SnugScene

/// Turns the shapes of a caption's text into display items.
struct TextItems {
    let shapes: TextShapes
    let color: Color
    let decoration: ResolvedCaption.TextDecoration
    /// All lines below the letters, as one path.
    let underlines: Path
    /// All lines through the letters, as one path.
    let strikethroughs: Path

    /// All items from the bottom up: shadows, borders, lines below, letters, lines through, pictures.
    var items: [DisplayItem] { shadows + strokes + fills + shapes.pictures }

    /// The first shadow lies on top. As in CSS, each is that of the whole letters, whatever the alpha of their colours.
    private var shadows: [DisplayItem] {
        let casting = strokes(.black, side: .both) + fills(.black) + shapes.pictures
        guard !casting.isEmpty else { return [] }
        return decoration.visibleShadows.reversed().map { .shadow($0, of: casting) }
    }

    /// The borders of all letters, as one shape below all fills.
    private var strokes: [DisplayItem] {
        // Opaque letters hide the inner half of the border; below others it would change their colour.
        strokes(decoration.strokeColor, side: color.alpha == 255 ? .both : .outside)
    }

    private func strokes(_ strokeColor: Color, side: StrokeStyle.Side) -> [DisplayItem] {
        guard decoration.visibleStroke > 0, !shapes.letters.glyphs.isEmpty else { return [] }
        let style = StrokeStyle(width: 2 * decoration.visibleStroke, join: .round, side: side)
        return [.glyphStrokes(shapes.letters, style, .color(strokeColor))]
    }

    /// Letters and lines in one tone, also where they cross.
    private var fills: [DisplayItem] {
        guard color.alpha > 0 else { return [] }
        let fills = fills(color)
        guard color.alpha < 255, fills.count > 1 else { return fills }
        return [.shadow(Shadow(color: color), of: self.fills(.black))]
    }

    private func fills(_ color: Color) -> [DisplayItem] {
        let paint = Paint.color(color)
        var items: [DisplayItem] = []
        if !underlines.isEmpty { items.append(.fill(underlines, paint, .nonZero)) }
        if !shapes.letters.glyphs.isEmpty { items.append(.glyphs(shapes.letters, paint)) }
        if !strikethroughs.isEmpty { items.append(.fill(strikethroughs, paint, .nonZero)) }
        return items
    }
}
