internal import SnugGeometry
internal import SnugPixels
internal import SnugScene

/// One thing to paint, with the pixels that it can reach.
struct PaintStep {
    /// What has an inside and an edge.
    enum Shape: Equatable {
        case path(Path, FillRule)
        case glyphs(GlyphGroup)
    }

    enum Action {
        case fill(Shape, Color)
        case stroke(Shape, StrokeStyle, Color)
        /// A fill and a line on one side of its edge.
        case fillAndStroke(Shape, fill: Color, StrokeStyle, stroke: Color)
        /// A picture of the list, and its rectangle in layout units.
        case image(Int, Rect)
    }

    var action: Action
    var area: PixelRect
}

extension DisplayItem {
    /// The item as an action, apart from where it reaches.
    var action: PaintStep.Action {
        switch self {
        case .fill(let path, .color(let color), let rule): .fill(.path(path, rule), color)
        case .stroke(let path, let style, .color(let color)): .stroke(.path(path, .nonZero), style, color)
        case .glyphs(let group, .color(let color)): .fill(.glyphs(group), color)
        case .glyphStrokes(let group, let style, .color(let color)): .stroke(.glyphs(group), style, color)
        case .image(let index, let rect): .image(index, rect)
        }
    }
}

extension PaintStep.Action {
    /// Both actions as one, if they are a fill and a line on one side of the same edge; the order does not matter, as
    /// neither lies over the other save for the line inside, which must come last.
    func merged(with next: PaintStep.Action) -> PaintStep.Action? {
        switch (self, next) {
        case (.fill(let shape, let fill), .stroke(let edge, let style, let stroke))
        where edge == shape && style.side != .both,
            (.stroke(let edge, let style, let stroke), .fill(let shape, let fill))
        where edge == shape && style.side == .outside:
            .fillAndStroke(shape, fill: fill, style, stroke: stroke)
        default: nil
        }
    }
}
