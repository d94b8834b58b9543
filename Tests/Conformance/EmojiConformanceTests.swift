import SnugFonts
import SnugText
import SnugUnicode
import Testing

@Suite("Emoji against Unicode's list and hb-shape", .enabled(if: Conformance.isWanted))
struct EmojiConformanceTests {
    @Test("Each emoji of emoji-test is one character, drawn by the emoji font as hb-shape draws it")
    func emoji() throws {
        let emoji = try Self.emoji()
        #expect(emoji.count > 3_000)
        let font = WidthSample.Font(path: try Conformance.font(named: "NotoColorEmoji"), face: 0)
        let theirs = try HarfBuzzShape.glyphs(ofLines: emoji, in: font)
        // A text font comes first in the list, and has digits and some symbols too.
        let description = FontDescription(list: [.family(FontLibrary.builtInFamily), .file(path: font.path, face: 0)])
        let library = FontLibrary(configuration: FontLibrary.Configuration(usesSystemFonts: false))
        let rules = try UnicodeRules()
        let layout = try layOut(
            StyledText(
                string: emoji.joined(separator: "\n"), base: TextAttributes(font: description, size: 40)),
            style: ParagraphStyle(), fonts: library, unicode: rules)
        #expect(layout.warnings.isEmpty)
        #expect(layout.lines.count == emoji.count && theirs.count == emoji.count)
        let faults = zip(emoji, zip(layout.lines, theirs)).filter { emoji, lines in
            let (own, their) = lines
            return rules.graphemeBreaks(in: Array(emoji.utf8)[...]) != [emoji.utf8.count]
                || !own.runs.allSatisfy { library.isColorFont($0.font) }
                || own.runs.flatMap(\.glyphs).map(\.id) != their.map(\.g)
        }
        Conformance.report("emoji: \(emoji.count) compared, \(faults.count) differ")
        let names = faults.map { $0.0.unicodeScalars.map { "\(String($0.value, radix: 16))" }.joined(separator: " ") }
        #expect(faults.isEmpty, Comment(rawValue: names.joined(separator: "\n")))
    }

    /// The emoji that UTS #51 wants to be drawn as such.
    private static func emoji() throws -> [String] {
        try UnicodeTestFile("emoji/emoji-test.txt").lines.compactMap { line in
            let fields = line.split(separator: ";")
            guard fields.count == 2, fields[1].contains("fully-qualified") else { return nil }
            return String(String.UnicodeScalarView(try UnicodeTestFile.scalars(fields[0])))
        }
    }
}
