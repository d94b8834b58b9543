import SnugPixels
import Testing

@testable import SnugComposition

@Suite("Flat rich texts")
struct FlatRichTextTests {
    private let yellow = Highlight(color: .yellow)
    private let cyan = Highlight(color: .cyan)

    /// A text with each highlight applied to its range, one after the other.
    private func flat(_ string: String, _ highlights: [(Range<Int>, Highlight)]) -> FlatRichText {
        FlatRichText(
            highlights.reduce(RichText(string)) { text, part in
                text.applying(style { $0.highlights = [part.1] }, to: part.0)
            })
    }

    private func ranges(_ text: FlatRichText) -> [Range<Int>] { text.highlights.map(\.range) }

    @Test("Styles become spans without highlights; what says nothing is no span")
    func spans() {
        let bold = style { $0.weight = .bold }
        let marked = style { ($0.weight, $0.highlights) = (.bold, [yellow]) }
        let text = FlatRichText("a" + RichText("bc", style: bold) + RichText("de", style: marked) + "f")
        #expect(text.string == "abcdef")
        #expect(text.spans == [StyleSpan(1..<5, bold)])
        #expect(text.highlights == [.init(3..<5, yellow)])
        #expect(FlatRichText("").spans.isEmpty)
        #expect(flat("abc", [(0..<3, yellow)]).spans.isEmpty)
    }

    @Test("Equal highlights that touch or overlap are one; with text between them they are not")
    func joining() {
        #expect(ranges(flat("abcdef", [(0..<2, yellow), (2..<4, yellow)])) == [0..<4])
        #expect(ranges(flat("abcdef", [(0..<3, yellow), (1..<5, yellow)])) == [0..<5])
        #expect(ranges(flat("abcdef", [(0..<6, yellow), (1..<2, yellow)])) == [0..<6])
        #expect(ranges(flat("ab cd", [(0..<2, yellow), (3..<5, yellow)])) == [0..<2, 3..<5])
        #expect(ranges(flat("ab\ncd", [(0..<2, yellow), (2..<5, yellow)])) == [0..<5])
        #expect(ranges(flat("abcdef", [(0..<2, yellow), (2..<4, cyan)])) == [0..<2, 2..<4])
    }

    @Test("A change of style inside a highlight does not cut it")
    func change() {
        let text = flat("abcdef", [(0..<6, yellow)])
        let changed = FlatRichText(
            RichText("abcdef").applying(style { $0.highlights = [yellow] }, to: 0..<6).applying(
                style { $0.weight = .bold }, to: 2..<3))
        #expect(changed.highlights == text.highlights)
        #expect(changed.spans.map(\.range) == [2..<3])
    }

    @Test("A highlight lies upon those that hold it, in whichever order they were said")
    func order() {
        for parts in [[(1..<5, yellow), (2..<3, cyan)], [(2..<3, cyan), (1..<5, yellow)]] {
            #expect(flat("abcdef", parts).highlights == [.init(1..<5, yellow), .init(2..<3, cyan)])
        }
        for parts in [[(1..<5, yellow), (1..<3, cyan)], [(1..<3, cyan), (1..<5, yellow)]] {
            #expect(flat("abcdef", parts).highlights == [.init(1..<5, yellow), .init(1..<3, cyan)])
        }
        #expect(flat("abc", [(0..<3, yellow), (0..<3, cyan)]).highlights.map(\.highlight) == [yellow, cyan])
        #expect(flat("abc", [(0..<3, cyan), (0..<3, yellow)]).highlights.map(\.highlight) == [cyan, yellow])
    }

    @Test("Highlights that cross are painted from the one that starts first")
    func crossing() {
        for parts in [[(0..<3, yellow), (2..<5, cyan)], [(2..<5, cyan), (0..<3, yellow)]] {
            #expect(flat("abcdef", parts).highlights == [.init(0..<3, yellow), .init(2..<5, cyan)])
        }
    }

    @Test("Every byte has the highlights that its run has, whatever the ranges")
    func everywhere() {
        var generator = RepeatableGenerator(3)
        let all = [yellow, cyan, Highlight(radius: 1), Highlight()]
        for _ in 0..<300 {
            let parts = (0..<Int.random(in: 0...8, using: &generator)).map { _ in
                let start = Int.random(in: 0..<20, using: &generator)
                return (
                    start..<Int.random(in: start...20, using: &generator),
                    all.randomElement(using: &generator) ?? yellow
                )
            }
            let text = flat("abcdefghijklmnopqrst", parts)
            for byte in 0..<20 {
                let expected = Set(parts.filter { $0.0.contains(byte) }.map(\.1))
                let found = text.highlights.filter { $0.range.contains(byte) }.map(\.highlight)
                #expect(Set(found) == expected && found.count == expected.count)
            }
            for (index, first) in text.highlights.enumerated() {
                for second in text.highlights[(index + 1)...] {
                    let holds =
                        second.range.lowerBound <= first.range.lowerBound
                        && second.range.upperBound >= first.range.upperBound && second.range != first.range
                    #expect(!holds, "\(second.range) is painted upon \(first.range)")
                    let areOne =
                        first.highlight == second.highlight
                        && first.range.upperBound >= second.range.lowerBound
                        && second.range.upperBound >= first.range.lowerBound
                    #expect(!areOne)
                }
            }
        }
    }

    @Test("A thousand spans on a long text take no longer than they must", .timeLimit(.minutes(5)))
    func manySpans() {
        let word = "Wort 言葉 "
        let count = 20_000
        let length = word.utf8.count
        let text = RichText(String(repeating: word, count: count))
        let spans = (0..<count).map { index in
            StyleSpan(
                index * length..<index * length + 4,
                style { $0.highlights = [Highlight(radius: Length(Double(index % 7)))] })
        }
        let flat = FlatRichText(text.applying(spans))
        #expect(flat.highlights.count == count)
        #expect(flat.highlights.map(\.range) == spans.map(\.range))
        #expect(flat.string == text.string)
    }
}
