import SnugGeometry
import SnugPixels
import SnugScene
import SnugText
import Testing

@testable import SnugComposition

/// Captions in round modes, of letters 12 units wide in lines of 45: one of five letters has a diagonal of 75.
@Suite("Round outlines")
struct RoundOutlineTests {
    private func layout(
        _ text: String, _ mode: OutlineMode, padding: LengthInsets = LengthInsets(4),
        _ change: (inout CaptionSpec) -> Void = { _ in }
    ) throws -> CaptionLayout {
        var spec = CaptionSpec(text: text)
        spec.outline = mode
        spec.fontSize = 20
        spec.lineHeight = .length(45)
        spec.padding = padding
        change(&spec)
        return try CaptionLayout(spec, fonts: MonospacedFonts(), unicode: ASCIIRules())
    }

    private func box(_ layout: CaptionLayout) throws -> Rect { try #require(layout.outline).bounds }

    /// Whether a point lies in a box with rounded corners, or in the ellipse in it, up to the slack of the grid.
    private func holds(_ layout: CaptionLayout, _ point: Point) throws -> Bool {
        let box = try box(layout)
        let slack = 1.0 / 64
        switch try #require(layout.shape) {
        case .ellipse(let ellipse):
            let x = (point.x - ellipse.center.x) / ellipse.radiusX
            let y = (point.y - ellipse.center.y) / ellipse.radiusY
            return x * x + y * y <= 1 + slack / min(ellipse.radiusX, ellipse.radiusY)
        case .rounded(let outline):
            let radius = outline.contours[0].vertices[0].radius
            let core = box.inset(by: EdgeInsets(radius))
            let d = Point(
                x: max(core.x0 - point.x, 0, point.x - core.x1), y: max(core.y0 - point.y, 0, point.y - core.y1))
            return d.length <= radius + slack
        default: return false
        }
    }

    static let round: [OutlineMode] = OutlineMode.allCases.filter(\.isRound)

    @Test("A circle goes through the corners of its line, farther out by the padding")
    func circle() throws {
        let layout = try layout("abcde", .circle)
        #expect(layout.canvas == Size(width: 83, height: 83))
        #expect(try box(layout) == Rect(x0: 0, y0: 0, x1: 83, y1: 83))
        let area = try #require(layout.outline).signedArea
        #expect(abs(area - 41.5 * 41.5 * .pi) < 1e-6)
        #expect(abs(layout.lines[0].box.center.x - 41.5) < 1e-4 && abs(layout.lines[0].box.center.y - 41.5) < 1e-4)
    }

