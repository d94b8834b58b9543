internal import SnugGeometry
internal import SnugPixels
internal import SnugScene

/// Writes the nodes of a document as XML.
struct Writer {
    private(set) var bytes: [UInt8] = []
    private let document: SVGDocument
    private let paintings: [SVGPicture?]
    private let bitmaps: [[UInt8]]

    init(_ document: SVGDocument, paintings: [SVGPicture?], bitmaps: [[UInt8]]) {
        self.document = document
        self.paintings = paintings
        self.bitmaps = bitmaps
    }

    private var definitions: Definitions { document.definitions }
    private var lengths: FixedPoint { document.canvas.lengths }

    mutating func write(_ text: String) { bytes += text.utf8 }

    mutating func write(title: String) {
        write("<title>")
        write(XMLText.escaped(title))
        write("</title>\n")
    }

    mutating func open(_ name: String, _ attributes: [Attribute], isEmpty: Bool = false) {
        write("<" + name)
        for attribute in attributes { write(" \(attribute.name)=\"\(attribute.value)\"") }
        write(isEmpty ? "/>\n" : ">\n")
    }

    mutating func close(_ name: String) { write("</\(name)>\n") }

    mutating func write(_ node: Node) {
        switch node {
        case .element(let name, let attributes, let nodes):
            open(name, attributes, isEmpty: nodes.isEmpty)
            if nodes.isEmpty { return }
            for node in nodes { write(node) }
            close(name)
        case .shape(let number, let attributes):
            if definitions.shapes.uses[number] > 1 {
                open("use", [reference("s", number)] + attributes, isEmpty: true)
            } else {
                write(definitions.shapes.keys[number], attributes)
            }
        case .clippingShape(let number):
            switch definitions.shapes.keys[number] {
            case .path: write(.shape(number, []))
            case .glyphs(let group): for glyph in group.glyphs { write(glyph) }
            }
        case .bitmap(let number, let rect):
            write(bitmap: number, rect)
        case .painting(let number):
            if let picture = paintings[number] { write(picture) }
        }
    }

    /// What is drawn more than once, then what refers to it.
    mutating func writeDefinitions() {
        let outlines = definitions.outlines.uses.indices.filter { definitions.outlines.uses[$0] > 1 && hasInk($0) }
        let shapes = definitions.shapes.uses.indices.filter { definitions.shapes.uses[$0] > 1 }
        let bitmaps = definitions.bitmaps.uses.indices.filter { definitions.bitmaps.uses[$0] > 1 }
        if outlines.isEmpty && shapes.isEmpty && bitmaps.isEmpty && definitions.elements.isEmpty { return }
        open("defs", [])
        for number in outlines {
            let (path, size) = outline(number)
            open("path", [id("g", number), data(path, scale: size)], isEmpty: true)
        }
        for number in shapes { write(definitions.shapes.keys[number], [id("s", number)]) }
        for number in bitmaps {
            let bitmap = document.bitmaps[number]
            write(image: self.bitmaps[number], bitmap.size, [id("b", number)])
        }
        for node in definitions.elements { write(node) }
        close("defs")
    }
}

extension Writer {
    private func id(_ kind: Character, _ number: Int) -> Attribute { Attribute("id", definitions.id(kind, number)) }

    private func reference(_ kind: Character, _ number: Int) -> Attribute {
        Attribute("xlink:href", "#" + definitions.id(kind, number))
    }

    private func data(_ path: Path, scale: Double = 1, offset: Point = .zero) -> Attribute {
        Attribute("d", PathData(path, scale: scale, offset: offset, lengths).text)
    }

    private mutating func write(_ shape: Shape, _ attributes: [Attribute]) {
        switch shape {
        case .path(let path, _):
            open("path", attributes + [data(path)], isEmpty: true)
        case .glyphs(let group):
            open("g", attributes)
            for glyph in group.glyphs { write(glyph) }
            close("g")
        }
    }

    private func outline(_ number: Int) -> (path: Path, size: Double) {
        let key = definitions.outlines.keys[number]
        return (document.outlines[key.outline], key.size)
    }

    /// Whether an outline is more than a blank.
    private func hasInk(_ number: Int) -> Bool { !outline(number).path.isEmpty }

    private mutating func write(_ glyph: GlyphGroup.Glyph) {
        let key = Definitions.SizedOutline(outline: glyph.outline, size: glyph.size)
        guard let number = definitions.outlines.known(key), hasInk(number) else { return }
        if definitions.outlines.uses[number] == 1 {
            open("path", [data(outline(number).path, scale: glyph.size, offset: glyph.origin)], isEmpty: true)
        } else {
            let place = [Attribute("x", lengths.text(glyph.origin.x)), Attribute("y", lengths.text(glyph.origin.y))]
            open("use", [reference("g", number)] + place, isEmpty: true)
        }
    }
}

extension Writer {
    private mutating func write(bitmap number: Int, _ rect: Rect) {
        let size = document.bitmaps[number].size
        if definitions.bitmaps.uses[number] == 1 {
            let place = zip(["x", "y", "width", "height"], rect.measures).map { Attribute($0, lengths.text($1)) }
            write(image: bitmaps[number], place)
            return
        }
        // Factors are multiplied with as many pixels as the picture has.
        let factors = FixedPoint(decimals: 8)
        let scale = "\(factors.text(rect.width / size.width)) \(factors.text(rect.height / size.height))"
        let move = "translate(\(lengths.text(rect.x0)) \(lengths.text(rect.y0)))"
        open("use", [reference("b", number), Attribute("transform", "\(move) scale(\(scale))")], isEmpty: true)
    }

    private mutating func write(_ picture: SVGPicture) {
        let area = picture.area
        var attributes = zip(["x", "y", "width", "height"], [area.x, area.y, area.width, area.height])
            .map { Attribute($0, String($1)) }
        let scale = document.canvas.scale
        if scale != 1 { attributes.append(Attribute("transform", "scale(\(1 / scale))")) }
        write(image: picture.png, attributes)
    }

    private mutating func write(image png: [UInt8], _ size: Size, _ attributes: [Attribute]) {
        let size = [Attribute("width", lengths.text(size.width)), Attribute("height", lengths.text(size.height))]
        write(image: png, attributes + size)
    }

    private mutating func write(image png: [UInt8], _ attributes: [Attribute]) {
        write("<image")
        for attribute in attributes { write(" \(attribute.name)=\"\(attribute.value)\"") }
        write(" preserveAspectRatio=\"none\" xlink:href=\"data:image/png;base64,")
        bytes += Base64.encoded(png)
        write("\"/>\n")
    }
}

extension Bitmap {
    fileprivate var size: Size { Size(width: Double(width), height: Double(height)) }
}
