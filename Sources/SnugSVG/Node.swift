internal import SnugGeometry

/// A part of an SVG document's tree.
indirect enum Node: Sendable {
    /// An element with what it contains.
    case element(String, [Attribute], [Node] = [])
    /// A shape of the definitions, drawn with attributes of its own.
    case shape(Int, [Attribute])
    /// The glyphs of a shape one by one, or its path: what may stand in a clip path.
    case clippingShape(Int)
    /// A bitmap of the document in a rectangle.
    case bitmap(Int, Rect)
    /// What a painter made of a list.
    case painting(Int)
}

/// A name and a value, which needs no escaping.
struct Attribute: Sendable {
    var name: String
    var value: String

    init(_ name: String, _ value: String) {
        self.name = name
        self.value = value
    }
}

extension Node {
    /// A group of nodes.
    static func group(_ attributes: [Attribute], _ nodes: [Node]) -> Node { .element("g", attributes, nodes) }

    /// Whether the node leaves each pixel in one tone, so that a clip path does with it what it does with a picture.
    var isOnePicture: Bool {
        switch self {
        case .shape, .bitmap, .painting: true
        case .element, .clippingShape: false
        }
    }
}
