internal import SnugGeometry
internal import SnugText

/// A caption's wrapped text and the room round it, before it has a place on a canvas.
struct CaptionBlock {
    let caption: ResolvedCaption
    var text: TextLayout
    /// The measures of the primary font.
    let metrics: FontMetrics
    /// The ink of the letters of highlights that reach as far as it, by highlight and line, from the text's corner.
    var highlightInk: [Int: [Int: Rect]] = [:]
    /// The shape about all lines, in a round mode.
    var fitted: FittedShape?

    /// The widest padded line with the border, by the padded height of all lines with the border; or the box of the round
    /// shape with its border.
    var size: Size {
        let padding = caption.background.padding
        let outside = 2 * caption.background.strokeRoom
        if let fitted { return Size(width: fitted.size.width + outside, height: fitted.size.height + outside) }
        let trim = trim
        return Size(
            width: text.size.width + padding.left + padding.right + outside,
            height: text.size.height - trim.top - trim.bottom + padding.top + padding.bottom + outside)
    }

    /// From the block's corner to the text's.
    var textOrigin: Point {
        if let fitted { return shapeOrigin + fitted.textOrigin }
        let padding = caption.background.padding
        return shapeOrigin + Point(x: padding.left, y: padding.top - trim.top)
    }

    /// From the block's corner to that of the shape inside its border.
    var shapeOrigin: Point { Point(x: caption.background.strokeRoom, y: caption.background.strokeRoom) }

    /// What the text's box leaves out of the first line at the top and of the last at the bottom.
    private var trim: (top: Double, bottom: Double) {
        guard caption.textBox == .cap, let first = text.lines.first, let last = text.lines.last else { return (0, 0) }
        let capHeight = metrics.capHeight * caption.text.base.size
        return (first.baseline - capHeight - first.box.y0, last.box.y1 - last.baseline)
    }

    /// The boxes of all lines from the text's corner, as the text's box has them; a line without width has none.
    var lineBoxes: [Rect] {
        let trim = trim
        return text.lines.indices.map { index in
            var box = text.lines[index].box
            guard box.width > 0 else { return Rect.empty }
            if index == text.lines.startIndex { box.y0 += trim.top }
            if index == text.lines.endIndex - 1 { box.y1 -= trim.bottom }
            return box
        }
    }

    /// The line boxes with padding, with the block's corner at `origin`, their sides moved outwards to the grid.
    ///
    /// A line without width has no box, however large the padding. In a round mode the padding belongs to the shape.
    func paddedBoxes(at origin: Point) -> [Rect] {
        let phase = caption.background.gridPhase
        let d = origin + textOrigin
        return lineBoxes.map { box in
            guard box.width > 0 else { return Rect.empty }
            if fitted != nil { return box.offset(by: d) }
            let padded = box.offset(by: d).outset(by: caption.background.padding)
            return centred(padded, at: origin.x + size.width / 2).alignedOutwards(pixelsPerUnit: 1, phase: phase)
        }
    }

    /// The box of a centred line built anew from the middle, so that both sides mirror one another exactly.
    private func centred(_ box: Rect, at middle: Double) -> Rect {
        guard caption.paragraph.alignment == .center else { return box }
        let axis = (2 * middle).rounded() / 2
        let half = (box.width / 2 * 65536).rounded() / 65536
        return Rect(x0: axis - half, y0: box.y0, x1: axis + half, y1: box.y1)
    }
}

extension Rect {
    /// A rectangle without an inside.
    static let empty = Rect(x0: 0, y0: 0, x1: 0, y1: 0)
}
