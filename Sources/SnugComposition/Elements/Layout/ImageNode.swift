internal import SnugGeometry

/// A picture.
final class ImageNode: LayoutNode {
    let sizes = NodeSizes()
    private let source: ImageReference
    private let natural: Size
    private let mode: ImageElement.ContentMode

    init(_ source: ImageReference, natural: Size, mode: ImageElement.ContentMode) {
        self.source = source
        self.natural = natural
        self.mode = mode
    }

    func measure(_ proposal: ProposedSize) -> NodeSize {
        NodeSize(size: size(in: proposal))
    }

    private func size(in proposal: ProposedSize) -> Size {
        let width = proposal.width.map { $0 / natural.width }
        let height = proposal.height.map { $0 / natural.height }
        let factor: Double
        switch mode {
        case .natural: factor = 1
        case .stretch:
            return Size(width: proposal.width ?? natural.width, height: proposal.height ?? natural.height)
        case .fit: factor = [width, height].compactMap { $0 }.min() ?? 1
        case .fill: factor = [width, height].compactMap { $0 }.max() ?? 1
        }
        return Size(width: natural.width * factor, height: natural.height * factor)
    }

    func place(in frame: Rect, _ proposal: ProposedSize) -> PlacedElement {
        PlacedElement(frame: frame, painted: frame, content: .image(source))
    }
}
