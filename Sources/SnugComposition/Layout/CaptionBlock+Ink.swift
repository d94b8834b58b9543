internal import SnugGeometry
internal import SnugScene
internal import SnugText

extension CaptionBlock {
    /// The box of the letters with their border, their lines and their shadows, from the text layout's corner.
    var inkReach: Rect {
        let ink = text.lines.reduce(Rect.empty) { $0.union($1.ink ?? .empty) }
        return caption.letterReach.box(ofLetters: ink, lines: decorationLines).union(highlightReach)
    }

    /// The box of all highlights with padding, borders and shadows.
    private var highlightReach: Rect {
        caption.highlights.indices.reduce(Rect.empty) { box, index in
            let highlight = caption.highlights[index]
            let shape = text.lines.indices(covering: highlight.range).reduce(Rect.empty) { box, number in
                box.union(
                    highlight.box(
                        on: text.lines[number], mark: index, metrics: metrics, ink: highlightInk[index]?[number]))
            }
            guard !shape.isEmpty else { return box }
            let drawn = shape.outset(by: EdgeInsets(highlight.stroke / 2))
            return box.union(highlight.shadow.map { $0.box(castBy: drawn) } ?? .empty).union(drawn)
        }
    }

    /// The box of all lines below the letters and through them, at their longest.
    private var decorationLines: Rect {
        var box = Rect.empty
        for decoration in caption.decorationLines {
            for line in text.lines where line.box.width > 0 {
                box = box.union(
                    decoration.box(
                        metrics, size: caption.text.base.size, baseline: line.baseline, over: line.box.x0...line.box.x1)
                )
            }
        }
        return box
    }
}
