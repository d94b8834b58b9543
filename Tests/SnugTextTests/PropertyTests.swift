import SnugGeometry
import SnugText
import Testing

/// Rules that hold for any text.
@Suite struct PropertyTests {
    private func layouts(_ count: Int, start: UInt64, _ body: (StyledText, ParagraphStyle, TextLayout) throws -> Void)
        throws
    {
        var numbers = RandomNumbers(state: start)
        for _ in 0..<count {
            let made = RandomCase(&numbers)
            try body(made.text, made.style, try lay(made.text, made.style))
        }
    }

    private func lay(_ text: StyledText, _ style: ParagraphStyle) throws -> TextLayout {
        try layOut(text, style: style, fonts: FakeFonts.irregular(), unicode: FakeUnicode())
    }

    @Test("Line ranges join to the text, and visible ranges lie inside them")
    func rangesJoin() throws {
        try layouts(400, start: 1) { text, _, layout in
            #expect(layout.texts(of: text.string).joined() == text.string)
            for line in layout.lines {
                #expect(line.range.lowerBound == line.visibleRange.lowerBound)
                #expect(line.range.upperBound >= line.visibleRange.upperBound)
            }
        }
    }

    @Test("Each line is as wide as its glyphs' advances together, and glyphs stand side by side")
    func advancesAddUp() throws {
        try layouts(400, start: 2) { text, _, layout in
            for line in layout.lines {
                let sum = line.glyphs.reduce(0) { $0 + $1.advance }
                #expect(abs(sum - line.box.width) < 1e-9, "\(text.string.debugDescription)")
            }
        }
    }

    @Test("No line is wider than the room unless a warning says so")
    func staysInRoom() throws {
        try layouts(400, start: 3) { text, style, layout in
            let warned = layout.warnings.compactMap { warning in
                if case .lineTooWide(let line, _, _) = warning { line } else { nil }
            }
            for (index, line) in layout.lines.enumerated() {
                let isTooWide = line.box.width > (style.width ?? 0) + 1.0 / 1024
                #expect(isTooWide == warned.contains(index), "\(text.string.debugDescription)")
            }
        }
    }

    @Test("Laid out again in its own width, a text stays the same")
    func isStable() throws {
        try layouts(400, start: 4) { text, style, layout in
            // Where a line stands out, the own width is a wider room.
            guard layout.size.width <= (style.width ?? 0) + 1.0 / 1024 else { return }
            var again = style
            again.width = layout.size.width
            let second = try lay(text, again)
            #expect(second.lines.map(\.range) == layout.lines.map(\.range), "\(text.string.debugDescription)")
            #expect(second.size == layout.size)
        }
    }

    @Test("Alignment moves lines and changes nothing else")
    func alignmentOnlyMoves() throws {
        try layouts(80, start: 5) { text, style, layout in
            for alignment in TextAlignment.allCases where alignment != .justify {
                var other = style
                other.alignment = alignment
                let moved = try lay(text, other)
                #expect(moved.lines.map(\.range) == layout.lines.map(\.range))
                #expect(moved.size == layout.size)
                for (a, b) in zip(layout.lines, moved.lines) {
                    #expect(abs(a.box.width - b.box.width) < 1e-9)
                    #expect(a.glyphs.map(\.advance) == b.glyphs.map(\.advance))
                    for (p, q) in zip(a.positions, b.positions) {
                        #expect(abs((p - a.box.x0) - (q - b.box.x0)) < 1e-9)
                    }
                }
            }
        }
    }

    @Test("A wider room never needs more lines")
    func wideningHelps() throws {
        try layouts(200, start: 6) { text, style, layout in
            var wider = style
            wider.width = 2000
            #expect(try lay(text, wider).lines.count <= layout.lines.count)
            wider.width = nil
            let paragraphs = try lay(text, wider)
            #expect(paragraphs.lines.allSatisfy { $0.endsParagraph })
        }
    }

    @Test("Every visible letter is drawn once")
    func drawsEverythingOnce() throws {
        try layouts(400, start: 7) { text, _, layout in
            var counts: [Int: Int] = [:]
            for glyph in layout.lines.flatMap(\.glyphs) { counts[glyph.cluster, default: 0] += 1 }
            var offset = 0
            for scalar in text.string.unicodeScalars {
                if "abTV漢字א".unicodeScalars.contains(scalar) { #expect(counts[offset] == 1) }
                offset += Unicode.UTF8.width(scalar)
            }
        }
    }

    @Test("A line is drawn as if its visible text stood alone")
    func linesStandAlone() throws {
        var numbers = RandomNumbers(state: 10)
        for _ in 0..<300 {
            let string = String((0..<40).compactMap { _ in "aabfiTV    ".randomElement(using: &numbers) })
            let text = StyledText(string: string, base: attributes(size: 13))
            var style = ParagraphStyle(width: Double.random(in: 20...120, using: &numbers))
            style.overflow = Bool.random(using: &numbers) ? .keep : .anywhere
            for (line, part) in zip(try lay(text, style).lines, try lay(text, style).visible(of: string)) {
                let alone = try lay(StyledText(string: part, base: text.base), ParagraphStyle()).lines[0]
                #expect(line.drawn == alone.drawn)
                #expect(line.positions == alone.positions, "\(part)")
                #expect(line.box.width == alone.box.width)
            }
        }
    }

    @Test("Runs tell their glyphs' bytes, and lines their runs'")
    func runsHoldTheirGlyphs() throws {
        try layouts(200, start: 8) { _, _, layout in
            for line in layout.lines {
                for run in line.runs {
                    #expect(!run.glyphs.isEmpty)
                    #expect(run.glyphs.allSatisfy { run.range.contains($0.cluster) })
                    #expect(line.visibleRange.lowerBound <= run.range.lowerBound)
                    #expect(line.visibleRange.upperBound >= run.range.upperBound)
                }
            }
        }
    }

    @Test("Any text lays out at any width without stopping", arguments: [-1.0, 0, .infinity, .nan, 1e300])
    func survivesOddWidths(width: Double) throws {
        var numbers = RandomNumbers(state: 9)
        for _ in 0..<30 {
            let made = RandomCase(&numbers)
            for overflow in WordOverflow.allCases {
                var style = made.style
                style.width = width
                style.overflow = overflow
                #expect(try lay(made.text, style).texts(of: made.text.string).joined() == made.text.string)
            }
        }
    }
}
