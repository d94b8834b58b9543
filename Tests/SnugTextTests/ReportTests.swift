import SnugGeometry
import SnugText
import Testing

/// Faults that people met in other programs, with letters that are as wide as they are simple.
@Suite struct ReportTests {
    private func square(_ families: String = "Plain") -> FakeFonts {
        FakeFonts([FakeFace(name: families, advance: 1000)])
    }

    @Test("A long Chinese line without spaces wraps inside its box")
    func chineseWraps() throws {
        let text = "春夏秋冬东南西北金木水火土日月星辰山川河海天地人"
        let layout = try lay(text, width: 240, attributes(size: 24), fonts: square())
        #expect(layout.lines.count == 3)
        #expect(layout.widths.max() == 240)
        #expect(layout.visible(of: text).joined() == text)
        #expect(layout.warnings.isEmpty)
    }

    @Test(
        "No line starts with a closing mark or ends with an opening one",
        arguments: Array(stride(from: 60, through: 300, by: 12)))
    func punctuationStays(width: Int) throws {
        let text = "这是一个测试，内容很长。后面还有（括号）。"
        let layout = try lay(text, width: Double(width), attributes(size: 40), fonts: square())
        for line in layout.visible(of: text) {
            #expect(!"，。、；：？！）》】」』".contains(line.first ?? "。"))
            #expect(!"（《【「『".contains(line.last ?? "（"))
        }
    }

    @Test("Letter spacing leaves the last letter inside, at the same right edge")
    func spacedLetters() throws {
        var edges: [Double] = []
        for spacing in [0.0, 6, 12] {
            for alignment in [TextAlignment.right, .center] {
                let layout = try lay("Spaced", width: 400, attributes(size: 40, letterSpacing: spacing)) {
                    $0.alignment = alignment
                    $0.fillsWidth = true
                }
                let line = layout.lines[0]
                let ink = try #require(line.ink)
                #expect(ink.x0 == line.box.x0 && ink.x1 == line.box.x1)
                #expect(line.box.width == 120 + 5 * spacing)
                if alignment == .right { edges.append(ink.x1) }
                if alignment == .center { #expect(line.box.x0 + line.box.x1 == 400) }
            }
        }
        #expect(edges == [400, 400, 400])
    }

    @Test("A long word in capitals is kept whole with a warning, or cut into lines that fit")
    func longWord() throws {
        let text = "EXTRAORDINARY SALE"
        let kept = try lay(text, width: 300, attributes(size: 80))
        #expect(kept.visible(of: text) == ["EXTRAORDINARY", "SALE"])
        #expect(kept.warnings == [.lineTooWide(line: 0, width: 520, room: 300)])
        let cut = try lay(text, width: 300, attributes(size: 80)) { $0.overflow = .anywhere }
        #expect(cut.warnings.isEmpty)
        #expect(cut.widths.allSatisfy { $0 <= 300 })
        #expect(cut.texts(of: text).joined() == text)
    }

    @Test("The first line of an Arabic paragraph holds its start and lies above")
    func arabicLines() throws {
        let text = "هذا نص عربي طويل يمتد على أكثر من سطر واحد."
        let layout = try lay(text, width: 120)
        #expect(layout.lines.count == 2)
        #expect(text.hasPrefix(layout.visible(of: text)[0]))
        #expect(layout.lines[0].box.y0 < layout.lines[1].box.y0)
        #expect(layout.lines.map(\.isRightToLeft) == [true, true])
        let first = try #require(layout.lines[0].glyphs.last)
        #expect(first.cluster == 0)
        #expect(first.position.x + first.advance == layout.size.width)
        #expect(layout.lines[1].box.x1 == layout.size.width)
    }

    @Test("Windows line ends leave no sign")
    func windowsLineEnds() throws {
        let layout = try lay("one\r\ntwo")
        #expect(layout.lines.map(\.drawn) == ["one", "two"])
        #expect(layout.warnings.isEmpty)
    }

    @Test("Centred lines have equal margins at both sides of a wrap")
    func centredLines() throws {
        for width in stride(from: 15.0, through: 80, by: 0.7) {
            let layout = try lay("aaa bbb ccc ddd", width: width, attributes(size: 9.7)) {
                $0.alignment = .center
                $0.fillsWidth = true
            }
            for line in layout.lines where line.box.width <= width {
                #expect(abs(line.box.x0 - (width - line.box.x1)) < 1e-9)
            }
        }
    }

    @Test("Text exactly as wide as the box fits, at every size")
    func exactFit() throws {
        for size in stride(from: 9.0, through: 60, by: 0.37) {
            let measured = try lay("exactly this wide", attributes(size: size)).size.width
            let layout = try lay("exactly this wide", width: measured, attributes(size: size))
            #expect(layout.lines.count == 1)
            #expect(layout.size.width == measured)
        }
    }

    @Test("The same breaks at every scale, never inside a word")
    func scales() throws {
        let text = "the same breaks at every scale and never inside a word"
        let expected = try lay(text, width: 63).visible(of: text)
        for scale in stride(from: 0.25, through: 8, by: 0.17) {
            let layout = try lay(text, width: 63 * scale, attributes(size: 10 * scale))
            #expect(layout.visible(of: text) == expected)
        }
    }

    @Test("An emoji makes no line taller")
    func emojiHeight() throws {
        var emoji = FakeFace.having("😀", name: "Emoji")
        emoji.isColor = true
        emoji.metrics.ascent = 2
        let fonts = FakeFonts([.having("abc", name: "Plain"), emoji], fallbacks: [1])
        for height in [LineHeight.normal, .multiple(1.2), .fixed(40)] {
            let plain = try lay("abc", fonts: fonts) { $0.lineHeight = height }
            let with = try lay("abc😀", fonts: fonts) { $0.lineHeight = height }
            #expect(plain.size.height == with.size.height)
            #expect(plain.lines[0].baseline == with.lines[0].baseline)
        }
    }
}
