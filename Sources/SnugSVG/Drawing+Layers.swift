internal import SnugGeometry
internal import SnugPixels
internal import SnugScene

extension Drawing {
    /// The nodes of a layer, its shadows below its picture.
    mutating func nodes(for layer: Layer, behind: [DisplayItem], _ number: Int) throws(SVGError) -> [Node] {
        // Not so for what is not a number.
        guard layer.opacity >= 0 && layer.opacity <= 1 else { throw .opacity(item: number, layer.opacity) }
        let picture = Layer(layer.items, clip: layer.clip)
        var nodes: [Node] = []
        for shadow in layer.shadows.reversed() {
            let casting = layer.clip == nil ? layer.items : [.layer(picture)]
            nodes += try self.nodes(for: shadow, of: casting, number)
        }
        let items = try self.nodes(for: layer.items, behind: behind, numbered: { _ in number })
        if let clip = layer.clip, !items.isEmpty {
            try check(.path(clip, .nonZero), number)
            nodes.append(cut(items, to: .path(clip, .nonZero)))
        } else {
            nodes += items
        }
        return translucent(nodes, opacity: layer.opacity)
    }

    /// Nodes as one picture with an opacity.
    private func translucent(_ nodes: [Node], opacity: Double) -> [Node] {
        let steps = FixedPoint.opacities.steps(opacity)
        if steps >= 10_000 || nodes.isEmpty { return nodes }
        if steps <= 0 { return [] }
        return [.group([Attribute("opacity", FixedPoint.opacities.text(steps: steps))], nodes)]
    }

    /// The nodes of a shadow: shapes where it is sharp and shapes cast it, else pixels.
    mutating func nodes(for shadow: Shadow, of items: [DisplayItem], _ number: Int) throws(SVGError) -> [Node] {
        guard shadow.sigma.isWritable, shadow.sigma >= 0 else { throw .blur(item: number, sigma: shadow.sigma) }
        guard shadow.offset.isWritable else { throw .coordinates(item: number) }
        if shadow.color.alpha == 0 || items.isEmpty { return [] }
        guard shadow.sigma == 0, let flat = items.silhouettes(in: shadow.color.with(alpha: 255)) else {
            return [painting(of: .shadow(shadow, of: items))]
        }
        let layer = Layer(flat.map { $0.translated(by: shadow.offset) }, opacity: shadow.color.opacity)
        return try nodes(for: layer, behind: [], number)
    }

    /// A material over nodes that it takes the place of.
    ///
    /// An opaque material hides what was there. A translucent one would show it once more, so it is cut out first, save
    /// for the edge: there one of them would be missing to the other.
    mutating func cover(
        _ nodes: [Node], with path: Path, _ filter: BackdropFilter, backdrop: [DisplayItem], _ number: Int
    ) throws(SVGError) -> [Node] {
        let shape = Shape.path(path, .nonZero)
        try check(shape, number)
        if path.isEmpty { return nodes }
        let material = painting(of: .material(path, filter, backdrop: backdrop))
        if nodes.isEmpty || backdrop.contains(where: fillsCanvas) { return nodes + [material] }
        let edge = [("fill", "none"), ("stroke", "#fff"), ("stroke-width", canvas.lengths.text(1 / canvas.scale))]
        let number = self.number(of: shape)
        let outside = mask([
            sheet(.white), .shape(number, []),
            .shape(self.number(of: shape), edge.map { Attribute($0, $1) }),
        ])
        return [.group([Attribute("mask", outside)], nodes), material]
    }

    /// Whether an item leaves no pixel of the canvas clear.
    private func fillsCanvas(_ item: DisplayItem) -> Bool {
        guard case .fill(let path, let paint, _) = item, paint.isOpaque, path.isRectangle else { return false }
        let (box, size) = (path.bounds, list.size)
        return box.x0 <= 0 && box.y0 <= 0 && box.x1 >= size.width && box.y1 >= size.height
    }
}

extension Path {
    /// Whether this is one rectangle with sides along the axes.
    fileprivate var isRectangle: Bool {
        guard elements.count == 5 || elements.count == 6, case .move(var pen)? = elements.first else { return false }
        var turns = 0
        for element in elements.dropFirst() {
            switch element {
            case .line(let end) where (end.x == pen.x) != (end.y == pen.y):
                pen = end
                turns += 1
            case .close: break
            default: return false
            }
        }
        return turns >= 3
    }
}
