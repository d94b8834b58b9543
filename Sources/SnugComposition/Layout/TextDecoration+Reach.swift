internal import SnugGeometry
internal import SnugPixels
internal import SnugScene

extension ResolvedCaption.TextDecoration {
    /// The width of the border if it can be seen, else 0.
    var visibleStroke: Double { strokeColor.alpha > 0 ? stroke : 0 }

    /// The shadows that can be seen; the first lies on top.
    var visibleShadows: [Shadow] { shadows.filter { $0.color.alpha > 0 } }

    /// The box of letters with their border, the lines that go with them, and all shadows.
    func reach(ofLetters letters: Rect, lines: Rect = .empty) -> Rect {
        let text = (letters.isEmpty ? .empty : letters.outset(by: EdgeInsets(visibleStroke))).union(lines)
        guard !text.isEmpty else { return .empty }
        return visibleShadows.reduce(text) { $0.union($1.box(castBy: text)) }
    }
}
