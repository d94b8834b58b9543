internal import SnugGeometry
internal import SnugText

/// A caption or a text.
final class CaptionNode: LayoutNode {
    let sizes = NodeSizes()
    private let spec: CaptionSpec
    private let path: ElementPath
    /// What lies behind the text, from the bottom up.
    private let page: [ShapeStyle]
    private let context: LayoutContext
    /// The block of each width that was asked for; nil for none.
    private var blocks: [Double?: CaptionBlock] = [:]
    /// The block of each room that a font size was sought for, and whether one was found.
    private var fitted: [ProposedSize: (block: CaptionBlock, fits: Bool)] = [:]

    init(_ spec: CaptionSpec, path: ElementPath, over page: [ShapeStyle], _ context: LayoutContext) {
        self.spec = spec
        self.path = path
        self.page = page
        self.context = context
    }

    func measure(_ proposal: ProposedSize) throws(CompositionError) -> NodeSize {
        let block = try block(proposal)
        let frame = block.frame
        return NodeSize(
            size: frame.size, firstBaseline: block.text.lines.first.map { $0.baseline - frame.y0 + block.textOrigin.y },
            lastBaseline: block.text.lines.last.map { $0.baseline - frame.y0 + block.textOrigin.y })
    }

    func place(in frame: Rect, _ proposal: ProposedSize) throws(CompositionError) -> PlacedElement {
        // Asked for its size such a text may answer with its largest, but something must say where that ends.
        if spec.fit != nil, spec.width == nil, !(proposal.width?.isFinite ?? false) {
            throw CompositionError.fitWithoutRoom.located(path)
        }
        let block = try block(proposal)
        let corner = frame.origin - block.frame.origin
        let placed = PlacedBlock(block, at: corner)
        var layout = try located { () throws(CompositionError) in try context.layout(placed) }
        if fitted[proposal]?.fits == false {
            layout.warnings.append(.doesNotFit(size: block.caption.text.base.size))
        }
        context.note(layout.warnings, of: path)
        return PlacedElement(frame: frame, painted: placed.painted, content: .caption(layout))
    }

    /// The block of the room that is offered: lines wrap only where it is less than they need.
    private func block(_ proposal: ProposedSize) throws(CompositionError) -> CaptionBlock {
        if let range = spec.fit { return try fittedBlock(proposal, range).block }
        guard spec.width == nil, let width = proposal.width, width.isFinite else { return try block(width: nil) }
        let natural = try block(width: nil)
        // A text that fills its lines needs to know how long they are, though they need not wrap.
        let fills = natural.caption.paragraph.alignment == .justify
        return natural.frame.width <= width && !fills ? natural : try block(width: width)
    }

    /// The block with the largest font size that fits the room; with the largest of the range where that has no bounds.
    private func fittedBlock(
        _ proposal: ProposedSize, _ range: FitRange
    ) throws(CompositionError) -> (block: CaptionBlock, fits: Bool) {
        if let known = fitted[proposal] { return known }
        var spec = spec
        if spec.width == nil, let width = proposal.width, width.isFinite { spec.width = .px(width) }
        let result = try located { () throws(CompositionError) in
            let height = proposal.height.flatMap { $0.isFinite ? $0 : nil }
            let search = context.search(spec, height: height)
            guard spec.width != nil else { return (try context.block(try search.largest(in: range), over: page), true) }
            let found = try search.run(in: range)
            return (try leastBlock(found.spec), found.fits)
        }
        fitted[proposal] = result
        return result
    }

    /// A block of a spec with a width; of one that leaves no room for letters that of the least width.
    private func leastBlock(_ spec: CaptionSpec) throws(CompositionError) -> CaptionBlock {
        do {
            return try context.block(spec, over: page)
        } catch .noRoom(_, _, let taken) where self.spec.width == nil && spec.width != nil {
            // What padding takes, and as good as nothing for the letters.
            var spec = spec
            spec.width = .px(taken + 1)
            return try context.block(spec, over: page)
        }
    }

    private func block(width: Double?) throws(CompositionError) -> CaptionBlock {
        if let known = blocks[width] { return known }
        var spec = spec
        if let width { spec.width = .px(width) }
        let block = try located { () throws(CompositionError) in try leastBlock(spec) }
        blocks[width] = block
        return block
    }

    private func located<Result>(_ work: () throws(CompositionError) -> Result) throws(CompositionError) -> Result {
        do {
            return try work()
        } catch {
            throw error.located(path)
        }
    }
}

extension CaptionBlock {
    /// The block's box on whole units, from the block's corner: the block stands in its middle.
    fileprivate var frame: Rect {
        let whole = Size(width: size.width.rounded(.up), height: size.height.rounded(.up))
        let corner = Point(x: (size.width - whole.width) / 2, y: (size.height - whole.height) / 2)
        return Rect(origin: corner, size: whole)
    }
}
