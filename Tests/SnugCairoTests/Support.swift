import SnugCairo
import SnugGeometry
import SnugPixels
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
    static func circle(_ x: Double, _ y: Double, radius: Double, clockwise: Bool = true) -> Path {
        let center = Point(x: x, y: y)
        let (left, right) = (Point(x: x - radius, y: y), Point(x: x + radius, y: y))
        return Path([
            .move(left), .arc(center: center, radius: radius, to: right, clockwise: clockwise),
            .arc(center: center, radius: radius, to: left, clockwise: clockwise), .close,
        ])
    }

    /// One path after the other.
    static func + (a: Path, b: Path) -> Path { Path(a.elements + b.elements) }
}

extension Bitmap {
    /// The sum of all alphas, in opaque pixels.
    var coverage: Double {
        stride(from: 3, to: bytes.count, by: 4).reduce(0) { $0 + Double(bytes[$1]) } / 255
    }

    /// The coordinates of all pixels.
    var positions: [(x: Int, y: Int)] {
        (0..<height).flatMap { y in (0..<width).map { x in (x, y) } }
    }

    /// All colours that occur.
    var colors: Set<Color> { Set(positions.map { self[$0.x, $0.y] }) }
}

/// Paints items on a clear canvas; straight pixels.
func paint(
    _ items: [DisplayItem], width: Double = 60, height: Double = 60, scale: Double = 1, background: Color? = nil,
    outlines: [Path] = [], images: [Bitmap] = []
) throws -> Bitmap {
    try canvas(
        items, width: width, height: height, scale: scale, background: background, outlines: outlines, images: images
    ).bitmap
}

/// Paints items on a canvas.
func canvas(
    _ items: [DisplayItem], width: Double = 60, height: Double = 60, scale: Double = 1, background: Color? = nil,
    outlines: [Path] = [], images: [Bitmap] = []
) throws -> PaintedCanvas {
    let list = DisplayList(
        size: Size(width: width, height: height), background: background, glyphOutlines: outlines, images: images,
        items: items)
    return try CairoPainter().paint(list, scale: scale)
}
