import SnugGeometry
import SnugText
import Testing

/// Rules of wrap styles, line limits and sizes that hold for any text.
@Suite struct WrapPropertyTests {
    private func lay(_ made: RandomCase, _ change: (inout ParagraphStyle) -> Void = { _ in }) throws -> TextLayout {
        var style = made.style
        change(&style)
        return try layOut(made.text, style: style, fonts: FakeFonts.irregular(), unicode: FakeUnicode())
    }

    private func each(_ count: Int, start: UInt64, _ body: (RandomCase) throws -> Void) rethrows {
        var numbers = RandomNumbers(state: start)
        for _ in 0..<count { try body(RandomCase(&numbers)) }
    }

    @Test("Balanced and pretty lines are as many as greedy ones, paragraph by paragraph, and lose nothing")
    func lineCounts() throws {
        try each(150, start: 21) { made in
            let greedy = try lay(made)
            for wrap in [WrapStyle.balanced, .pretty] {
                let layout = try lay(made) { $0.wrap = wrap }
                #expect(layout.lines.map(\.endsParagraph) == greedy.lines.map(\.endsParagraph))
                #expect(layout.texts(of: made.text.string).joined() == made.text.string)
                #expect(layout.warnings.filter(\.isAboutWidth).count == greedy.warnings.filter(\.isAboutWidth).count)
                for line in layout.lines {
                    #expect(abs(line.glyphs.reduce(0) { $0 + $1.advance } - line.box.width) < 1e-9)
                }
            }
        }
    }

    @Test("The widest balanced line is no wider than the widest greedy one, unless that breaks more words")
    func balancedWidth() throws {
        try each(150, start: 22) { made in
            let greedy = try lay(made)
            let balanced = try lay(made) { $0.wrap = .balanced }
            let broken = { (layout: TextLayout) in layout.lines.count { $0.endsWithHyphen } }
            #expect(broken(balanced) <= broken(greedy), "\(made.text.string.debugDescription)")
            if broken(balanced) == broken(greedy) {
                #expect(balanced.size.width <= greedy.size.width + 1.0 / 1024)
            }
        }
    }

    @Test("No wrap style cuts a word that greedy lines do not cut")
    func cutsNoMoreWords() throws {
        try each(120, start: 23) { made in
            let cuts = { (layout: TextLayout) -> Set<Int> in
                // In any longer line a cut that is no opportunity is not found again.
                let whole = Set(
                    FakeUnicode().lineBreaks(in: Array(made.text.string.utf8)[...], language: "", strictness: .normal))
                return Set(layout.lines.map(\.range.upperBound)).subtracting(whole)
            }
            let greedy = try lay(made) { $0.overflow = .anywhere }
            for wrap in [WrapStyle.balanced, .pretty] {
                let layout = try lay(made) {
                    $0.wrap = wrap
                    $0.overflow = .anywhere
                }
                #expect(cuts(layout).subtracting([0]) == cuts(greedy).subtracting([0]))
            }
        }
    }

    @Test("No other way to break the words into as many lines is less ragged")
    func leastRagged() throws {
        var numbers = RandomNumbers(state: 24)
        for _ in 0..<30 {
            var made = RandomCase.words(&numbers)
            let words = made.text.string.split(separator: " ").prefix(9)
            made.text.string = words.joined(separator: " ")
            let greedy = try lay(made)
            guard greedy.lines.count > 1 else { continue }
            let room = try #require(made.style.width)
            let ways = try waysToBreak(words.map(String.init), lines: greedy.lines.count, made)
                .filter { way in way.allSatisfy { $0.width <= room } }
            for wrap in [WrapStyle.balanced, .pretty] {
                let layout = try lay(made) { $0.wrap = wrap }
                let chosen = zip(layout.widths, layout.visible(of: made.text.string)).map {
                    Words(width: $0, count: $1.split(separator: " ").count)
                }
                let best = ways.map { cost($0, wrap, greedy.size.width, room) }.min() ?? -1
                #expect(abs(cost(chosen, wrap, greedy.size.width, room) - best) < 1e-4, "\(made.text.string)")
            }
        }
    }

    /// A line of words.
    private struct Words {
        var width: Double
        var count: Int
    }

    /// Each way to put words into a number of lines.
    private func waysToBreak(_ words: [String], lines: Int, _ made: RandomCase) throws -> [[Words]] {
        var alone = made
        func line(_ range: Range<Int>) throws -> Words {
            alone.text.string = words[range].joined(separator: " ")
            return Words(width: try lay(alone) { $0.width = nil }.size.width, count: range.count)
        }
        func ways(from first: Int, lines: Int) throws -> [[Words]] {
            if lines == 1 { return [[try line(first..<words.count)]] }
            guard words.count - first >= lines else { return [] }
            return try (first + 1...words.count - lines + 1).flatMap { next in
                let head = try line(first..<next)
                return try ways(from: next, lines: lines - 1).map { [head] + $0 }
            }
        }
        return try ways(from: 0, lines: lines)
    }

