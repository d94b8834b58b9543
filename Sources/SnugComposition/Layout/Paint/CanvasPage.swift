internal import SnugGeometry
internal import SnugPixels
internal import SnugScene

/// What lies below everything on a canvas.
struct CanvasPage: Hashable, Sendable {
    var canvas: Size
    /// What the canvas is filled with, nil for nothing.
    var style: ShapeStyle?
    /// The picture of the page.
    var backdrop: ImageReference?
    /// Whether the picture is not painted and only seen through materials.
    var isBackdropInside: Bool

    /// The canvas's one colour, which the display list says by itself.
    var color: Color? { style?.color }

    /// Whether there is nothing that a material could lie over.
    var isEmpty: Bool { !(style?.isVisible ?? false) && backdrop == nil }

    /// What the canvas is filled with beyond one colour, and the picture; tells materials what they lie over.
    func items(_ paints: inout PaintResolver) -> [DisplayItem] {
        if isEmpty { paints.backdrop = .nothing }
        let box = Rect(origin: .zero, size: canvas)
        // At some scales the last pixels stand out of the canvas. They are narrower than the canvas and are filled too.
        let reach = EdgeInsets(top: 0, left: 0, bottom: canvas.height, right: canvas.width)
        let page = Path.roundedRect(box.outset(by: reach), radii: CornerRadii(0))
        var items: [DisplayItem] = []
        if let style, color == nil { items += paints.fill(page, with: style, in: box) }
        guard let backdrop else { return items }
        let picture = paints.fill(page, with: .image(ImageStyle(backdrop)), in: box)
        guard isBackdropInside else { return items + picture }
        let ground = color.map { [DisplayItem.fill(page, .color($0), .nonZero)] } ?? []
        paints.backdrop = .items(ground + items + picture)
        return items
    }
}
