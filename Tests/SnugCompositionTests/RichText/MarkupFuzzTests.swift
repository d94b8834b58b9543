import SnugComposition
import Testing

@Suite("Whatever the markup,")
struct MarkupFuzzTests {
    private static let signs =
        "***==~~[]{}\\.= abé日\n\"'".map { String($0) } + [
            "]{.bold}", "]{color=red}", "[a]{.x", "[a]{", "[", "a=\"", "**",
        ]

    private func noise(_ pieces: [String], _ generator: inout RepeatableGenerator) -> String {
        (0..<Int.random(in: 0..<40, using: &generator)).map { _ in pieces.randomElement(using: &generator) ?? "" }
            .joined()
    }

    @Test("text is what is left of it without markers, in order")
    func order() {
        var generator = RepeatableGenerator(1)
        var (read, refused) = (0, 0)
        for _ in 0..<4000 {
            let source = noise(Self.signs, &generator)
            guard let markup = try? Markup(parsing: source) else {
                refused += 1
                continue
            }
            read += 1
            var rest = Array(source.utf8)[...]
            for byte in markup.text.string.utf8 {
                rest = rest.drop { $0 != byte }
                #expect(rest.popFirst() == byte, "\(source.debugDescription)")
            }
            let bytes = Array(source.utf8)
            for marker in markup.unclosed {
                #expect(bytes[marker.offset...].starts(with: marker.marker.utf8), "\(source.debugDescription)")
            }
            #expect(markup.unclosed.map(\.offset) == markup.unclosed.map(\.offset).sorted())
        }
        // Neither side of the test is idle.
        #expect(read > 500 && refused > 200, "\(read) read, \(refused) refused")
    }

    @Test("without brackets and backslashes only stars, tildes and signs of equality go, in pairs")
    func markers() throws {
        var generator = RepeatableGenerator(2)
        let pieces = ["*", "**", "==", "~~", "=", "~", "a", " ", ".", "あ", "「", "\n"]
        for _ in 0..<4000 {
            let source = noise(pieces, &generator)
            let text = try Markup(parsing: source).text.string
            let signs: Set<Character> = ["*", "~", "="]
            #expect(text.filter { !signs.contains($0) } == source.filter { !signs.contains($0) })
            for sign in signs {
                let gone = source.count { $0 == sign } - text.count { $0 == sign }
                #expect(gone >= 0 && gone.isMultiple(of: sign == "*" ? 2 : 4), "\(source.debugDescription)")
            }
        }
    }

    @Test("with all of its punctuation escaped it is text")
    func escaped() throws {
        var generator = RepeatableGenerator(3)
        for _ in 0..<1000 {
            let text = noise(Self.signs, &generator)
            let escaped = text.map { $0.isASCII && ($0.isPunctuation || $0.isSymbol) ? "\\\($0)" : String($0) }.joined()
            let markup = try Markup(parsing: escaped)
            #expect(markup.text == RichText(text))
            #expect(markup.unclosed.isEmpty)
        }
    }

    @Test(
        "it is read in linear time", .timeLimit(.minutes(5)),
        arguments: ["*", "*a ", "a**b*c* ", "==a ~~b ", "[*", "[*a]{.bold}"])
    func linear(piece: String) {
        read(piece, bytes: 100_000)
    }

    @Test(
        "many of one kind are read",
        arguments: [
            "[", "]", "[]", "**a", "a* ", "*a**b", "==", "~", "[a](", "[a]{.bold}", "[a]{}", "[a]{.bold ", "\\", "\\*",
            "]{.bold}", "「*」", "[a]{lang=\"", "***a** ",
        ])
    func many(piece: String) {
        read(piece, bytes: 10_000)
    }

    /// Reads a piece many times over, alone and with as many signs behind it that may close something.
    private func read(_ piece: String, bytes: Int) {
        let once = String(repeating: piece, count: bytes / piece.utf8.count)
        let closing = String(repeating: "*", count: bytes / 2) + String(repeating: "]", count: bytes / 2)
        for source in [once, once + "x" + closing] {
            let markup = try? Markup(parsing: source)
            #expect(markup.map { $0.text.string.utf8.count <= source.utf8.count } ?? true)
        }
    }
}
