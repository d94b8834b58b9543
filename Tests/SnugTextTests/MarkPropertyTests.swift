import SnugGeometry
import SnugText
import Testing

/// Rules of marks that hold for any text.
@Suite struct MarkPropertyTests {
    private func lay(_ made: RandomCase) throws -> TextLayout {
        try layOut(made.text, style: made.style, fonts: FakeFonts.irregular(), unicode: FakeUnicode())
    }

    /// A text with all wrap styles, alignments and limits, and marks of any kind.
    private func each(
        _ count: Int, start: UInt64, rooms: Bool, _ body: (RandomCase, inout RandomNumbers) throws -> Void
    ) rethrows {
        var numbers = RandomNumbers(state: start)
        for _ in 0..<count {
            var made = RandomCase(&numbers)
            made.style.wrap = WrapStyle.allCases.randomElement(using: &numbers) ?? .greedy
            made.style.alignment = TextAlignment.allCases.randomElement(using: &numbers) ?? .start
            made.style.maxLines = [nil, nil, 1, 2].randomElement(using: &numbers) ?? nil
            made.style.fillsWidth = Bool.random(using: &numbers)
            made.text.marks = Self.marks(made.text.string, rooms: rooms, &numbers)
            try body(made, &numbers)
        }
    }

    private static func marks(_ string: String, rooms: Bool, _ numbers: inout RandomNumbers) -> [TextMark] {
        var bounds = [0]
        for scalar in string.unicodeScalars { bounds.append((bounds.last ?? 0) + Unicode.UTF8.width(scalar)) }
        func room() -> Double { rooms ? Double.random(in: 0...9, using: &numbers) : 0 }
        return (0..<Int.random(in: 0...5, using: &numbers)).map { _ in
            let ends = [bounds.randomElement(using: &numbers) ?? 0, bounds.randomElement(using: &numbers) ?? 0]
            let range = min(ends[0], ends[1])..<max(ends[0], ends[1])
            let clones = Bool.random(using: &numbers)
            return TextMark(
                range: range, leading: room(), trailing: room(), leadingAtBreak: clones ? room() : 0,
                trailingAtBreak: clones ? room() : 0)
        }
    }

    @Test("Marks without room change nothing but the fragments")
    func roomlessMarks() throws {
        try each(400, start: 41, rooms: false) { made, _ in
            var plain = made
            plain.text.marks = []
            var layout = try lay(made)
            for index in layout.lines.indices { layout.lines[index].marks = [] }
            #expect(layout == (try lay(plain)), "\(made.text.string.debugDescription)")
        }
    }

    @Test("Each line is as wide as its advances and the room of its fragments together")
    func widths() throws {
        try each(600, start: 42, rooms: true) { made, _ in
            for line in try lay(made).lines {
                let advances = line.glyphs.reduce(0) { $0 + $1.advance }
                let rooms = line.marks.reduce(0) { $0 + $1.roomLeft + $1.roomRight }
                #expect(abs(line.box.width - advances - rooms) < 1e-9, "\(made.text.string.debugDescription)")
            }
        }
    }

    @Test("Fragments lie inside the line's box with their room, and beside each other")
    func insideBox() throws {
        try each(600, start: 43, rooms: true) { made, _ in
            // Negative letter spacing lets letters overlap.
            guard made.text.base.letterSpacing >= 0, made.text.spans.allSatisfy({ $0.attributes.letterSpacing >= 0 })
            else { return }
            for line in try lay(made).lines {
                for fragment in line.marks {
                    #expect(fragment.x0 <= fragment.x1 + 1e-9)
                    #expect(fragment.x0 - fragment.roomLeft >= line.box.x0 - 1e-9)
                    #expect(fragment.x1 + fragment.roomRight <= line.box.x1 + 1e-9)
                    #expect(!fragment.range.isEmpty || line.isTruncated)
                    #expect(fragment.range.lowerBound >= line.visibleRange.lowerBound)
                    #expect(fragment.range.upperBound <= line.visibleRange.upperBound)
                }
                for (a, b) in zip(line.marks, line.marks.dropFirst()) where a.mark == b.mark {
                    #expect(a.x1 + a.roomRight <= b.x0 - b.roomLeft + 1e-9)
                }
            }
        }
    }

