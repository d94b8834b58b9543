import Foundation
import Snug
import SnugTestSupport
import Testing

@Suite("Wrap styles and line limits with real fonts")
struct WrapStyleTests {
    /// A paragraph in some language and the font that has its letters.
    struct Sample: CustomTestStringConvertible, Sendable {
        var language: String
        var font: String?

        var testDescription: String { language }

        func text() throws -> String {
            guard font != nil else {
                return "The quick brown fox jumps over the lazy dog, and AV To We Yes: 12:30 (a) ffi."
            }
            let file = Repository.fonts.appending(path: "texts/\(language).txt")
            return String(try String(contentsOf: file, encoding: .utf8).prefix { $0 != "\n" })
        }

        func caption(_ text: String, size: Double = 24) -> Caption {
            let caption = Caption(text).fontSize(.px(size)).language(language).outline(.none).systemFonts(false)
            return font.map { caption.fontFile(Repository.fonts.appending(path: $0).path) } ?? caption
        }
    }

    static let samples = [
        Sample(language: "en"),
        Sample(language: "ar", font: "NotoSansArabic-Subset.ttf"),
        Sample(language: "he", font: "NotoSansHebrew-Subset.ttf"),
        Sample(language: "hi", font: "NotoSansDevanagari-Subset.ttf"),
        Sample(language: "ja", font: "NotoSansCJKjp-Subset.otf"),
        Sample(language: "ko", font: "NotoSansCJKkr-Subset.otf"),
        Sample(language: "th", font: "NotoSansThai-Subset.ttf"),
        Sample(language: "ur", font: "NotoNastaliqUrdu-Subset.ttf"),
        Sample(language: "zh-Hans", font: "NotoSansCJKsc-Subset.otf"),
    ]

    private let renderer = Renderer()

    @Test(
        "Even lines are as many as greedy ones, all inside the room, and pretty ones end with no lone word",
        arguments: samples)
    func evenLines(sample: Sample) throws {
        let text = try sample.text()
        for width in [210.0, 340, 520] {
            let caption = sample.caption(text).width(.px(width))
            let greedy = try renderer.layout(of: caption)
            for wrap in [WrapStyle.balanced, .pretty] {
                let layout = try renderer.layout(of: caption.wrap(wrap))
                #expect(layout.lines.count == greedy.lines.count)
                #expect(layout.lines.allSatisfy { $0.box.width <= width + 1.0 / 1024 })
                #expect(layout.warnings.isEmpty)
                #expect(
                    zip(layout.lines, layout.lines.dropFirst()).allSatisfy {
                        $0.range.upperBound == $1.range.lowerBound
                    })
                #expect(layout.lines.last?.range.upperBound == text.utf8.count)
                if wrap == .balanced {
                    #expect(
                        (layout.lines.map(\.box.width).max() ?? 0) <= (greedy.lines.map(\.box.width).max() ?? 0) + 1e-9)
                }
            }
        }
    }

    @Test("The same breaks at every size and scale", arguments: samples)
    func sizes(sample: Sample) throws {
        let text = try sample.text()
        for wrap in WrapStyle.allCases {
            let caption = sample.caption(text).width(300).wrap(wrap).lineLimit(4)
            let expected = try renderer.layout(of: caption).lines.map(\.visibleRange)
            for size in [7.3, 31, 96] {
                let other = sample.caption(text, size: size).width(.px(300 * size / 24)).wrap(wrap).lineLimit(4)
                #expect(try renderer.layout(of: other).lines.map(\.visibleRange) == expected, "\(size)")
            }
            #expect(try renderer.layout(of: caption.scale(3)).lines.map(\.visibleRange) == expected)
        }
    }

    @Test("The ellipsis stands inside the room where lines end", arguments: samples)
    func ellipsis(sample: Sample) throws {
        let text = try sample.text()
        for width in stride(from: 60.0, through: 300, by: 24.7) {
            for limit in [1, 2] {
                let layout = try renderer.layout(of: sample.caption(text).width(.px(width)).lineLimit(limit))
                let last = try #require(layout.lines.last)
                #expect(last.isTruncated)
                #expect(layout.warnings.isEmpty)
                #expect(last.box.width <= width + 1.0 / 1024)
                #expect(!last.visibleRange.isEmpty)
                let cut = last.visibleRange.upperBound
                let end = try #require(last.isRightToLeft ? last.runs.first : last.runs.last)
                #expect(end.range == cut..<cut)
                let glyphs = last.runs.flatMap(\.glyphs)
                #expect(glyphs.allSatisfy { $0.position.x >= last.box.x0 - 24 && $0.position.x <= last.box.x1 + 24 })
                #expect(abs(glyphs.reduce(0) { $0 + $1.advance } - last.box.width) < 1e-6)
            }
        }
    }

    @Test("Controls, marks and unbalanced overrides lay out in every style")
    func oddTexts() throws {
        let pieces = [
            "a", "b c", "א", "ب", "漢", "\u{202E}", "\u{202D}", "\u{202A}", "\u{202B}", "\u{202C}", "\u{2066}",
            "\u{2067}",
            "\u{2068}", "\u{2069}", "\u{61C}", "\u{200E}", "\u{200F}", "\u{0}", "\u{1B}", "\t", "\n", " ", "\u{AD}",
            "\u{301}",
            "\u{200D}", "\u{FEFF}", "1", "(", ")", "👩\u{200D}💻", "\u{FE0F}", "\u{2028}",
        ]
        var state: UInt64 = 11
        func next(_ count: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % count
        }
        for _ in 0..<60 {
            let text = "x" + (0..<next(50)).map { _ in pieces[next(pieces.count)] }.joined()
            let caption = Caption(text).fontSize(20).width(.px(Double(20 + next(200)))).systemFonts(false)
                .wrap(WrapStyle.allCases[next(4)]).lineLimit(1 + next(4)).overflow(next(2) == 0 ? .keep : .anywhere)
            let lines = try renderer.layout(of: caption).lines
            #expect(lines.first?.range.lowerBound == 0)
            #expect(zip(lines, lines.dropFirst()).allSatisfy { $0.range.upperBound == $1.range.lowerBound })
            #expect(lines.last?.range.upperBound == text.utf8.count)
        }
    }

    @Test("Ten thousand marks on a letter and a very long word lay out in every style", arguments: WrapStyle.allCases)
    func longClusters(wrap: WrapStyle) throws {
        let marks = "a" + String(repeating: "\u{301}", count: 10_000) + " b"
        #expect(
            try renderer.layout(of: Caption(marks).fontSize(20).width(100).wrap(wrap).overflow(.anywhere)).lines.count
                == 1)
        let word = String(repeating: "word", count: 5000)
        let whole = try renderer.layout(of: Caption(word).width(400).wrap(wrap))
        #expect(whole.lines.count == 1)
        let cut = try renderer.layout(of: Caption(word).width(400).wrap(wrap).overflow(.anywhere))
        #expect(wrap == .none ? cut.lines.count == 1 : cut.lines.allSatisfy { $0.box.width <= 400 })
        #expect(try renderer.layout(of: Caption(word).width(400).wrap(wrap).lineLimit(1)).lines[0].isTruncated)
    }
}
