import SnugGeometry
import SnugPixels
import SnugScene
import SnugText
import Testing

@testable import SnugComposition

@Suite("Round outlines in limited room")
struct RoundOutlineRoomTests {
    private let words = "some words that have to wrap into a round shape"

    private func layout(_ mode: OutlineMode, _ change: (inout CaptionSpec) -> Void) throws -> CaptionLayout {
        var spec = CaptionSpec(text: words)
        spec.outline = mode
        spec.fontSize = 20
        spec.padding = LengthInsets(6)
        change(&spec)
        return try CaptionLayout(spec, fonts: MonospacedFonts(), unicode: ASCIIRules())
    }

    static let round: [OutlineMode] = OutlineMode.allCases.filter(\.isRound)

    @Test("Lines wrap so that the shape is no wider than asked for", arguments: round, [260.0, 301, 400])
    func width(mode: OutlineMode, width: Double) throws {
        let layout = try layout(mode) {
            $0.width = .px(width)
            $0.stroke = 2
            $0.strokeAlign = .outside
        }
        #expect(layout.lines.count > 1)
        #expect(layout.canvas.width <= width)
        #expect(layout.warnings.isEmpty)
    }

    @Test("A shape that is too wide however its lines wrap is warned of", arguments: round)
    func tooWide(mode: OutlineMode) throws {
        let layout = try layout(mode) { $0.width = 60 }
        #expect(layout.canvas.width > 60)
        #expect(layout.warnings.contains(.outlineTooWide(width: layout.canvas.width, limit: 60)))
    }

    @Test("The found size fits the canvas, and a little more does not", arguments: round)
    func fit(mode: OutlineMode) throws {
        for (width, height) in [(400.0, 300.0), (301, 480)] {
            let fitted = try layout(mode) {
                $0.size = CanvasSize(width: width, height: height)
                $0.fit = FitRange()
                $0.margin = LengthInsets(10)
            }
            let box = try #require(fitted.outline).bounds
            #expect(fitted.warnings.isEmpty)
            #expect(box.x0 >= 10 && box.y0 >= 10 && box.x1 <= width - 10 && box.y1 <= height - 10)
            let larger = try layout(mode) {
                $0.size = CanvasSize(width: width, height: height)
                $0.margin = LengthInsets(10)
                $0.fontSize = .px(fitted.fontSize + 1)
            }
            let other = try #require(larger.outline).bounds
            let isOutside = other.width > width - 20 || other.height > height - 20
            #expect(isOutside || !larger.warnings.isEmpty, "\(fitted.fontSize)")
        }
    }

    @Test("The shape stands where it is placed in a fixed canvas", arguments: round, Placement.allCases)
    func place(mode: OutlineMode, place: Placement) throws {
        let layout = try layout(mode) {
            $0.text = "abc"
            $0.size = CanvasSize(width: 301, height: 200)
            $0.margin = LengthInsets(9.5)
            $0.place = place
        }
        let box = try #require(layout.outline).bounds
        let words = place.rawValue
        #expect(words.contains("left") == (box.x0 == 10))
        #expect(words.contains("right") == (box.x1 == 291))
        #expect(words.contains("top") == (box.y0 == 10))
        #expect(words.contains("bottom") == (box.y1 == 190))
        if !words.contains("left"), !words.contains("right") { #expect(box.x0 + box.x1 == 301) }
        if !words.contains("top"), !words.contains("bottom") { #expect(box.y0 + box.y1 == 200) }
    }

    @Test("Text that stands out of a circle makes the canvas larger")
    func standingOut() throws {
        let layout = try layout(.maxSide) {
            $0.text = "ab\nab\nab"
            $0.padding = LengthInsets(0)
            $0.align = .left
            $0.textStroke = 30
        }
        let box = try #require(layout.outline).bounds
        #expect(layout.canvas.width > box.width)
        #expect(box.x0 > 0 && box.x0 == box.x0.rounded())
    }
}
