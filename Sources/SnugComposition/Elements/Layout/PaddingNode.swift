internal import SnugGeometry

/// Room round an element.
final class PaddingNode: LayoutNode {
    let sizes = NodeSizes()
    private let content: any LayoutNode
    private let insets: EdgeInsets

    init(_ content: any LayoutNode, _ insets: EdgeInsets) {
        self.content = content
        self.insets = insets
    }

    private var taken: Size { Size(width: insets.left + insets.right, height: insets.top + insets.bottom) }

    private func inner(_ proposal: ProposedSize) -> ProposedSize {
        proposal.less(width: taken.width, height: taken.height)
    }

    func measure(_ proposal: ProposedSize) throws(CompositionError) -> NodeSize {
        let inner = try content.size(inner(proposal))
        return inner.moved(
            down: insets.top,
            in: Size(width: inner.size.width + taken.width, height: inner.size.height + taken.height))
    }

    func place(in frame: Rect, _ proposal: ProposedSize) throws(CompositionError) -> PlacedElement {
        let inner = inner(proposal)
        let corner = Point(x: frame.x0 + insets.left, y: frame.y0 + insets.top)
        return try content.place(in: Rect(origin: corner, size: try content.size(inner).size), inner)
            .framed(by: frame)
    }
}
