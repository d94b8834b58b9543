internal import SnugGeometry
internal import SnugScene

/// What a shape is filled with, or a line along it.
enum ShapePaint {
    case fill(ShapeStyle)
    /// A line of which `inset` says how far its middle lies inside the edge: 0, or half its width.
    case line(ShapeStyle, LineStyle, inset: Double)

    /// The paint of a shape in a frame.
    func placed(_ shape: ResolvedShape, in frame: Rect) -> PlacedElement {
        switch self {
        case .fill(let style):
            PlacedElement(frame: frame, painted: frame, content: .fill(shape.path(in: frame), style))
        case .line(let style, let line, let inset) where 2 * inset >= min(frame.width, frame.height) && inset > 0:
            // A line inside that is at least as thick as the shape leaves nothing of it free.
            PlacedElement(
                frame: frame, painted: frame, content: .fill(line.width > 0 ? shape.path(in: frame) : Path(), style))
        case .line(let style, let line, let inset):
            PlacedElement(
                frame: frame, painted: frame.outset(by: EdgeInsets(line.width / 2 - inset)),
                content: .line(shape.path(in: frame, inset: inset), line, style))
        }
    }
}
