internal import SnugGeometry
internal import SnugPixels
internal import SnugScene

/// Turns styles into paints whose places are on a canvas, and collects the pictures that they need.
struct PaintResolver {
    /// What materials blur.
    enum Backdrop {
        /// Nothing: there is only their tint.
        case nothing
        /// All that has been painted before.
        case canvas
        /// These items alone, which are not painted themselves.
        case items([DisplayItem])
    }

    private let pictures: Pictures
    /// The pictures of the display list.
    var images = ImageTable()
    /// What materials blur.
    var backdrop: Backdrop

    /// Makes a resolver for pictures that have been read.
    init(pictures: Pictures, backdrop: Backdrop) {
        self.pictures = pictures
        self.backdrop = backdrop
    }

    /// The paint of a style that fills a box; of a material its tint.
    mutating func paint(_ style: ShapeStyle, in box: Rect) -> Paint {
        switch style {
        case .color(let color): .color(color)
        case .linearGradient(let gradient): .linearGradient(LinearGradient(gradient, in: box))
        case .radialGradient(let gradient): .radialGradient(RadialGradient(gradient, in: box))
        case .image(let style): image(style, in: box)
        case .material(let material): .color(material.filter.tint)
        }
    }

    /// What fills the inside of a path, by the non-zero rule, in a style that is laid out over a box.
    mutating func fill(_ path: Path, with style: ShapeStyle, in box: Rect) -> [DisplayItem] {
        guard style.isVisible, !path.isEmpty else { return [] }
        if case .material(let material) = style {
            switch backdrop {
            case .nothing: break
            case .canvas: return [.material(path, material.filter, backdrop: nil)]
            case .items(let items): return [.material(path, material.filter, backdrop: items)]
            }
        }
        return [.fill(path, paint(style, in: box), .nonZero)]
    }

    /// Tells that items have been painted, which materials from now on lie over.
    mutating func paint(_ items: [DisplayItem]) {
        guard !items.isEmpty else { return }
        switch backdrop {
        case .nothing: backdrop = .canvas
        case .canvas: break
        case .items(let below): backdrop = .items(below + items)
        }
    }

    private mutating func image(_ style: ImageStyle, in box: Rect) -> Paint {
        // Layouts read their pictures before they are drawn.
        guard let bitmap = pictures[style.source] else { return .color(.transparent) }
        return .image(
            ImagePaint(
                image: images.index(of: style.source, bitmap), rect: style.fit.rect(of: bitmap.size, in: box),
                isTiled: style.fit == .tile))
    }
}

extension ImageStyle.Fit {
    /// Where the whole of a picture lies that fills a box.
    func rect(of size: Size, in box: Rect) -> Rect {
        let ratios = (box.width / size.width, box.height / size.height)
        let factor =
            switch self {
            case .contain: min(ratios.0, ratios.1)
            case .cover: max(ratios.0, ratios.1)
            case .tile: 1.0
            }
        guard self != .tile else { return Rect(origin: box.origin, size: size) }
        let (width, height) = (size.width * factor / 2, size.height * factor / 2)
        var rect = Rect(
            x0: box.center.x - width, y0: box.center.y - height, x1: box.center.x + width, y1: box.center.y + height)
        // Where the picture fits exactly its sides are those of the box, without rounding.
        if factor == ratios.0 { (rect.x0, rect.x1) = (box.x0, box.x1) }
        if factor == ratios.1 { (rect.y0, rect.y1) = (box.y0, box.y1) }
        return rect
    }
}
