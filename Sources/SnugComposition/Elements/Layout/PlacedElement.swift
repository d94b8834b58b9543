public import SnugGeometry
internal import SnugScene

/// An element in its place on the canvas; all places are layout units from the canvas's upper left corner.
public struct PlacedElement: Hashable, Sendable {
    /// What there is to see.
    indirect enum Content: Hashable, Sendable {
        /// An element of the tree, by its name there.
        case element(name: String, PlacedElement)
        /// Several, from the bottom to the top.
        case group([PlacedElement])
        /// A caption or a text.
        case caption(CaptionLayout)
        /// A picture, as large as the frame.
        case image(ImageReference)
        /// A filled path; gradients and pictures follow the frame.
        case fill(Path, ShapeStyle)
        /// A line along a path; gradients and pictures follow the frame.
        case line(Path, LineStyle, ShapeStyle)
        /// Something painted as one picture, cut, with shadows and translucent as a whole.
        case layer(PlacedElement, clip: Path?, opacity: Double, shadows: [Shadow])
        /// A dashed line along the inside of the frame and its size.
        case frameSize(FrameSizeDrawing)
    }

    /// The rectangle that the element takes in the layout.
    public var frame: Rect
    /// A rectangle that holds all that the element paints; it may be larger or smaller than the frame.
    public var painted: Rect
    /// What there is to see.
    var content: Content

    init(frame: Rect, painted: Rect, content: Content) {
        self.frame = frame
        self.painted = painted
        self.content = content
    }

    /// Several elements as one, from the bottom to the top.
    init(frame: Rect, children: [PlacedElement]) {
        self.init(
            frame: frame, painted: children.reduce(Rect.empty) { $0.union($1.painted) }, content: .group(children))
    }

    /// The element in another frame.
    func framed(by frame: Rect) -> PlacedElement {
        PlacedElement(frame: frame, painted: painted, content: .group([self]))
    }
}

extension PlacedElement {
    /// The element's name in the tree, such as `hstack`; nil for what modifiers add.
    public var name: String? {
        if case .element(let name, _) = content { name } else { nil }
    }

    /// The caption or text, if the element is nothing else.
    public var caption: CaptionLayout? {
        if case .caption(let layout) = content { layout } else { nil }
    }

    /// What the element consists of, from the bottom up.
    public var parts: [PlacedElement] {
        switch content {
        case .element(_, let element), .layer(let element, _, _, _): [element]
        case .group(let elements): elements
        case .caption, .image, .fill, .line, .frameSize: []
        }
    }

    /// The captions and texts in the element, from the bottom up.
    public var captions: [CaptionLayout] {
        if let caption { return [caption] }
        return parts.flatMap(\.captions)
    }
}
