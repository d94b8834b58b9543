public import SnugComposition
internal import SnugGeometry

extension PictureLayout {
    /// The layout as a JSON document, in layout units from the canvas' upper left corner, y down.
    ///
    /// Offsets are UTF-8 bytes of the text. Numbers are rounded to a millionth.
    ///
    /// - Parameter listsGlyphs: whether each line lists its glyphs.
    public func json(listsGlyphs: Bool = false) -> [UInt8] {
        switch self {
        case .caption(let layout): layout.json(listsGlyphs: listsGlyphs)
        case .elements(let layout): layout.json(listsGlyphs: listsGlyphs)
        }
    }
}

extension ElementLayout {
    /// The layout as a JSON document: the elements of the tree with their frames, and the lines of the texts among them.
    func json(listsGlyphs: Bool) -> [UInt8] {
        var writer = JSONWriter(pretty: true)
        writer.object { writer in
            writer.member("offsets", "utf8")
            writer.key("canvas")
            writer.object(inline: true) { writer in
                writer.member("width", canvas.width)
                writer.member("height", canvas.height)
            }
            writer.key("element")
            for element in root.namedParts { write(element, to: &writer, listsGlyphs: listsGlyphs) }
            writer.key("warnings")
            writer.array { writer in
                for warning in warnings { writer.warning(warning) }
            }
        }
        return writer.takeBytes() + [UInt8(ascii: "\n")]
    }

    private func write(_ element: PlacedElement, to writer: inout JSONWriter, listsGlyphs: Bool) {
        writer.object { writer in
            writer.member("kind", element.name ?? "")
            writer.member("frame", element.frame)
            writer.member("painted", element.painted.isEmpty ? nil : element.painted)
            if let caption = element.ownCaption { caption.writeParts(to: &writer, listsGlyphs: listsGlyphs) }
            let children = element.parts.flatMap(\.namedParts)
            guard !children.isEmpty else { return }
            writer.key("children")
            writer.array { writer in
                for child in children { write(child, to: &writer, listsGlyphs: listsGlyphs) }
            }
        }
    }
}

extension PlacedElement {
    /// The elements of the tree that come next: this one, or those inside what modifiers have made.
    fileprivate var namedParts: [PlacedElement] {
        name == nil ? parts.flatMap(\.namedParts) : [self]
    }

    /// The caption that the element is, whatever modifiers have added.
    fileprivate var ownCaption: CaptionLayout? {
        caption ?? parts.lazy.filter { $0.name == nil }.compactMap(\.ownCaption).first
    }
}
