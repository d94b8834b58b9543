internal import SnugGeometry

/// Children over one another.
final class DepthStackNode: LayoutNode {
    let sizes = NodeSizes()
    private let alignment: Alignment
    private let children: [any LayoutNode]

    init(alignment: Alignment, children: [any LayoutNode]) {
        self.alignment = alignment
        self.children = children
    }

    func measure(_ proposal: ProposedSize) throws(CompositionError) -> NodeSize {
        var sizes: [NodeSize] = []
        for child in children { sizes.append(try child.size(proposal)) }
        let size = sizes.reduce(Size(width: 0, height: 0)) {
            Size(width: max($0.width, $1.size.width), height: max($0.height, $1.size.height))
        }
        let frame = Rect(origin: .zero, size: size)
        let baselines = sizes.map { (child) -> NodeSize in
            let y = frame.placing(child.size, alignment).y0
            return child.moved(down: y.isFinite ? y : 0, in: size)
        }
        return NodeSize(
            size: size, firstBaseline: baselines.compactMap(\.firstBaseline).min(),
            lastBaseline: baselines.compactMap(\.lastBaseline).max())
    }

    func place(in frame: Rect, _ proposal: ProposedSize) throws(CompositionError) -> PlacedElement {
        var placed: [PlacedElement] = []
        for child in children {
            placed.append(
                try child.place(in: frame.placing(try child.size(proposal).size, alignment), proposal))
        }
        return PlacedElement(frame: frame, children: placed)
    }
}
