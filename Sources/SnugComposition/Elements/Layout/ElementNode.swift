internal import SnugGeometry

/// An element of the tree with all that its modifiers make of it.
final class ElementNode: LayoutNode {
    let sizes = NodeSizes()
    private let content: any LayoutNode
    private let name: String
    /// A spacer that has a frame or a padding is something of its own.
    var isSpacer: Bool { content.isSpacer }

    init(_ content: any LayoutNode, name: String) {
        self.content = content
        self.name = name
    }

    func measure(_ proposal: ProposedSize) throws(CompositionError) -> NodeSize {
        try content.size(proposal)
    }

    func place(in frame: Rect, _ proposal: ProposedSize) throws(CompositionError) -> PlacedElement {
        let placed = try content.place(in: frame, proposal)
        return PlacedElement(frame: frame, painted: placed.painted, content: .element(name: name, placed))
    }
}
