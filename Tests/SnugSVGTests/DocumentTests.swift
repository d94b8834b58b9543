import SnugGeometry
import SnugPixels
import SnugSVG
import SnugScene
import Testing

@Suite("Documents")
struct DocumentTests {
    @Test("The size is that of the picture of pixels, and the box its size in units")
    func size() throws {
        func head(_ size: Size, scale: Double) throws -> String {
            let document = try SVGDocument(DisplayList(size: size), scale: scale)
            return String(text(of: document).split(separator: "\n")[0].split(separator: "version=\"1.1\" ")[1])
        }
        #expect(
            try head(Size(width: 100, height: 50), scale: 2) == "width=\"200\" height=\"100\" viewBox=\"0 0 100 50\">")
        // 33.4 units at scale 1.25 are 41.75 pixels, so 42, which are 33.6 units.
        #expect(
            try head(Size(width: 33.4, height: 50.0000001), scale: 1.25)
                == "width=\"42\" height=\"63\" viewBox=\"0 0 33.6 50.4\">")
        #expect(
            try head(Size(width: 33.4, height: 50), scale: 3) == "width=\"101\" height=\"150\" viewBox=\"0 0 101 150\">"
        )
    }

    @Test("Where no decimals say the size in units, units of pixels are scaled")
    func unitsOfPixels() throws {
        let document = try SVGDocument(
            DisplayList(
                size: Size(width: 33.4, height: 50), items: [.fill(.rect(0, 0, 1, 1), .color(.black), .nonZero)]),
            scale: 3)
        #expect(
            text(of: document).split(separator: "\n").dropFirst().map(String.init)
                == ["<g transform=\"scale(3.0)\">", "<path d=\"m0 0h1v1h-1z\"/>", "</g>", "</svg>"])
    }

    @Test("A title comes first, escaped")
    func title() throws {
        let document = try SVGDocument(list([]), title: "1 < 2")
        let lines = text(of: document).split(separator: "\n")
        #expect(lines[0].hasSuffix(" role=\"img\">"))
        #expect(lines[1] == "<title>1 &lt; 2</title>")
    }

    @Test("The background fills the canvas")
    func background() throws {
        #expect(
            try lines([], background: Color.white.with(alpha: 51))
                == ["<path fill=\"#fff\" fill-opacity=\".2\" d=\"m0 0h100v50h-100z\"/>"])
        #expect(try lines([], background: .transparent) == [])
    }

    @Test("A bitmap used twice is written once, scaled by its uses")
    func bitmaps() throws {
        let bitmap = Bitmap(width: 2, height: 4, color: .red)
        let rect = Rect(x0: 10, y0: 0, x1: 20, y1: 10)
        let once = try lines([.image(1, rect)], images: [bitmap, bitmap])
        #expect(
            once == [
                "<image x=\"10\" y=\"0\" width=\"10\" height=\"10\" preserveAspectRatio=\"none\" "
                    + "xlink:href=\"data:image/png;base64,AQID\"/>"
            ])
        let twice = try lines([.image(0, rect), .image(0, rect.offset(by: Point(x: 5, y: 5)))], images: [bitmap])
        #expect(twice.filter { $0.contains("AQID") }.count == 1)
        #expect(twice.contains("<use xlink:href=\"#b0\" transform=\"translate(15 5) scale(5 2.5)\"/>"))
    }

    @Test("What is painted lies where it was painted, in pixels of the document's scale")
    func paintings() throws {
        let shadow = Shadow(color: .black, sigma: 2)
        let list = list([.shadow(shadow, of: [.fill(.rect(5, 5, 10, 10), .color(.red), .nonZero)])])
        let document = try SVGDocument(list, scale: 2)
        #expect(document.paintings == [list])
        let picture = SVGPicture(png: [1, 2, 3], area: PixelRect(x: 3, y: 4, width: 30, height: 31))
        let text = String(decoding: document.bytes(paintings: [picture], bitmaps: []), as: UTF8.self)
        #expect(
            text.split(separator: "\n")[1]
                == "<image x=\"3\" y=\"4\" width=\"30\" height=\"31\" transform=\"scale(0.5)\" "
                + "preserveAspectRatio=\"none\" xlink:href=\"data:image/png;base64,AQID\"/>")
    }

    @Test("The same list gives the same bytes")
    func determinism() throws {
        let outlines = (0..<40).map { Path.rect(0, 0, Double($0 + 1) / 40, 1) }
        let glyphs = (0..<200).map { GlyphGroup.Glyph(outline: $0 * 7 % 40, size: Double($0 % 3 + 1), origin: .zero) }
        let items: [DisplayItem] = [.glyphs(GlyphGroup(glyphs: glyphs), .color(.red))]
        #expect(try lines(items, outlines: outlines) == lines(items, outlines: outlines))
    }

    @Test("All ids begin as they are told, so that documents can share a page")
    func idPrefix() throws {
        let square = Path.rect(0, 0, 10, 10)
        let gradient = LinearGradient(
            stops: [GradientStop(location: 0, color: .red), GradientStop(location: 1, color: .blue)],
            start: .zero, end: Point(x: 9, y: 9))
        let image = DisplayItem.image(0, Rect(x0: 0, y0: 0, x1: 5, y1: 5))
        let items: [DisplayItem] = [
            .fill(square, .linearGradient(gradient), .nonZero),
            .stroke(square.translated(by: Point(x: 20, y: 0)), LineStyle(width: 2, side: .outside), .color(.red)),
            .stroke(square, LineStyle(width: 2, side: .inside), .color(.red)),
            .glyphs(.row(at: [0, 10]), .color(.red)), image, image,
        ]
        let list = list(items, outlines: [square], images: [Bitmap(width: 1, height: 1, color: .red)])
        let document = text(of: try SVGDocument(list, idPrefix: "a-1_"))
        let ids = document.split(separator: " id=\"").dropFirst().map { $0.prefix { $0 != "\"" } }
        let used = document.split(separator: "#").dropFirst().map { $0.prefix { $0 != "\"" && $0 != ")" } }
        #expect(ids.allSatisfy { $0.hasPrefix("a-1_") } && Set(ids).count == ids.count)
        #expect(Set(ids).isSubset(of: Set(used)))
        #expect(Set(ids.map { $0.dropFirst(4).prefix(1) }) == ["s", "g", "b", "c", "l", "m"])
        for prefix in ["1a", "-", "a b", "a\"", "é"] {
            #expect(throws: SVGError.idPrefix(prefix)) { try SVGDocument(list, idPrefix: prefix) }
        }
    }
}
