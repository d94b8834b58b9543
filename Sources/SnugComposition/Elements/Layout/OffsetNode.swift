internal import SnugGeometry

/// An element that is painted elsewhere than where it stands.
final class OffsetNode: LayoutNode {
    let sizes = NodeSizes()
    private let content: any LayoutNode
    private let distance: Point

    init(_ content: any LayoutNode, by distance: Point) {
        self.content = content
        self.distance = distance
    }

    func measure(_ proposal: ProposedSize) throws(CompositionError) -> NodeSize {
        try content.size(proposal)
    }

    func place(in frame: Rect, _ proposal: ProposedSize) throws(CompositionError) -> PlacedElement {
        try content.place(in: frame.offset(by: distance), proposal).framed(by: frame)
    }
}
