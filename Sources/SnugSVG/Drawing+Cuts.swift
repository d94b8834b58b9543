internal import SnugGeometry
internal import SnugPixels
internal import SnugScene

extension Canvas {
    /// The sheet as a path.
    var sheetPath: Path { .roundedRect(Rect(origin: .zero, size: sheet), radii: CornerRadii(0)) }

    /// The sheet as attributes.
    var sheetAttributes: [Attribute] {
        [Attribute("width", lengths.text(sheet.width)), Attribute("height", lengths.text(sheet.height))]
    }
}

extension Drawing {
    /// The whole canvas in an opaque colour.
    func sheet(_ color: Color) -> Node {
        .element("rect", canvas.sheetAttributes + [Attribute("fill", color.hexDigits)])
    }

    /// The number of a shape, for what is drawn of it.
    mutating func number(of shape: Shape) -> Int { definitions.shape(shape) }

    /// The reference to a mask: what it shows white is left, what it shows black or not at all is taken away.
    mutating func mask(_ nodes: [Node]) -> String {
        let region = [Attribute("maskUnits", "userSpaceOnUse"), Attribute("x", "0"), Attribute("y", "0")]
        return definitions.add("m") { id in
            .element("mask", [Attribute("id", id)] + region + canvas.sheetAttributes, nodes)
        }
    }

    /// Leaves the inside of a shape, with a soft edge, of nodes as one picture.
    ///
    /// A clip path cuts each node by itself: on the edge those below would shine through.
    mutating func cut(_ nodes: [Node], to shape: Shape) -> Node {
        if nodes.count == 1, nodes[0].isOnePicture {
            return .group([Attribute("clip-path", definitions.clip(shape))], nodes)
        }
        let inside = Node.shape(number(of: shape), [Attribute("fill", "#fff")])
        return .group([Attribute("mask", mask([inside]))], nodes)
    }
}
