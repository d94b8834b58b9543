import SnugGeometry
import SnugText
import Testing

@testable import SnugFonts

struct OutlineTests {
    let library = FontLibrary(closed: [])

    private func outline(_ letter: Character, in font: FontID) throws -> Path {
        library.outline(of: try library.glyph(letter, in: font), in: font)
    }

    @Test("An l is a rectangle from the baseline up")
    func stem() throws {
        let font = try library.font(.family("Inter"))
        let path = try outline("l", in: font)
        let box = try #require(library.inkBounds(of: library.glyph("l", in: font), in: font))
        #expect(path.elements.count == 5)
        #expect(path.elements.last == .close)
        #expect(box.y1 == 0)
        #expect(box.y0 < -0.7 && box.y0 > -0.8)
        #expect(abs(abs(path.area) - box.width * box.height) < 1e-12)
    }

    @Test("Every contour starts with a move, ends closed, and does not draw its last line twice")
    func contours() throws {
        let font = try library.font(.family("Inter"), weight: 620)
        for letter in "ABCDRSabdegijkqsxy&@%§ßÅø?!;—½" {
            var isOpen = false
            var start = Point.zero
            var end = Point.zero
            for element in try outline(letter, in: font).elements {
                switch element {
                case .move(let point):
                    #expect(!isOpen)
                    isOpen = true
                    start = point
                    end = point
                case .line(let point):
                    #expect(point != end)
                    end = point
                case .quadratic(_, let point), .cubic(_, _, let point), .arc(_, _, let point, _):
                    end = point
                case .close:
                    #expect(isOpen)
                    isOpen = false
                    _ = start
                }
            }
            #expect(!isOpen)
        }
    }

    @Test("TrueType outlines keep quadratic curves and CFF outlines cubic ones")
    func curves() throws {
        func kinds(_ path: Path) -> (quadratic: Bool, cubic: Bool) {
            var kinds = (quadratic: false, cubic: false)
            for element in path.elements {
                if case .quadratic = element { kinds.quadratic = true }
                if case .cubic = element { kinds.cubic = true }
            }
            return kinds
        }
        let inter = kinds(try outline("o", in: try library.font(.family("Inter"))))
        #expect(inter.quadratic && !inter.cubic)
        let japanese = try library.font(.file(path: FontFolder.path("NotoSansCJKjp-Subset.otf"), face: 0))
        let cff = kinds(try outline("の", in: japanese))
        #expect(cff.cubic && !cff.quadratic)
    }

    @Test("An o is wound round once outside and once back inside")
    func winding() throws {
        let path = try outline("o", in: try library.font(.family("Inter")))
        var contours: [Path] = []
        for element in path.elements {
            if case .move = element { contours.append(Path()) }
            contours[contours.count - 1].append(element)
        }
        #expect(contours.count == 2)
        #expect(contours[0].area * contours[1].area < 0)
    }

    @Test("Advances and outlines of one setting belong together")
    func insideAdvance() throws {
        for weight in [100.0, 400, 900] {
            let font = try library.font(.family("Inter"), weight: weight)
            for letter in "HOnox" {
                let glyph = try #require(library.glyphs(of: String(letter), in: font).first)
                let box = try #require(library.inkBounds(of: glyph.id, in: font))
                #expect(box.x0 > 0)
                #expect(box.x1 < Double(glyph.advance) / 2816)
            }
        }
    }