    @Test("A mark on everything covers each line from side to side but for its room")
    func coversEverything() throws {
        try each(400, start: 44, rooms: true) { made, _ in
            var made = made
            let whole = TextMark(
                range: 0..<made.text.string.utf8.count, leading: 3, trailing: 5, leadingAtBreak: 1,
                trailingAtBreak: 2)
            made.text.marks.insert(whole, at: 0)
            for line in try lay(made).lines where !line.glyphs.isEmpty {
                // An ellipsis alone may stand for text before the mark's first letter.
                if line.isTruncated, line.visibleRange.isEmpty { continue }
                let own = line.marks.filter { $0.mark == 0 }
                let first = try #require(own.first)
                let last = try #require(own.last)
                #expect(abs(first.x0 - first.roomLeft - line.box.x0) < 1e-9)
                #expect(abs(last.x1 + last.roomRight - line.box.x1) < 1e-9)
                for (a, b) in zip(own, own.dropFirst()) {
                    // Letter spacing lies outside of room.
                    let gap = b.x0 - b.roomLeft - a.x1 - a.roomRight
                    #expect(abs(gap) < 1e-9 || abs(gap - made.text.base.letterSpacing) < 1e-9)
                    #expect(a.roomRight + b.roomLeft > 0)
                }
            }
        }
    }

    @Test("No line with room is wider than its room unless a warning says so, and its own width lays it out again")
    func staysInRoom() throws {
        try each(400, start: 45, rooms: true) { made, _ in
            var made = made
            // Justified lines are as wide as the widest, which may stand out.
            if made.style.alignment == .justify { made.style.alignment = .start }
            let layout = try lay(made)
            let warned = layout.warnings.compactMap { warning in
                if case .lineTooWide(let line, _, _) = warning { line } else { nil }
            }
            for (index, line) in layout.lines.enumerated() {
                #expect((line.box.width > (made.style.width ?? 0) + 1.0 / 1024) == warned.contains(index))
            }
            guard warned.isEmpty, made.style.wrap == .greedy, made.style.maxLines == nil, !made.style.fillsWidth
            else { return }
            var again = made
            again.style.width = layout.size.width
            #expect(try lay(again).lines.map(\.range) == layout.lines.map(\.range))
        }
    }

    @Test("Room changes no glyph of a line that stays the same")
    func sameGlyphs() throws {
        try each(300, start: 46, rooms: true) { made, _ in
            var made = made
            made.style.width = nil
            made.style.maxLines = nil
            made.text.string.removeAll { $0 == "\t" }
            made.text.spans = []
            made.text.marks = made.text.marks.filter { $0.range.upperBound <= made.text.string.utf8.count }
            var plain = made
            plain.text.marks = []
            for (a, b) in zip(try lay(made).lines, try lay(plain).lines) {
                #expect(a.glyphs.map(\.id) == b.glyphs.map(\.id))
                for (x, y) in zip(a.glyphs, b.glyphs) { #expect(abs(x.advance - y.advance) < 1e-9) }
            }
        }
    }

    @Test("Marks in text from right to left are the mirror image of those from left to right")
    func mirror() throws {
        let hebrew: [Character: Character] = ["a": "א", "b": "ב", "c": "ג", " ": " ", "\t": "\t", "\n": "\n"]
        let text = "aab bc cabba  ab\na\tbb\n\ncaab c bba"
        let twin = String(text.compactMap { hebrew[$0] })
        var numbers = RandomNumbers(state: 47)
        for _ in 0..<60 {
            let marks = Self.marks(text, rooms: true, &numbers)
            let bytes = { (offset: Int) in String(twin.prefix(offset)).utf8.count }
            let mirrored = marks.map { mark in
                var other = mark
                other.range = bytes(mark.range.lowerBound)..<bytes(mark.range.upperBound)
                return other
            }
            let base = attributes(letterSpacing: 0.5, wordSpacing: 1)
            let style = ParagraphStyle(width: 63, alignment: .center, fillsWidth: true)
            let a = try layOut(
                StyledText(string: text, base: base, marks: marks), style: style, fonts: FakeFonts(),
                unicode: FakeUnicode())
            var rightToLeft = style
            rightToLeft.direction = .rtl
            let b = try layOut(
                StyledText(string: twin, base: base, marks: mirrored), style: rightToLeft, fonts: FakeFonts(),
                unicode: FakeUnicode())
            #expect(a.lines.count == b.lines.count)
            for (line, other) in zip(a.lines, b.lines) {
                #expect(line.marks.count == other.marks.count)
                for (x, y) in zip(line.marks, other.marks) {
                    #expect(x.mark == y.mark)
                    #expect(abs(x.x0 + y.x1 - 63) < 1e-9 && abs(x.x1 + y.x0 - 63) < 1e-9)
                    #expect(x.roomLeft == y.roomRight && x.roomRight == y.roomLeft)
                    #expect(bytes(x.range.lowerBound)..<bytes(x.range.upperBound) == y.range)
                }
            }
        }
    }

    @Test("Measuring gives the size that laying out has")
    func measures() throws {
        try each(150, start: 48, rooms: true) { made, _ in
            var prepared = try PreparedText(made.text, fonts: FakeFonts.irregular(), unicode: FakeUnicode())
            let layout = try lay(made)
            #expect(prepared.layOut(made.style) == layout)
            #expect(prepared.measure(made.style).size == layout.size)
        }
    }
}
