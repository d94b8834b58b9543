internal import SnugGeometry
internal import SnugPixels
internal import SnugScene

/// Turns the items of a display list into nodes, and collects what these refer to.
struct Drawing {
    let list: DisplayList
    let canvas: Canvas
    var definitions: Definitions
    /// What is shown as pixels, each with one item on a clear canvas.
    private(set) var paintings: [DisplayList] = []

    init(_ list: DisplayList, _ canvas: Canvas, idPrefix: String) {
        self.list = list
        self.canvas = canvas
        definitions = Definitions(idPrefix: idPrefix)
    }

    /// The nodes of the whole list, from the bottom to the top.
    mutating func nodes() throws(SVGError) -> [Node] {
        guard let color = list.background, color.alpha > 0 else { return try nodes(for: list.items) }
        let background = DisplayItem.fill(canvas.sheetPath, .color(color), .nonZero)
        return try nodes(for: [background] + list.items, numbered: { $0 - 1 })
    }

    /// The nodes of items that are painted one over the other.
    ///
    /// `behind` is what has been painted before, if a material asks for it. `numbered` tells of an index into the items
    /// the number of that item, or of what holds it, in the list.
    mutating func nodes(
        for items: [DisplayItem], behind: [DisplayItem] = [], numbered: (Int) -> Int = { $0 }
    ) throws(SVGError) -> [Node] {
        var nodes: [Node] = []
        var index = 0
        while index < items.count {
            let item = items[index]
            let number = numbered(index)
            if index + 1 < items.count, let pair = FillAndLine(item, items[index + 1]) {
                nodes += try self.nodes(for: pair, number)
                index += 2
                continue
            }
            switch item {
            case .fill, .glyphs:
                if let (shape, paint) = item.filled, let node = try fill(shape, paint, number) { nodes.append(node) }
            case .stroke, .glyphStrokes:
                if let line = item.stroked { nodes += try stroke(Line(line), number) }
            case .image(let index, let rect):
                if let node = try image(index, rect, number) { nodes.append(node) }
            case .shadow(let shadow, let items):
                nodes += try self.nodes(for: shadow, of: items, number)
            case .layer(let layer):
                let behind = item.readsBackdrop ? behind + items[..<index] : []
                nodes += try self.nodes(for: layer, behind: behind, number)
            case .material(let path, let filter, let backdrop):
                let backdrop = backdrop ?? behind + items[..<index]
                nodes = try cover(nodes, with: path, filter, backdrop: backdrop, number)
            }
            index += 1
        }
        return nodes
    }

    /// Has an item painted as pixels.
    mutating func painting(of item: DisplayItem) -> Node {
        paintings.append(
            DisplayList(size: list.size, glyphOutlines: list.glyphOutlines, images: list.images, items: [item]))
        return .painting(paintings.count - 1)
    }
}
