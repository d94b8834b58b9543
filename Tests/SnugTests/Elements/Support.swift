import Snug

extension Picture {
    /// What a spec gives.
    init(_ picture: Snug.Picture, scale: Double = 1) throws {
        bitmap = try Renderer().image(of: picture, scale: scale).bitmap
    }

    /// What a view gives, with room round it.
    init(_ view: some View, margin: Length = 0, scale: Double = 1) throws {
        try self.init(Snug.Picture(view).margin(margin), scale: scale)
    }

    /// The number of pixels that fulfil a condition on their channels.
    func count(where condition: ([Int]) -> Bool) -> Int {
        var count = 0
        for y in 0..<height {
            for x in 0..<width where condition(self[x, y]) { count += 1 }
        }
        return count
    }

    /// The pixels of the outermost rows and columns.
    var rim: [[Int]] {
        let rows = (0..<width).flatMap { [self[$0, 0], self[$0, height - 1]] }
        return rows + (0..<height).flatMap { [self[0, $0], self[width - 1, $0]] }
    }
}

/// The frames of a view and of the elements in it, from the outside in, without what modifiers have made.
func frames(of view: some View, width: Length? = nil) throws -> [Rect] {
    var picture = Snug.Picture(view)
    if let width { picture = picture.width(width) }
    let layout = try Renderer().layout(of: picture)
    guard case .elements(let elements) = layout else { return [Rect(origin: .zero, size: layout.canvas)] }
    return elements.root.namedFrames
}

extension PlacedElement {
    fileprivate var namedFrames: [Rect] {
        (name == nil ? [] : [frame]) + parts.flatMap(\.namedFrames)
    }
}
