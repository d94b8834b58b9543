import SnugGeometry
import SnugPixels
import SnugScene
import Testing

/// A list that shows what captions alone do not use.
struct Scene: CustomTestStringConvertible, Sendable {
    let name: String
    let list: DisplayList

    var testDescription: String { name }

    init(_ name: String, _ items: [DisplayItem], background: Color? = nil) {
        self.name = name
        list = DisplayList(
            size: Size(width: 160, height: 120), background: background, glyphOutlines: [Self.ring, Self.wedge],
            images: [Self.picture], items: items)
    }

    /// Letters one em large: a ring and a wedge.
    private static let ring = Path(
        Path.circle(0.5, -0.4, radius: 0.4).elements
            + Path.circle(0.5, -0.4, radius: 0.2).scaled(by: -1).translated(by: Point(x: 1, y: -0.8)).elements
            .reversedRing)
    private static let wedge = Path([
        .move(Point(x: 0.1, y: 0)), .quadratic(control: Point(x: 0.5, y: -0.4), to: Point(x: 0.5, y: -1)),
        .cubic(control1: Point(x: 0.6, y: -0.6), control2: Point(x: 0.8, y: -0.2), to: Point(x: 1, y: 0)), .close,
    ])

    /// A picture of soft stripes and a clear corner.
    private static let picture: Bitmap = {
        let (width, height) = (40, 30)
        var bytes: [UInt8] = []
        for y in 0..<height {
            for x in 0..<width {
                let isClear = x + y < 12
                bytes += isClear ? [0, 0, 0, 0] : [UInt8(x * 6), UInt8(y * 8), UInt8(abs(20 - x) * 10), 255]
            }
        }
        return Bitmap(width: width, height: height, alphaFormat: .straight, bytes: bytes)
    }()

    static let page = DisplayItem.fill(.rect(0, 0, 160, 120), .color(Color(red: 240, green: 230, blue: 140)), .nonZero)

    static func letters(_ count: Int, size: Double = 40, step: Double = 26, x: Double = 6, y: Double = 70) -> GlyphGroup
    {
        GlyphGroup(
            glyphs: (0..<count).map {
                GlyphGroup.Glyph(outline: $0 % 2, size: size, origin: Point(x: x + Double($0) * step, y: y))
            })
    }

    static func stops(_ stops: (Double, Color)...) -> [GradientStop] {
        stops.map { GradientStop(location: $0.0, color: $0.1) }
    }
}

extension [Path.Element] {
    /// The elements of a circle of two arcs, run through the other way.
    fileprivate var reversedRing: [Path.Element] {
        map { element in
            if case .arc(let center, let radius, let end, let clockwise) = element {
                .arc(center: center, radius: radius, to: end, clockwise: !clockwise)
            } else {
                element
            }
        }
    }
}
