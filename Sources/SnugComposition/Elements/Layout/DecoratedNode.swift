internal import SnugGeometry

/// An element that is painted otherwise and keeps its size.
final class DecoratedNode: LayoutNode {
    let sizes = NodeSizes()
    private let content: any LayoutNode
    private let decorate: (PlacedElement, Rect) throws(CompositionError) -> PlacedElement

    /// - Parameter decorate: makes the placed element from that of the content and the frame.
    init(
        _ content: any LayoutNode, _ decorate: @escaping (PlacedElement, Rect) throws(CompositionError) -> PlacedElement
    ) {
        self.content = content
        self.decorate = decorate
    }

    func measure(_ proposal: ProposedSize) throws(CompositionError) -> NodeSize {
        try content.size(proposal)
    }

    func place(in frame: Rect, _ proposal: ProposedSize) throws(CompositionError) -> PlacedElement {
        try decorate(try content.place(in: frame, proposal), frame)
    }
}
