import SnugGeometry
import SnugPixels
import SnugSVG
import SnugScene

extension Path {
    /// A rectangle, clockwise.
    static func rect(_ x0: Double, _ y0: Double, _ x1: Double, _ y1: Double) -> Path {
        Path([
            .move(Point(x: x0, y: y0)), .line(Point(x: x1, y: y0)), .line(Point(x: x1, y: y1)),
            .line(Point(x: x0, y: y1)), .close,
        ])
    }

    /// A circle of two half turns.
    static func circle(_ x: Double, _ y: Double, radius: Double) -> Path {
        let center = Point(x: x, y: y)
        let (left, right) = (Point(x: x - radius, y: y), Point(x: x + radius, y: y))
        return Path([
            .move(left), .arc(center: center, radius: radius, to: right, clockwise: true),
            .arc(center: center, radius: radius, to: left, clockwise: true), .close,
        ])
    }
}

extension GlyphGroup {
    /// The first outline at several places on one line.
    static func row(at places: [Double], y: Double = 0, size: Double = 10) -> GlyphGroup {
        GlyphGroup(glyphs: places.map { Glyph(outline: 0, size: size, origin: Point(x: $0, y: y)) })
    }
}

/// A list of items on a clear canvas of 100 by 50 units.
func list(_ items: [DisplayItem], background: Color? = nil, outlines: [Path] = [], images: [Bitmap] = []) -> DisplayList
{
    DisplayList(
        size: Size(width: 100, height: 50), background: background, glyphOutlines: outlines, images: images,
        items: items)
}

/// The lines of a list's document, without the first and the last; pictures stay out.
func lines(
    _ items: [DisplayItem], background: Color? = nil, outlines: [Path] = [], images: [Bitmap] = [],
    scale: Double = 1, title: String? = nil
) throws -> [String] {
    let list = list(items, background: background, outlines: outlines, images: images)
    let document = try SVGDocument(list, scale: scale, title: title)
    return Array(text(of: document).split(separator: "\n").map(String.init).dropFirst().dropLast())
}

/// The text of a document; each bitmap is the bytes 1, 2 and 3, and nothing was painted.
func text(of document: SVGDocument) -> String {
    let bytes = document.bytes(
        paintings: document.paintings.map { _ in nil }, bitmaps: document.bitmaps.map { _ in [1, 2, 3] })
    return String(decoding: bytes, as: UTF8.self)
}
