internal import SnugGeometry

/// Children beside or below one another.
final class StackNode: LayoutNode {
    /// How children line up across the stack's axis.
    enum CrossAlignment: Hashable {
        /// At a part of their extent: 0 at the start, 1/2 in the middle, 1 at the end.
        case part(Double)
        case firstBaseline, lastBaseline
    }

    /// Children with their sizes and places, from the stack's corner.
    private struct Arrangement {
        var size: NodeSize
        var children: [(frame: Rect, proposal: ProposedSize)]
    }

    let sizes = NodeSizes()
    private let axis: Axis
    private let alignment: CrossAlignment
    /// The room before each child but the first.
    private let gaps: [Double]
    private let children: [any LayoutNode]

    init(_ axis: Axis, alignment: CrossAlignment, gaps: [Double], children: [any LayoutNode]) {
        self.axis = axis
        self.alignment = alignment
        self.gaps = gaps
        self.children = children
    }

    func measure(_ proposal: ProposedSize) throws(CompositionError) -> NodeSize {
        try arrangement(proposal).size
    }

    func place(in frame: Rect, _ proposal: ProposedSize) throws(CompositionError) -> PlacedElement {
        var placed: [PlacedElement] = []
        for (child, place) in zip(children, try arrangement(proposal).children) {
            let frame = place.frame.offset(by: Point(x: frame.x0, y: frame.y0))
            placed.append(try child.place(in: frame, place.proposal))
        }
        return PlacedElement(frame: frame, children: placed)
    }

    private func arrangement(_ proposal: ProposedSize) throws(CompositionError) -> Arrangement {
        let proposals = try proposals(proposal)
        var sizes: [NodeSize] = []
        for (child, proposal) in zip(children, proposals) { sizes.append(try child.size(proposal)) }
        let guides = sizes.map(guide)
        let before = guides.max() ?? 0
        // Asked for the most that it can take, a stack may be endless on both axes.
        let after = zip(sizes, guides).map { $1.isFinite ? $0.size[axis.other] - $1 : 0 }.max() ?? 0
        var size = Size(width: 0, height: 0)
        size[axis.other] = before + after
        var frames: [Rect] = []
        for (index, child) in sizes.enumerated() {
            if index > 0 { size[axis] += gaps[index - 1] }
            var corner = Size(width: 0, height: 0)
            corner[axis] = size[axis]
            corner[axis.other] = before - guides[index]
            let origin = Point(x: corner.width.rounded(), y: corner.height.rounded())
            frames.append(Rect(origin: corner.isFinite ? origin : .zero, size: child.size))
            size[axis] += child.size[axis]
        }
        let baselines = zip(sizes, frames).map { $0.moved(down: $1.y0, in: $0.size) }
        let first = baselines.compactMap(\.firstBaseline)
        let last = baselines.compactMap(\.lastBaseline)
        return Arrangement(
            size: NodeSize(size: size, firstBaseline: first.min(), lastBaseline: last.max()),
            children: Array(zip(frames, proposals)))
    }

    /// The place along a child that is lined up with those of the others.
    private func guide(_ child: NodeSize) -> Double {
        switch alignment {
        case .part(let part): part == 0 ? 0 : child.size[axis.other] * part
        case .firstBaseline: child.firstBaseline ?? child.size.height
        case .lastBaseline: child.lastBaseline ?? child.size.height
        }
    }

    /// What each child is offered: of the room along the axis equal parts, after those whose length can change less have
    /// taken theirs; spacers share what all others leave.
    private func proposals(_ proposal: ProposedSize) throws(CompositionError) -> [ProposedSize] {
        guard let length = proposal[axis] else { return children.map { _ in proposal } }
        var room = max(0, length - gaps.reduce(0, +))
        var result = children.map { _ in proposal }
        let spacers = children.indices.filter { children[$0].isSpacer }
        var kept = 0.0
        for index in spacers { kept += try least(of: children[index], proposal) }
        let others = max(0, room - kept)
        var left = others
        try share(&left, among: children.indices.filter { !children[$0].isSpacer }, &result)
        if room.isFinite { room = max(0, room - (others - left)) }
        try share(&room, among: spacers, &result)
        return result
    }

    /// Shares room among some children, and takes from it what they take.
    ///
    /// Parts are whole units, so that no edge between neighbours lies on a part of a pixel.
    private func share(
        _ room: inout Double, among indices: [Int], _ result: inout [ProposedSize]
    ) throws(CompositionError) {
        var order: [(index: Int, flexibility: Double)] = []
        for index in indices { order.append((index, try flexibility(of: children[index], result[index]))) }
        order.sort { ($0.flexibility, $0.index) < ($1.flexibility, $1.index) }
        for (place, entry) in order.enumerated() {
            let left = order.count - place
            result[entry.index][axis] = left == 1 ? room : min(room, (room / Double(left)).rounded())
            let taken = try children[entry.index].size(result[entry.index]).size[axis]
            if room.isFinite { room = max(0, room - taken) }
        }
    }

    /// The least that a child takes along the axis.
    private func least(of child: any LayoutNode, _ proposal: ProposedSize) throws(CompositionError) -> Double {
        var least = proposal
        least[axis] = 0
        return try child.size(least).size[axis]
    }

    /// By how much a child's length along the axis can change.
    private func flexibility(of child: any LayoutNode, _ proposal: ProposedSize) throws(CompositionError) -> Double {
        var most = proposal
        most[axis] = .infinity
        return try child.size(most).size[axis] - least(of: child, proposal)
    }
}

extension Size {
    fileprivate var isFinite: Bool { width.isFinite && height.isFinite }
}
