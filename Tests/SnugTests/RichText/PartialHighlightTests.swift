import Foundation
import Snug
import SnugTestSupport
import Testing

@Suite("A highlight that goes on over line breaks")
struct PartialHighlightTests {
    private let text = "あのイーハトーヴォのすきとおった風、夏でも底に冷たさをもつ青いそら、"
    private let renderer = Renderer()

    private func caption(_ mode: HighlightMode, range: Range<Int> = 2..<9) -> Caption {
        var caption = Caption(text).fontSize(17).fontWeight(400).outline(.none).multilineTextAlignment(.start)
            .fontFile(Repository.fonts.appending(path: "NotoSansCJKjp-Subset.otf").path).systemFonts(false)
        caption.spec.highlightStyle = Highlight(
            color: Color(red: 0, green: 255, blue: 255), mode: mode, radius: 5, padding: LengthInsets(0), inset: 0)
        caption.spec.highlightRange = [HighlightRule(GraphemeRange(range))]
        return caption
    }

    /// The corners of each fragment: top left, top right, bottom right, bottom left.
    private func corners(_ layout: CaptionLayout) -> [[Bool]] {
        layout.highlights.flatMap(\.shape.fragments).map { fragment in
            [fragment.isLeftRounded, fragment.isRightRounded, fragment.isRightRounded, fragment.isLeftRounded]
        }
    }

    @Test(
        "Sliced it is rounded at its true start and end, and square between",
        arguments: [(172.0, 1), (103, 2), (69, 3)])
    func slice(width: Double, lines: Int) throws {
        let layout = try renderer.layout(of: caption(.slice).width(.px(width)))
        let corners = corners(layout)
        #expect(corners.count == lines)
        let whole = [true, true, true, true]
        let first = [true, false, false, true]
        let last = [false, true, true, false]
        switch lines {
        case 1: #expect(corners == [whole])
        case 2: #expect(corners == [first, last])
        default: #expect(corners == [first, [false, false, false, false], last])
        }
        for fragment in layout.highlights[0].shape.fragments {
            let isRounded = fragment.isLeftRounded || fragment.isRightRounded
            #expect(fragment.radius == (isRounded ? 5 : 0))
        }
    }

    @Test("Cloned every piece is rounded all round", arguments: [(172.0, 1), (103, 2), (69, 3)])
    func clone(width: Double, lines: Int) throws {
        let corners = corners(try renderer.layout(of: caption(.clone).width(.px(width))))
        #expect(corners == Array(repeating: [true, true, true, true], count: lines))
    }

    @Test("Clinging it is one outline")
    func cling() throws {
        let layout = try renderer.layout(of: caption(.cling).width(69))
        let outline = try #require(layout.highlights[0].shape.outline)
        #expect(outline.contours.count == 1)
    }

    @Test("Every combination of canvas, width and range lays out and draws", arguments: HighlightMode.allCases)
    func combinations(mode: HighlightMode) throws {
        for range in [2..<9, 0..<34, 4..<4, 0..<1, 33..<34] {
            for width in [172.0, 69, 40] {
                let tight = caption(mode, range: range).width(.px(width))
                for caption in [tight, tight.size(width: 200, height: 300), caption(mode, range: range)] {
                    let layout = try renderer.layout(of: caption)
                    let pieces = layout.highlights.flatMap(\.shape.fragments)
                    #expect(pieces.isEmpty == range.isEmpty)
                    #expect(try !renderer.png(caption).bytes.isEmpty)
                }
            }
        }
    }

    @Test("A range out of the text is an error that tells its length")
    func outside() {
        #expect(throws: SnugError.composition(.selection(.outsideText(GraphemeRange(30..<40), characterCount: 34)))) {
            try renderer.layout(of: caption(.slice, range: 30..<40))
        }
    }

    @Test("A highlight of no padding changes no glyph and no place")
    func noInfluence() throws {
        var plain = caption(.slice).width(103)
        plain.spec.highlightRange = nil
        let without = try renderer.layout(of: plain)
        let with = try renderer.layout(of: caption(.slice).width(103))
        #expect(with.lines.map { $0.runs.flatMap(\.glyphs) } == without.lines.map { $0.runs.flatMap(\.glyphs) })
        #expect(with.canvas == without.canvas)
    }

    @Test("Markup, runs and flags come to the same picture")
    func sameWays() throws {
        let markup = try renderer.png(Caption(markup: "a ==marked== word"))
        var style = RunStyle()
        style.highlights = [Highlight()]
        let runs = try renderer.png(Caption("a " + RichText("marked", style: style) + " word"))
        var flags = Caption("a marked word")
        flags.spec.highlight = [HighlightRule("marked")]
        #expect(markup.bytes == runs.bytes)
        #expect(try renderer.png(flags).bytes == runs.bytes)
    }

    @Test("Letters that hardly stand out are told, with a colour that does")
    func lowContrast() throws {
        let layout = try renderer.layout(of: Caption("pale").foregroundColor(.yellow))
        let warning = try #require(layout.warnings.first)
        #expect(warning.code == "low-contrast")
        guard case .lowContrast(_, _, let ratio, let nearest?) = warning else { return #expect(Bool(false)) }
        #expect(ratio < 3)
        #expect(try renderer.layout(of: Caption("pale").foregroundColor(nearest)).warnings.isEmpty)
        var auto = Caption(markup: "==dark== and light").background(.black)
        auto.spec.color = .auto
        #expect(try renderer.layout(of: auto).warnings.isEmpty)
    }
}
