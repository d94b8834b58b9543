internal import SnugGeometry

/// An element with something behind it or over it.
final class LayeredNode: LayoutNode {
    let sizes = NodeSizes()
    private let content: any LayoutNode
    private let other: any LayoutNode
    private let alignment: Alignment
    private let isBehind: Bool

    init(_ content: any LayoutNode, with other: any LayoutNode, alignment: Alignment, isBehind: Bool) {
        self.content = content
        self.other = other
        self.alignment = alignment
        self.isBehind = isBehind
    }

    func measure(_ proposal: ProposedSize) throws(CompositionError) -> NodeSize {
        try content.size(proposal)
    }

    func place(in frame: Rect, _ proposal: ProposedSize) throws(CompositionError) -> PlacedElement {
        let offered = ProposedSize(frame.size)
        let placed = try other.place(in: frame.placing(try other.size(offered).size, alignment), offered)
        let main = try content.place(in: frame, proposal)
        return PlacedElement(frame: frame, children: isBehind ? [placed, main] : [main, placed])
    }
}
