internal import SnugGeometry

/// An element with every length in layout units, which can be asked for its size and put in its place.
///
/// A node belongs to one layout on one thread. Sizes are asked for often with the same proposal, so `NodeSizes` remembers
/// them: without it, stacks in stacks would ask their leaves exponentially often.
protocol LayoutNode: AnyObject {
    /// What the node is known to take.
    var sizes: NodeSizes { get }

    /// Whether the node takes only what is left of the stack it stands in.
    var isSpacer: Bool { get }

    /// The size that the node takes where it is offered this room.
    func measure(_ proposal: ProposedSize) throws(CompositionError) -> NodeSize

    /// The node in its place.
    ///
    /// - Parameters:
    ///   - frame: a rectangle of the size that the node takes, in the canvas's coordinates.
    ///   - proposal: what it was offered.
    func place(in frame: Rect, _ proposal: ProposedSize) throws(CompositionError) -> PlacedElement
}

/// The size of a node, and the baselines of the text in it.
struct NodeSize: Hashable {
    var size: Size
    /// From the top to the baseline of the first line, where there is text.
    var firstBaseline: Double?
    /// From the top to the baseline of the last line, where there is text.
    var lastBaseline: Double?

    /// The size moved down inside another one.
    func moved(down d: Double, in size: Size) -> NodeSize {
        NodeSize(size: size, firstBaseline: firstBaseline.map { $0 + d }, lastBaseline: lastBaseline.map { $0 + d })
    }
}

/// The sizes that a node has been asked for.
final class NodeSizes {
    fileprivate var known: [ProposedSize: NodeSize] = [:]
}

extension LayoutNode {
    /// Most nodes have something to show.
    var isSpacer: Bool { false }

    /// The size that the node takes where it is offered this room, worked out once.
    func size(_ proposal: ProposedSize) throws(CompositionError) -> NodeSize {
        if let known = sizes.known[proposal] { return known }
        let size = try measure(proposal)
        sizes.known[proposal] = size
        return size
    }
}

extension Rect {
    /// A rectangle of another size inside this one, or round it, on whole units where this one is.
    func placing(_ size: Size, _ alignment: Alignment) -> Rect {
        let (x, y) = alignment.parts
        let d = Point(x: ((width - size.width) * x).rounded(), y: ((height - size.height) * y).rounded())
        return Rect(origin: origin + d, size: size)
    }
}
