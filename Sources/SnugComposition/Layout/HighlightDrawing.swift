public import SnugGeometry
internal import SnugPixels
internal import SnugScene
internal import SnugText

/// A highlight in its final place.
public struct HighlightDrawing: Hashable, Sendable {
    /// UTF-8 bytes of the text.
    public let range: Range<Int>
    /// Its shape, a fragment for each piece of a line.
    public let shape: HighlightShape

    let highlight: ResolvedHighlight

    /// Its shadow, its fill and its border.
    func items(_ paints: inout PaintResolver) -> [DisplayItem] {
        let path = shape.path
        guard !path.isEmpty else { return [] }
        let box = path.bounds
        let fills = paints.fill(path, with: highlight.color, in: box)
        var strokes: [DisplayItem] = []
        if highlight.stroke > 0, highlight.strokeColor.isVisible {
            let outside = box.outset(by: highlight.reach)
            strokes.append(
                .stroke(
                    shape.strokePath(), LineStyle(width: highlight.stroke, join: .round),
                    paints.paint(highlight.strokeColor, in: outside)))
        }
        guard let shadow = highlight.shadow, shadow.color.alpha > 0, !(fills + strokes).isEmpty else {
            return fills + strokes
        }
        // A material casts the shadow of its whole shape.
        let casting = fills.map { $0.isMaterial ? DisplayItem.fill(path, .color(.black), .nonZero) : $0 }
        return [.shadow(shadow, of: casting + strokes)] + fills + strokes
    }
}

extension HighlightDrawing {
    /// The shape of a highlight on lines that are in their final places.
    init(
        _ highlight: ResolvedHighlight, mark: Int, lines: [TextLayout.Line], metrics: FontMetrics, ink: [Int: Rect]
    ) throws(GeometryError) {
        let covered = lines.indices(covering: highlight.range)
        // Room is kept where text starts and ends, padding counts from left and right.
        let isMirrored = covered.first.map { lines[$0].isRightToLeft } ?? false
        let padding = highlight.padding
        let isOdd = highlight.stroke.truncatingRemainder(dividingBy: 2) == 1
        let parameters = HighlightParameters(
            mode: highlight.mode.shape, radius: highlight.radius, innerRadius: highlight.innerRadius,
            snap: highlight.mode == .cling ? 0.25 * highlight.em : 0,
            leftPadding: isMirrored ? padding.right : padding.left,
            rightPadding: isMirrored ? padding.left : padding.right,
            bridge: highlight.fillsGaps ? .infinity : 0, grid: isOdd ? .half : .whole)
        range = highlight.range
        self.highlight = highlight
        shape = try HighlightShape(
            covered.map { number in
                let line = lines[number]
                let extent = highlight.extent(on: line, metrics: metrics, ink: ink[number])
                return HighlightLine(
                    top: extent.top, bottom: extent.bottom,
                    runs: line.marks.filter { $0.mark == mark }.map { .init(x0: $0.x0, x1: $0.x1) },
                    isRightToLeft: line.isRightToLeft)
            }, parameters: parameters)
    }
}

extension DisplayItem {
    fileprivate var isMaterial: Bool {
        if case .material = self { true } else { false }
    }
}

extension HighlightMode {
    fileprivate var shape: HighlightShape.Mode {
        switch self {
        case .slice: .slice
        case .clone: .clone
        case .cling: .cling
        }
    }
}

extension ResolvedHighlight {
    /// From where to where the highlight reaches vertically on a line, padding and inset included.
    func extent(on line: TextLayout.Line, metrics: FontMetrics, ink: Rect?) -> (top: Double, bottom: Double) {
        let (top, bottom) =
            switch extent {
            case .line: (line.box.y0, line.box.y1)
            case .font: (line.baseline - metrics.ascent * em, line.baseline + metrics.descent * em)
            case .cap: (line.baseline - metrics.capHeight * em, line.baseline)
            case .ink: (ink?.y0 ?? line.baseline, ink?.y1 ?? line.baseline)
            }
        return (top - padding.top + inset, bottom + padding.bottom - inset)
    }

    /// The box of all pieces on a line with their padding.
    func box(on line: TextLayout.Line, mark: Int, metrics: FontMetrics, ink: Rect?) -> Rect {
        let extent = extent(on: line, metrics: metrics, ink: ink)
        let side = max(padding.left, padding.right)
        return line.marks.filter { $0.mark == mark }.reduce(Rect.empty) { box, fragment in
            box.union(Rect(x0: fragment.x0 - side, y0: extent.top, x1: fragment.x1 + side, y1: extent.bottom))
        }
    }
}
