internal import SnugGeometry
internal import SnugScene

/// A shape with its fill and its lines.
final class ShapeNode: LayoutNode {
    /// A shape's length where it is offered none.
    static let length = 10.0

    let sizes = NodeSizes()
    private let shape: ResolvedShape
    private let paints: [ShapePaint]

    init(_ shape: ResolvedShape, paints: [ShapePaint]) {
        self.shape = shape
        self.paints = paints
    }

    func measure(_ proposal: ProposedSize) -> NodeSize {
        let size: Size
        if shape == .circle {
            let side = min(proposal.width ?? .infinity, proposal.height ?? .infinity)
            let isOpen = proposal == .unspecified
            size = Size(width: isOpen ? Self.length : side, height: isOpen ? Self.length : side)
        } else {
            size = Size(width: proposal.width ?? Self.length, height: proposal.height ?? Self.length)
        }
        return NodeSize(size: size)
    }

    func place(in frame: Rect, _ proposal: ProposedSize) -> PlacedElement {
        PlacedElement(frame: frame, children: paints.map { $0.placed(shape, in: frame) })
    }
}