    /// How ragged lines are, as the documentation of the wrap styles puts it.
    private func cost(_ lines: [Words], _ wrap: WrapStyle, _ widest: Double, _ room: Double) -> Double {
        var sum = 0.0
        for (index, line) in lines.enumerated() {
            if wrap == .balanced {
                if line.width > widest + 1e-6 { sum += 1000 }
                sum += (1 - line.width / widest) * (1 - line.width / widest)
            } else {
                let isLast = index == lines.count - 1
                if isLast, line.count == 1 { sum += 1000 }
                let slack = max(0, (isLast ? 1.0 / 3 : 1) - line.width / room)
                sum += slack * slack
            }
        }
        return sum
    }

    @Test("The same breaks at any size with rooms and spacings to match")
    func sameBreaksAtAnySize() throws {
        var numbers = RandomNumbers(state: 25)
        for _ in 0..<40 {
            let made = RandomCase.words(&numbers)
            let scale = Double.random(in: 0.2...9, using: &numbers)
            for wrap in WrapStyle.allCases {
                for limit in [nil, 2] {
                    let change = { (style: inout ParagraphStyle) in
                        style.wrap = wrap
                        style.maxLines = limit
                    }
                    let plain = try lay(made, change)
                    var other = made
                    other.text.base.size *= scale
                    other.text.base.letterSpacing *= scale
                    other.text.base.wordSpacing *= scale
                    other.style.width = made.style.width.map { $0 * scale }
                    let scaled = try lay(other, change)
                    #expect(scaled.lines.map(\.visibleRange) == plain.lines.map(\.visibleRange))
                }
            }
        }
    }

    @Test("With a line limit the last line lies inside the room, and the lines join to the text")
    func limits() throws {
        try each(120, start: 26) { made in
            let room = try #require(made.style.width)
            let whole = try lay(made)
            for limit in 1...3 {
                let layout = try lay(made) { $0.maxLines = limit }
                let text = made.text.string
                #expect(layout.lines.count == min(limit, whole.lines.count))
                #expect(layout.texts(of: text).joined() == text)
                #expect(layout.lines.dropLast().map(\.range) == whole.lines.prefix(layout.lines.count - 1).map(\.range))
                #expect(!layout.lines.dropLast().contains { $0.isTruncated })
                guard let last = layout.lines.last, last.isTruncated else { continue }
                #expect(last.box.width <= room + 1.0 / 1024 || last.visibleRange.isEmpty)
                #expect(abs(last.glyphs.reduce(0) { $0 + $1.advance } - last.box.width) < 1e-9)
                #expect(
                    Set(FakeUnicode().graphemeBreaks(in: Array(text.utf8)[...])).union([0]).contains(
                        last.visibleRange.upperBound))
                // The ellipsis stands where lines end.
                let end = last.isRightToLeft ? last.runs.first : last.runs.last
                #expect(end?.range == last.visibleRange.upperBound..<last.visibleRange.upperBound)
                #expect(end?.glyphs.map(\.id) == [0x2026])
                for run in last.runs where !run.range.isEmpty {
                    #expect(run.glyphs.allSatisfy { last.visibleRange.contains($0.cluster) })
                }
            }
        }
    }

    @Test("A cut line shows as much as fits: one letter more does not")
    func cutsLate() throws {
        var numbers = RandomNumbers(state: 27)
        for _ in 0..<100 {
            let made = RandomCase.words(&numbers)
            let layout = try lay(made) { $0.maxLines = 1 }
            guard layout.lines[0].isTruncated else { continue }
            var longer = made
            let visible = layout.lines[0].visibleRange.upperBound
            let rest = Array(made.text.string.utf8)[visible...].prefix { $0 == 0x20 }
            let next = visible + rest.count + 1
            longer.text.string = String(decoding: Array(made.text.string.utf8)[..<next], as: UTF8.self) + "\u{2026}"
            #expect(try lay(longer) { $0.width = nil }.size.width > (made.style.width ?? 0))
        }
    }
}

extension TextWarning {
    fileprivate var isAboutWidth: Bool {
        if case .lineTooWide = self { true } else { false }
    }
}

extension TextLayout.Line {
    fileprivate var endsWithHyphen: Bool { glyphs.contains { $0.id == 0x2010 } }
}