    @Test("Circles and ellipses take the largest of four paddings", arguments: [OutlineMode.circle, .ellipse])
    func largestPadding(mode: OutlineMode) throws {
        let padding = LengthInsets(top: 1, right: 2, bottom: 9, left: 3)
        #expect(
            try layout("abcde", mode, padding: padding).outline
                == layout("abcde", mode, padding: LengthInsets(9)).outline)
    }

    @Test("The circle of the longer side is as wide as its padded text, and its middle that of the padded box")
    func maxSide() throws {
        let padding = LengthInsets(top: 10, right: 16, bottom: 20, left: 16)
        let layout = try layout("abcde", .maxSide, padding: padding)
        #expect(try box(layout) == Rect(x0: 0, y0: 0, x1: 92, y1: 92))
        #expect(layout.lines[0].box.center.y == 46 - 5)
        let high = try self.layout("a", .maxSide, padding: padding)
        #expect(try box(high).size == Size(width: 75, height: 75))
    }

    @Test("An ellipse goes through the corners of its line, its axes in proportion to it")
    func ellipse() throws {
        // Half of 60 and of 45 times the root of 2, with 4 more.
        #expect(try box(layout("abcde", .ellipse)).size == Size(width: 93, height: 72))
    }

    @Test("A pill takes the room at its sides that keeps corners inside, or more if told so")
    func pill() throws {
        // The ends have a radius of 53 / 2; 4 below their top they are 14 left and right of their middle.
        #expect(try box(layout("abcde", .pill)).size == Size(width: 60 + 25, height: 53))
        let wide = LengthInsets(vertical: 4, horizontal: 20)
        let layout = try layout("abcde", .pill, padding: wide)
        #expect(try box(layout).size == Size(width: 100, height: 53))
        let area = try #require(layout.outline).signedArea
        #expect(abs(area - (26.5 * 26.5 * .pi + 47 * 53)) < 1e-6)
    }

    @Test("A pill round several lines has half circles as ends", arguments: ["abcdefgh\nabc", "abcdefghijklmn\na\nb"])
    func highPill(text: String) throws {
        let layout = try layout(text, .pill)
        let box = try box(layout)
        #expect(box.height == Double(layout.lines.count) * 45 + 8)
        let (area, r) = (try #require(layout.outline).signedArea, box.height / 2)
        #expect(abs(area - (r * r * .pi + (box.width - box.height) * box.height)) < 1e-6)
    }

    @Test("A badge is a circle while its text fits one, then a capsule as high", arguments: 1...8)
    func badge(count: Int) throws {
        let layout = try layout(String("12345678".prefix(count)), .badge)
        let box = try box(layout)
        let width = Double(count) * 12 + 25
        #expect(box.size == Size(width: max(53, width), height: 53))
        #expect((box.width == box.height) == (count <= 2))
        let area = try #require(layout.outline).signedArea
        #expect(abs(area - (26.5 * 26.5 * .pi + (box.width - 53) * 53)) < 1e-6)
    }

    @Test("A badge of several lines is rounded like one of a single line")
    func highBadge() throws {
        let layout = try layout("abcde\nabc", .badge)
        let box = try box(layout)
        #expect(box.size == Size(width: 85, height: 98))
        let area = try #require(layout.outline).signedArea
        #expect(abs(area - (85 * 98 - (4 - .pi) * 26.5 * 26.5)) < 1e-6)
    }

    @Test("Between capitals and baseline a badge is as high as a capital with its padding")
    func capitals() throws {
        let layout = try layout("7", .badge) { $0.textBox = .cap }
        #expect(try box(layout).size == Size(width: 22, height: 22))
        #expect(layout.lines[0].baseline == 18)
    }

    @Test(
        "All corners of line boxes lie inside", arguments: round.filter { $0 != .maxSide },
        ["a", "abcdefgh", "abcdefgh\nab", "a\nabcdefghi\nabc", "abc\n\na", "abcd\nabcd\nabcd\nabcd"])
    func containment(mode: OutlineMode, text: String) throws {
        for align in [TextAlignment.left, .center, .right] {
            for textBox in [TextBoxEdge.normal, .cap] {
                for padding in [LengthInsets(0), LengthInsets(top: 1, right: 9, bottom: 6, left: 2), LengthInsets(30)] {
                    let layout = try layout(text, mode, padding: padding) {
                        $0.align = align
                        $0.textBox = textBox
                    }
                    for box in layout.boxes.map(\.padded) where !box.isEmpty {
                        for x in [box.x0, box.x1] {
                            for y in [box.y0, box.y1] {
                                #expect(try holds(layout, Point(x: x, y: y)), "\(align) \(textBox) \(padding)")
                            }
                        }
                    }
                }
            }
        }
    }

    @Test("The box is whole units on the grid, at halves under a centred border of odd width", arguments: round)
    func grid(mode: OutlineMode) throws {
        for text in ["a", "abcdefg\nab", "abc\ndefghijk"] {
            for (stroke, align) in [
                (0.0, StrokeAlignment.center), (3, .center), (2, .center), (3, .outside), (1.5, .outside),
            ] {
                let layout = try layout(text, mode, padding: LengthInsets(3.3)) {
                    $0.stroke = .px(stroke)
                    $0.strokeAlign = align
                    $0.margin = LengthInsets(7.2)
                }
                let box = try box(layout)
                let outside = align == .outside ? stroke.rounded(.up) : stroke / 2
                #expect(box.x0 == 8 + outside && box.y0 == 8 + outside)
                #expect(layout.canvas.width == box.width + 2 * outside + 16)
                #expect(layout.canvas.height == box.height + 2 * outside + 16)
                #expect(box.width == box.width.rounded() && box.height == box.height.rounded())
            }
        }
    }

    @Test("Every point of the outline has its mirror images in it", arguments: round)
    func symmetry(mode: OutlineMode) throws {
        for text in ["a", "abcdefg\nab", "abc\ndefghijk"] {
            let layout = try layout(text, mode, padding: LengthInsets(3.3))
            let path = try #require(layout.outline)
            let middle = path.bounds.center
            let points = path.cubicElements.flatMap { element in
                switch element {
                case .move(let end), .line(let end), .quadratic(_, let end): [end]
                case .cubic(let first, let second, let end): [first, second, end]
                case .arc, .close: [Point]()
                }
            }
            for point in points {
                let d = point - middle
                for image in [Point(x: -d.x, y: d.y), Point(x: d.x, y: -d.y)] {
                    #expect(points.contains { ($0 - middle - image).length < 1e-9 })
                }
            }
        }
    }

    @Test("A circle's border lies between two true circles", arguments: StrokeAlignment.allCases)
    func border(align: StrokeAlignment) throws {
        let layout = try layout("abcde", .circle) {
            $0.stroke = 6
            $0.strokeAlign = align
            $0.strokeColor = .color(.red)
        }
        let items = layout.displayList(glyphs: MonospacedFonts()).items
        guard case .fill(let ring, .color(.red), .evenOdd) = items[1] else { return #expect(Bool(false), "no ring") }
        let outer = 41.5 + (align == .inside ? 0.0 : align == .center ? 3 : 6)
        let inner = outer - 6
        // The two contours run the same way round, so that their areas add up.
        #expect(abs(ring.signedArea - (outer * outer + inner * inner) * .pi) < 1e-6)
        #expect(ring.bounds.width == 2 * outer)
    }
}
