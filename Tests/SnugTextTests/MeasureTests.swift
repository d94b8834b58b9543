import SnugGeometry
import SnugText
import Testing

/// Asking what a layout would be like, at one size after another.
@Suite struct MeasureTests {
    private func prepared(_ string: String, fonts: FakeFonts = FakeFonts()) throws -> PreparedText {
        try PreparedText(StyledText(string: string, base: attributes()), fonts: fonts, unicode: FakeUnicode())
    }

    @Test("A measure tells lines, size and what does not fit")
    func measures() throws {
        var text = try prepared("aa extraordinary bb")
        let kept = text.measure(ParagraphStyle(width: 40))
        #expect(
            kept
                == TextMeasure(
                    size: Size(width: 65, height: 36), lineCount: 3, isTruncated: false, isTooWide: true,
                    cutsWords: false))
        let cut = text.measure(ParagraphStyle(width: 40, overflow: .anywhere))
        #expect(
            cut
                == TextMeasure(
                    size: Size(width: 40, height: 36), lineCount: 3, isTruncated: false, isTooWide: false,
                    cutsWords: true))
        let shortened = text.measure(ParagraphStyle(width: 80, maxLines: 2))
        #expect(!shortened.isTruncated && shortened.lineCount == 2)
        #expect(text.measure(ParagraphStyle(width: 70, maxLines: 1)).isTruncated)
        #expect(text.measure(ParagraphStyle(width: 90, fillsWidth: true)).size.width == 90)
        #expect(text.measure(ParagraphStyle()).lineCount == 1)
    }

    @Test("Other scales need no shaping, no glyphs' ink and no new opportunities")
    func asksLittle() throws {
        let fonts = FakeFonts()
        let unicode = FakeUnicode()
        let text = StyledText(string: "some words to fit", base: attributes())
        var prepared = try PreparedText(text, fonts: fonts, unicode: unicode)
        for step in 1...50 { _ = prepared.measure(ParagraphStyle(width: 60), scale: Double(step) / 10) }
        #expect(fonts.shapeCalls == 1)
        #expect(fonts.inkQuestions == 0)
        #expect(unicode.lineBreakQuestions.count == 1)
    }

    @Test("The largest size that fits ends where the longest piece does, exactly")
    func findsTheLargestSize() throws {
        var text = try prepared("EXTRAORDINARY SALE")
        // Thirteen letters of half an em in 325 units: 50 px.
        let style = ParagraphStyle(width: 325, maxLines: 2)
        let fitting = (1...1000).last { tenths in
            let measure = text.measure(style, scale: Double(tenths) / 100)
            return !measure.isTooWide && !measure.isTruncated
        }
        #expect(fitting == 500)
    }

    @Test("Letter and word spacing, tabs and raised spans grow with the size")
    func scalesEverything() throws {
        var base = attributes(letterSpacing: 2, wordSpacing: 3)
        let string = "ab c\td"
        let raised = StyledText.Span(range: 5..<6, attributes: attributes(baselineShift: 4))
        var text = try PreparedText(
            StyledText(string: string, base: base, spans: [raised]), fonts: FakeFonts(), unicode: FakeUnicode())
        let layout = text.layOut(ParagraphStyle(), scale: 2)
        base = attributes(size: 20, letterSpacing: 4, wordSpacing: 6)
        let big = StyledText.Span(range: 5..<6, attributes: attributes(size: 20, baselineShift: 8))
        #expect(layout == (try lay(string, base, spans: [big])))
        #expect(layout.lines[0].positions == [0, 14, 28, 48, 62, 80])
        #expect(layout.lines[0].glyphs.map(\.position.y) == [26, 26, 26, 26, 26, 18])
    }

    @Test("Laid out at another scale, a text is as if it had been prepared at that size")
    func scales() throws {
        var numbers = RandomNumbers(state: 28)
        for _ in 0..<60 {
            var made = RandomCase(&numbers)
            made.style.wrap = WrapStyle.allCases.randomElement(using: &numbers) ?? .greedy
            made.style.maxLines = [nil, 1, 2].randomElement(using: &numbers) ?? nil
            made.style.lineHeight = [.normal, .multiple(1.2), .fixed(17)].randomElement(using: &numbers) ?? .normal
            made.style.paragraphSpacing = 3.7
            let fonts = FakeFonts.irregular()
            var prepared = try PreparedText(made.text, fonts: fonts, unicode: FakeUnicode())
            for scale in [1.0, 0.37, 2.9, 1] {
                var other = made
                other.text.base.scale(by: scale)
                for index in other.text.spans.indices { other.text.spans[index].attributes.scale(by: scale) }
                let expected = try layOut(
                    other.text, style: other.style, fonts: FakeFonts.irregular(), unicode: FakeUnicode())
                let layout = prepared.layOut(made.style, scale: scale)
                #expect(layout == expected)
                let measure = prepared.measure(made.style, scale: scale)
                #expect(measure.size == expected.size)
                #expect(measure.lineCount == expected.lines.count)
                #expect(measure.isTruncated == expected.lines.contains { $0.isTruncated })
                #expect(
                    measure.isTooWide
                        == expected.warnings.contains { if case .lineTooWide = $0 { true } else { false } })
            }
        }
    }

    @Test("What fits at one size fits at every smaller one")
    func fitsMonotonously() throws {
        var numbers = RandomNumbers(state: 29)
        for _ in 0..<20 {
            let made = RandomCase.words(&numbers)
            var prepared = try PreparedText(made.text, fonts: FakeFonts.irregular(), unicode: FakeUnicode())
            var style = made.style
            style.lineHeight = .multiple(1.2)
            var last = 0
            var wasTooWide = false
            for step in 1...60 {
                let measure = prepared.measure(style, scale: Double(step) / 20)
                #expect(measure.lineCount >= last || (wasTooWide && measure.isTooWide))
                #expect(measure.isTooWide || !wasTooWide)
                last = measure.lineCount
                wasTooWide = measure.isTooWide
            }
        }
    }
}

extension TextAttributes {
    fileprivate mutating func scale(by scale: Double) {
        size *= scale
        letterSpacing *= scale
        wordSpacing *= scale
        baselineShift *= scale
    }
}
