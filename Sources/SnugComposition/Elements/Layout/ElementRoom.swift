internal import SnugGeometry

/// The canvas of a tree of elements, and what the element is offered on it.
struct ElementRoom {
    private let fixed: Size?
    private let margin: EdgeInsets
    private let place: Placement
    private let width: Double?

    init(_ settings: CaptionSpec, lengths: LengthResolver) throws(CompositionError) {
        fixed = settings.size.map { Size(width: $0.width.rounded(.up), height: $0.height.rounded(.up)) }
        margin = try lengths.insets(settings.margin ?? CaptionDefaults.margin, key: "margin")
        place = settings.place ?? CaptionDefaults.place
        width = try settings.width.map { (width) throws(CompositionError) in try lengths.extent(width, key: "width") }
    }

    var isFixed: Bool { fixed != nil }

    /// What the element is offered.
    var proposal: ProposedSize {
        let room = fixed.map {
            ProposedSize($0).less(width: margin.left + margin.right, height: margin.top + margin.bottom)
        }
        return ProposedSize(width: width ?? room?.width, height: room?.height)
    }

    /// Puts an element of a size into the canvas.
    func place(
        _ node: any LayoutNode, size: Size
    ) throws(CompositionError) -> (element: PlacedElement, canvas: Size) {
        if let fixed {
            let room = Rect(origin: .zero, size: fixed).inset(by: margin)
            let d = Point(
                x: ((room.width - size.width) * place.horizontal).rounded(),
                y: ((room.height - size.height) * place.vertical).rounded())
            return (try node.place(in: Rect(origin: room.origin + d, size: size), proposal), fixed)
        }
        let origin = Point(x: margin.left.rounded(.up), y: margin.top.rounded(.up))
        let element = try node.place(in: Rect(origin: origin, size: size), proposal)
        let growth = growth(element)
        guard growth.origin != .zero else { return (element, growth.canvas) }
        return (try node.place(in: element.frame.offset(by: growth.origin), proposal), growth.canvas)
    }

    /// The canvas that holds an element with its margins, and how far the element must move for it.
    private func growth(_ element: PlacedElement) -> (canvas: Size, origin: Point) {
        let box = element.painted.isEmpty ? element.frame : element.frame.union(element.painted)
        let left = max(0, (element.frame.x0 - box.x0).rounded(.up))
        let top = max(0, (element.frame.y0 - box.y0).rounded(.up))
        return (
            Size(
                width: (box.x1 + margin.right).rounded(.up) + left,
                height: (box.y1 + margin.bottom).rounded(.up) + top), Point(x: left, y: top)
        )
    }
}

extension Rect {
    /// Whether the rectangle reaches out of a canvas by more than a hair.
    func standsOut(of canvas: Size) -> Bool {
        let hair = 1.0 / 64
        return !isEmpty && (x0 < -hair || y0 < -hair || x1 > canvas.width + hair || y1 > canvas.height + hair)
    }

    /// What two rectangles have in common.
    func intersection(_ other: Rect) -> Rect {
        let common = Rect(
            x0: max(x0, other.x0), y0: max(y0, other.y0), x1: min(x1, other.x1), y1: min(y1, other.y1))
        return common.isEmpty ? .empty : common
    }
}
