internal import SnugGeometry
internal import SnugPixels
internal import SnugScene
internal import SnugText

extension Rect {
    /// A line of one unit inside the box, on whole units.
    func hairline(_ color: Color) -> [DisplayItem] {
        let middle = Rect(x0: x0.rounded(), y0: y0.rounded(), x1: x1.rounded(), y1: y1.rounded())
            .inset(by: EdgeInsets(0.5))
        if middle.isEmpty { return [] }
        return [.stroke(.roundedRect(middle, radii: .zero), LineStyle(width: 1), .color(color))]
    }

    /// The box in one colour.
    func filled(_ color: Color) -> [DisplayItem] {
        isEmpty ? [] : [.fill(.roundedRect(self, radii: .zero), .color(color), .nonZero)]
    }
}

extension TextLayout.Line {
    /// A line across the box along the baseline, its upper edge where letters stand.
    var baselineMark: [DisplayItem] {
        let top = baseline.rounded()
        return Rect(x0: box.x0, y0: top, x1: box.x1, y1: top + 1).filled(DebugMark.baselines.color)
    }

    /// The ink of each glyph as a tint, and a tick through the baseline where each cluster starts.
    func glyphMarks(fonts: any FontProvider) -> [DisplayItem] {
        let color = DebugMark.glyphs.color
        var tints: [DisplayItem] = []
        var ticks: [DisplayItem] = []
        for run in runs {
            var cluster: Int?
            for glyph in run.glyphs {
                if let ink = fonts.inkBounds(of: glyph.id, in: run.font) {
                    tints += ink.scaled(by: run.size).offset(by: glyph.position).filled(color.with(alpha: 77))
                }
                guard glyph.cluster != cluster else { continue }
                cluster = glyph.cluster
                let reach = (run.size / 8).rounded(.up)
                let x = glyph.position.x.rounded()
                let y = glyph.position.y.rounded()
                ticks += Rect(x0: x, y0: y - reach, x1: x + 1, y1: y + reach).filled(color)
            }
        }
        return tints + ticks
    }
}

extension Path {
    /// A line of one unit inside the path, a small square where its pieces meet, and the box about it.
    var outlineMarks: [DisplayItem] {
        let color = DebugMark.outline.color
        let joints = Set(elements.compactMap(\.end))
        var squares = Path()
        for joint in joints.sorted(by: { ($0.y, $0.x) < ($1.y, $1.x) }) {
            squares.append(
                .roundedRect(
                    Rect(x0: joint.x, y0: joint.y, x1: joint.x, y1: joint.y).outset(by: EdgeInsets(2.5)), radii: .zero))
        }
        return bounds.hairline(color.with(alpha: 128)) + [
            .stroke(self, LineStyle(width: 2, join: .round, side: .inside), .color(color)),
            .fill(squares, .color(color), .nonZero),
        ]
    }
}

extension Path.Element {
    /// Where the step ends; nil for the line back to the start.
    fileprivate var end: Point? {
        switch self {
        case .move(let end), .line(let end), .quadratic(_, let end), .cubic(_, _, let end), .arc(_, _, let end, _): end
        case .close: nil
        }
    }
}
