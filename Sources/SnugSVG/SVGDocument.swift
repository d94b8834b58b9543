internal import SnugGeometry
public import SnugPixels
public import SnugScene

/// A display list as an SVG document (SVG 1.1, Second Edition), but for the pixels in it.
///
/// Shapes, letters, lines, gradients, clips and sharp shadows are written as such. Blurred shadows and materials are
/// pixels, which the document does not make itself: `paintings` and `bitmaps` say which ones it needs, and `bytes` puts
/// them in their places.
///
///     let document = try SVGDocument(list, scale: 2)
///     let bytes = document.bytes(paintings: document.paintings.map(paint), bitmaps: document.bitmaps.map(encode))
public struct SVGDocument: Sendable {
    /// Pixels in a row of the picture that the document is of: as many as at the same scale in a picture of pixels.
    public let width: Int
    /// Rows of that picture.
    public let height: Int
    /// What is to be painted, each by itself on a clear canvas at the document's scale.
    public let paintings: [DisplayList]
    /// The pictures of the list that the document shows.
    public let bitmaps: [Bitmap]

    let canvas: Canvas
    let nodes: [Node]
    let definitions: Definitions
    let outlines: [Path]
    let title: String?

    /// Lays the document out; linear in the size of the list, but for materials, each of which is given all that lies
    /// below it.
    ///
    /// One unit of the document is one layout unit wherever four decimals say exactly how many of them the whole pixels
    /// are, and one pixel otherwise. Places are written in steps of 1/1000 unit, above scale 2 of 1/10,000.
    ///
    /// - Parameters:
    ///   - scale: pixels per layout unit of the size that the document asks for, and of the pixels in it.
    ///   - title: what screen readers say, and browsers beside the pointer.
    ///   - idPrefix: what each id begins with: letters and digits of ASCII, `-` and `_`, a letter first. Documents that
    ///     stand inside one page need different ones.
    public init(
        _ list: DisplayList, scale: Double = 1, title: String? = nil, idPrefix: String = ""
    ) throws(SVGError) {
        guard idPrefix.isIDPrefix else { throw .idPrefix(idPrefix) }
        canvas = try Canvas(list.size, scale: scale)
        var drawing = Drawing(list, canvas, idPrefix: idPrefix)
        nodes = try drawing.nodes()
        (width, height) = (canvas.width, canvas.height)
        (paintings, definitions) = (drawing.paintings, drawing.definitions)
        bitmaps = drawing.definitions.bitmaps.keys.map { list.images[$0] }
        outlines = list.glyphOutlines
        self.title = title
    }
}

extension String {
    /// Whether an id may begin with it, in any version of XML and without a need to escape it.
    fileprivate var isIDPrefix: Bool {
        func isLetter(_ byte: UInt8) -> Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) }
        func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
        let marks = [UInt8(ascii: "-"), UInt8(ascii: "_")]
        return (utf8.first.map(isLetter) ?? true)
            && utf8.allSatisfy { isLetter($0) || isDigit($0) || marks.contains($0) }
    }
}
