internal import SnugGeometry

/// A frame of a fixed size, or within bounds.
final class FrameNode: LayoutNode {
    /// What is told of one side.
    struct Side: Hashable {
        var fixed: Double?
        var least: Double?
        var most: Double?

        /// What the content is offered.
        func proposal(_ proposed: Double?) -> Double? {
            if let fixed { return fixed }
            guard let proposed else { return nil }
            return min(max(proposed, least ?? 0), most ?? .infinity)
        }

        /// The frame's length round content that takes `content`.
        func length(_ proposed: Double?, content: Double) -> Double {
            if let fixed { return fixed }
            let most = most ?? max(content, least ?? content)
            let least = min(least ?? content, most)
            return min(max(proposed ?? content, least), most)
        }
    }

    let sizes = NodeSizes()
    private let content: any LayoutNode
    private let width: Side
    private let height: Side
    private let alignment: Alignment

    init(_ content: any LayoutNode, width: Side, height: Side, alignment: Alignment) {
        self.content = content
        self.width = width
        self.height = height
        self.alignment = alignment
    }

    private func inner(_ proposal: ProposedSize) -> ProposedSize {
        ProposedSize(width: width.proposal(proposal.width), height: height.proposal(proposal.height))
    }

    func measure(_ proposal: ProposedSize) throws(CompositionError) -> NodeSize {
        let inner = try content.size(inner(proposal))
        let size = Size(
            width: width.length(proposal.width, content: inner.size.width),
            height: height.length(proposal.height, content: inner.size.height))
        let place = Rect(origin: .zero, size: size).placing(inner.size, alignment)
        return inner.moved(down: place.y0.isFinite ? place.y0 : 0, in: size)
    }

    func place(in frame: Rect, _ proposal: ProposedSize) throws(CompositionError) -> PlacedElement {
        let inner = inner(proposal)
        return try content.place(in: frame.placing(try content.size(inner).size, alignment), inner)
            .framed(by: frame)
    }
}
