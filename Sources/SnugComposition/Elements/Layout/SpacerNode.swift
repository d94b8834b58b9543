internal import SnugGeometry

/// Room that takes what it is offered.
final class SpacerNode: LayoutNode {
    let sizes = NodeSizes()
    let isSpacer = true
    /// The axis of the stack it stands in; nil outside of stacks, where it grows in both directions.
    private let axis: Axis?
    private let minLength: Double

    init(along axis: Axis?, minLength: Double) {
        self.axis = axis
        self.minLength = minLength
    }

    func measure(_ proposal: ProposedSize) -> NodeSize {
        func length(_ along: Axis) -> Double {
            axis == nil || axis == along ? max(minLength, proposal[along] ?? minLength) : 0
        }
        return NodeSize(size: Size(width: length(.horizontal), height: length(.vertical)))
    }

    func place(in frame: Rect, _ proposal: ProposedSize) -> PlacedElement {
        PlacedElement(frame: frame, children: [])
    }
}