    @Test("The ink box is the box of the curves, not of their control points")
    func exactBounds() {
        let arch = Path([
            .move(Point(x: 0, y: 0)), .quadratic(control: Point(x: 2, y: -4), to: Point(x: 4, y: 0)), .close,
        ])
        #expect(outlineBounds(of: arch) == Rect(x0: 0, y0: -2, x1: 4, y1: 0))
        let wave = Path([
            .move(Point(x: 0, y: 0)),
            .cubic(control1: Point(x: 0, y: -4), control2: Point(x: 4, y: 4), to: Point(x: 4, y: 0)), .close,
        ])
        // The curve 12 t (1 - t) (2 t - 1) turns at t = 1/2 ± sqrt(3)/6, where it is ± 2/sqrt(3).
        let height = 2 / 3.0.squareRoot()
        let box = outlineBounds(of: wave)
        #expect(box.map { abs($0.y0 + height) < 1e-12 && abs($0.y1 - height) < 1e-12 } == true)
        #expect(box.map { $0.x0 == 0 && $0.x1 == 4 } == true)
        let flat = Path([
            .move(Point(x: 0, y: 0)),
            .cubic(control1: Point(x: 1, y: -3), control2: Point(x: 3, y: -3), to: Point(x: 4, y: 0)), .close,
        ])
        #expect(outlineBounds(of: flat) == Rect(x0: 0, y0: -2.25, x1: 4, y1: 0))
        #expect(outlineBounds(of: Path()) == nil)
        #expect(outlineBounds(of: Path([.move(Point(x: 5, y: 5)), .close])) == nil)
    }

    @Test("The box holds every point of the curves and touches four of them", arguments: ["S", "&", "g", "@", "の"])
    func boundsHoldTheCurve(_ letter: Character) throws {
        let reference: FontReference =
            letter == "の" ? .file(path: FontFolder.path("NotoSansCJKjp-Subset.otf"), face: 0) : .family("Inter")
        let font = try library.font(reference, isItalic: true)
        let glyph = try library.glyph(letter, in: font)
        let box = try #require(library.inkBounds(of: glyph, in: font))
        let points = library.outline(of: glyph, in: font).points(steps: 256)
        let reach = Rect(
            x0: points.map(\.x).min() ?? 0, y0: points.map(\.y).min() ?? 0, x1: points.map(\.x).max() ?? 0,
            y1: points.map(\.y).max() ?? 0)
        for (exact, sampled) in zip([-box.x0, -box.y0, box.x1, box.y1], [-reach.x0, -reach.y0, reach.x1, reach.y1]) {
            #expect(exact >= sampled - 1e-12)
            #expect(exact <= sampled + 1e-4)
        }
    }

    @Test("A space has no outline and no ink")
    func space() throws {
        let font = try library.font(.family("Inter"))
        let glyph = try library.glyph(" ", in: font)
        #expect(library.outline(of: glyph, in: font).isEmpty)
        #expect(library.inkBounds(of: glyph, in: font) == nil)
    }

    @Test("Glyph numbers beyond the font draw nothing")
    func beyond() throws {
        let font = try library.font(.family("Inter"))
        for glyph in [2548, 65_535, 65_536, UInt32.max] {
            #expect(library.outline(of: glyph, in: font).isEmpty)
            #expect(library.inkBounds(of: glyph, in: font) == nil)
            #expect(library.colorGlyph(of: glyph, in: font) == nil)
        }
    }
}

extension Path {
    /// The points on the path, each curve cut into steps.
    func points(steps: Int) -> [Point] {
        var points: [Point] = []
        var current = Point.zero
        for element in elements {
            switch element {
            case .move(let end), .line(let end), .arc(_, _, let end, _):
                points.append(end)
                current = end
            case .quadratic(let control, let end):
                for step in 1...steps {
                    let t = Double(step) / Double(steps)
                    let s = 1 - t
                    points.append(current * (s * s) + control * (2 * s * t) + end * (t * t))
                }
                current = end
            case .cubic(let a, let b, let end):
                for step in 1...steps {
                    let t = Double(step) / Double(steps)
                    let s = 1 - t
                    points.append(
                        current * (s * s * s) + a * (3 * s * s * t) + b * (3 * s * t * t) + end * (t * t * t))
                }
                current = end
            case .close: break
            }
        }
        return points
    }

    /// The signed area of a single contour.
    var area: Double {
        let points = points(steps: 16)
        return zip(points, points.dropFirst() + points.prefix(1))
            .reduce(0) { $0 + ($1.0.x * $1.1.y - $1.0.y * $1.1.x) / 2 }
    }
}
