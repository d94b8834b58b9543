import Foundation
import Snug
import SnugTestSupport
import Testing

@Suite("Reports about text in other scripts")
struct LanguageReportTests {
    private let renderer = Renderer()

    private func caption(_ text: String, font: String, size: Length = 40) -> Caption {
        bare(text, size: size).fontWeight(400).systemFonts(false)
            .fontFile(Repository.fonts.appending(path: font).path)
    }

    private func lines(_ caption: Caption) throws -> [String] {
        let layout = try renderer.layout(of: caption)
        let bytes = Array(layout.text.utf8)
        return layout.lines.map { String(decoding: bytes[$0.visibleRange], as: UTF8.self) }
    }

    @Test("A long line of Chinese without spaces stays in its box")
    func longChinese() throws {
        let text = "这是一个测试内容很长后面还有这是一个测试内容很长后面"
        #expect(text.count >= 24)
        let caption = caption(String(text.prefix(24)), font: "NotoSansCJKsc-Subset.otf", size: 24).width(240)
        let layout = try renderer.layout(of: caption)
        #expect((3...4).contains(layout.lines.count))
        #expect(layout.lines.allSatisfy { $0.box.width <= 240 })
        let joined = try lines(caption).joined()
        #expect(joined == String(text.prefix(24)))
        #expect(layout.warnings.isEmpty)
    }

    @Test(
        "No closing mark starts a line, no opening one ends it",
        arguments: Array(stride(from: 60.0, through: 300, by: 12)))
    func punctuation(width: Double) throws {
        let text = "这是一个测试，内容很长。后面还有（括号）。"
        let caption = caption(text, font: "NotoSansCJKsc-Subset.otf", size: 24).language("zh-Hans").width(.px(width))
        let lines = try lines(caption)
        #expect(lines.joined() == text)
        for line in lines {
            let first = try #require(line.first)
            let last = try #require(line.last)
            #expect(!"，。、；：？！）》】」』".contains(first))
            #expect(!"（《【「『".contains(last))
        }
    }

    @Test("The last letter of spaced text is whole, and no room follows it", arguments: [TextAlignment.right, .center])
    func letterSpacing(align: TextAlignment) throws {
        for spacing in [0.0, 6, 12] {
            let text = bare("Spaced\nSpaced wider").tracking(.px(spacing)).multilineTextAlignment(align)
            let tight = try Picture(text)
            let roomy = try Picture(text.margin(40))
            #expect(tight.inkSum == roomy.inkSum)
            let layout = try renderer.layout(of: text)
            let line = layout.lines[1]
            let glyphs = try #require(line.runs.last).glyphs
            let end = try #require(glyphs.last.map { $0.position.x + $0.advance })
            #expect(abs(end - line.box.x1) < 1e-6)
        }
        // The right ends meet, whatever the spacing.
        let ends = try [0.0, 6, 12].map { spacing in
            let picture = try Picture(
                bare("Spaced").tracking(.px(spacing)).multilineTextAlignment(.right).size(width: 400, height: 80)
                    .place(.right))
            return try #require(picture.ink).x.upperBound
        }
        #expect((ends.max() ?? 0) - (ends.min() ?? 0) <= 1)
    }

    @Test("A word too wide for its room stays whole with a warning, or is cut where that is allowed")
    func longWord() throws {
        let text = bare("EXTRAORDINARY SALE", size: 80).width(300)
        let whole = try renderer.layout(of: text)
        let words = try lines(text)
        #expect(words == ["EXTRAORDINARY", "SALE"])
        #expect(whole.warnings.count == 1 && whole.warnings[0].code == "overflow")
        let cut = try renderer.layout(of: text.overflow(.anywhere))
        #expect(cut.lines.allSatisfy { $0.box.width <= 300 })
        #expect(cut.warnings.isEmpty)
        let pieces = try lines(text.overflow(.anywhere))
        #expect(pieces.joined().filter { $0 != " " } == "EXTRAORDINARYSALE")
    }

    @Test("The first line of Arabic holds the start of the text and lies above")
    func arabicOrder() throws {
        let text = "هذا نص عربي طويل يمتد على أكثر من سطر واحد."
        let caption = caption(text, font: "NotoSansArabic-Subset.ttf").width(420)
        let layout = try renderer.layout(of: caption)
        #expect(layout.lines.count == 2)
        #expect(layout.lines[0].range.lowerBound == 0)
        #expect(layout.lines[0].baseline < layout.lines[1].baseline)
        #expect(layout.lines.allSatisfy { $0.isRightToLeft })
        // The first letter stands at the right end.
        let first = try #require(layout.lines[0].runs.flatMap(\.glyphs).first { $0.cluster == 0 })
        let others = layout.lines[0].runs.flatMap(\.glyphs).map(\.position.x)
        #expect(first.position.x >= (others.max() ?? 0) - 1)
    }

    @Test("An emoji makes no line higher, in whichever place of the font list its font stands")
    func emojiHeight() throws {
        let emoji = Repository.fonts.appending(path: "NotoColorEmoji-Subset.ttf").path
        let plain = try renderer.layout(of: Caption("Hello world").fontFile(emoji).systemFonts(false))
        let without = try renderer.layout(of: Caption("Hello world").systemFonts(false))
        let with = try renderer.layout(of: Caption("Hello 👍🏽 world 👩‍💻 🇯🇵 1️⃣ 12").fontFile(emoji).systemFonts(false))
        #expect(with.warnings.isEmpty)
        #expect(plain.canvas.height == without.canvas.height)
        #expect(with.canvas.height == without.canvas.height)
        #expect(with.lines[0].baseline == without.lines[0].baseline)
        #expect(with.familyNames == ["Inter", "Noto Color Emoji"])
        // The spaces and the digits at the end are letters of the text font.
        let colored = with.lines[0].runs.filter { with.fontNames[$0.font] == "Noto Color Emoji" }.flatMap(\.glyphs)
        #expect(colored.count == 4)
    }
}
