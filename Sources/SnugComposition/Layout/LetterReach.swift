internal import SnugGeometry
internal import SnugPixels
internal import SnugScene

/// How far painting reaches beyond the ink of letters.
struct LetterReach {
    /// The width of the widest border that can be seen.
    var stroke: Double
    /// The shadows that can be seen.
    var shadows: [Shadow]

    /// The box of letters with their border, the lines that go with them, and all shadows.
    func box(ofLetters letters: Rect, lines: Rect = .empty) -> Rect {
        let text = (letters.isEmpty ? .empty : letters.outset(by: EdgeInsets(stroke))).union(lines)
        guard !text.isEmpty else { return .empty }
        return shadows.reduce(text) { $0.union($1.box(castBy: text)) }
    }
}

extension ResolvedCaption.LetterPaint {
    /// The width of the border if it can be seen, else 0.
    var visibleStroke: Double { strokeColor.isVisible ? stroke : 0 }
}

extension ResolvedCaption {
    /// The shadows that can be seen; the first lies on top.
    var visibleShadows: [Shadow] { shadows.filter { $0.color.alpha > 0 } }

    /// How far painting reaches beyond the letters.
    var letterReach: LetterReach {
        LetterReach(stroke: paints.map(\.visibleStroke).max() ?? 0, shadows: visibleShadows)
    }
}
