import Foundation
import SnugFonts
import SnugGeometry
import SnugText
import SnugUnicode
import Testing

@Suite("Wraps against Pango", .enabled(if: Conformance.isWanted))
struct WrapConformanceTests {
    private static let size = 40.0
    private static let widths = stride(from: 200.0, through: 800, by: 40).map(\.self)

    @Test("Lines end where Pango's do in every language")
    func wraps() throws {
        var count = 0
        var differences: [Difference] = []
        var version = ""
        for paragraph in WrapParagraph.all {
            let theirs = try PangoWraps(paragraph, size: Self.size, widths: Self.widths)
            version = theirs.version
            var own = try prepared(paragraph)
            let whole = own.layOut(ParagraphStyle())
            #expect(whole.warnings.isEmpty, "\(paragraph.name)")
            // Not exactly: Pango rounds advances, takes Latin letters in Korean for English, and may take a space from
            // another font of the two.
            #expect(abs(whole.size.width - theirs.width) <= theirs.width / 250, "\(paragraph.name)")
            for (width, lines) in zip(Self.widths, theirs.lines) {
                count += 1
                let layout = own.layOut(ParagraphStyle(width: width, strictness: paragraph.strictness))
                let (expected, found) = (Self.text(lines), Self.text(try self.lines(of: layout, in: paragraph)))
                guard expected != found else { continue }
                differences.append(
                    Difference(
                        name: "\(paragraph.name) \(Int(width))", expected: expected, found: found, rule: ""))
            }
        }
        let languages = Set(WrapParagraph.all.map(\.language)).count
        #expect(languages >= 15)
        #expect(differences.count * 100 <= count * 3, "at most 3 % of the layouts may differ")
        try ListedDifferences(of: "wrap").check(
            differences, of: count, "wraps against Pango \(version) in \(languages) languages")
    }

    private func prepared(_ paragraph: WrapParagraph) throws -> PreparedText {
        let fonts = try paragraph.fonts.enumerated().map {
            FontReference.file(path: $1, face: $0 == 0 ? paragraph.face : 0)
        }
        let attributes = TextAttributes(
            font: FontDescription(list: fonts), size: Self.size, language: paragraph.language)
        return try PreparedText(
            StyledText(string: try paragraph.text, base: attributes),
            fonts: FontLibrary(configuration: FontLibrary.Configuration(usesSystemFonts: false)),
            unicode: UnicodeRules())
    }

    private func lines(of layout: TextLayout, in paragraph: WrapParagraph) throws -> [String] {
        let bytes = Array(try paragraph.text.utf8)
        return layout.lines.map { String(decoding: bytes[$0.range], as: UTF8.self) }
    }

    /// The lines without what hangs over their ends, which no picture shows; break opportunities of no width stand as `‸`.
    private static func text(_ lines: [String]) -> String {
        lines.map { line in
            let end = line.unicodeScalars.lastIndex { !$0.properties.isWhitespace && $0 != "\u{200B}" }
            let shown = end.map { String(line.unicodeScalars[...$0]) } ?? ""
            return shown.replacing("\u{200B}", with: "‸")
        }.joined(separator: " | ")
    }
}
