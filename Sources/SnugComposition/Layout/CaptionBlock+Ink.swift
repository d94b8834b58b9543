internal import SnugGeometry
internal import SnugText

extension CaptionBlock {
    /// The box of the letters with their border, their lines and their shadows, from the text layout's corner.
    var inkReach: Rect {
        let ink = text.lines.reduce(Rect.empty) { $0.union($1.ink ?? .empty) }
        return caption.decoration.reach(ofLetters: ink, lines: decorationLines)
    }

    /// The box of all lines below the letters and through them, at their longest.
    private var decorationLines: Rect {
        var box = Rect.empty
        for decoration in caption.decoration.lines {
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
