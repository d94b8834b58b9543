import Snug
import SnugImages
import Testing

@Suite("Mistakes in trees of elements")
struct ElementMistakeTests {
    private struct Mistake: Sendable, CustomTestStringConvertible {
        var spec: String
        var place: String
        var testDescription: String { spec }

        init(_ spec: String, _ place: String) {
            (self.spec, self.place) = (spec, place)
        }
    }

    private static let mistakes = [
        Mistake(
            #"{"rectangle":{},"modifiers":[{"stroke":{"color":"red","width":-1}}]}"#, "$.modifiers[0].stroke.width"),
        Mistake(#"{"rectangle":{},"modifiers":[{"strokeBorder":{"color":"red","dash":[0,0]}}]}"#, ".strokeBorder.dash"),
        Mistake(#"{"vstack":{"children":[]}}"#, "nothing in the picture takes any room"),
        Mistake(#"{"vstack":{"children":[]},"scale":2}"#, "nothing in the picture takes any room"),
        Mistake(#"{"caption":{"text":"hi","size":"500x100"}}"#, #"$.caption: unknown key "size""#),
        Mistake(#"{"caption":{"text":"hello","width":"50%"}}"#, "$.caption.width"),
        Mistake(#"{"text":{"text":"hi","fit":true}}"#, "there is nothing to fit into"),
        Mistake(#"{"vstack":{"children":[{"text":{"text":"hi","fit":true}}]}}"#, "$.vstack.children[0].text.fit"),
    ]

    @Test("Each is told with its place", arguments: mistakes)
    private func place(mistake: Mistake) throws {
        let outcome = try Tool.run(["render", "-", "-o", "/dev/null"], input: .text(mistake.spec))
        #expect(outcome.code == 3)
        #expect(outcome.error.contains(mistake.place), "\(outcome.error)")
        #expect(outcome.error.split(separator: "\n").count == 2)
    }

    @Test("A line inside a shape that is as thick as it, or thicker, fills it", arguments: [99, 100, 200])
    func thickLines(width: Int) throws {
        for spec in [
            #"{"circle":{},"modifiers":[{"strokeBorder":{"color":"red","width":\#(width)}}],"size":"100x100"}"#,
            #"{"rectangle":{},"modifiers":[{"fill":"blue"},{"border":{"color":"red","width":\#(width)}}],"size":"100x100"}"#,
        ] {
            let image = try Renderer().image(of: try Picture(json: Array(spec.utf8)))
            #expect(image.bitmap[50, 50] == .red)
            #expect(image.bitmap[50, 3] == .red)
        }
    }

    @Test("Names with control characters do nothing to a terminal")
    func controls() throws {
        let outcome = try Tool.run(["x", "-o", "\u{1B}[31mno/x.png"])
        #expect(!outcome.error.contains("\u{1B}"))
        #expect(outcome.error.contains("\\u{1B}[31mno"))
    }

    @Test("A sheet of looks is a PNG and asked for as one", arguments: ["sheet.svg", "sheet.jpg"])
    func sheet(name: String) throws {
        let outcome = try Tool.run(["styles", "--sheet", name])
        #expect(outcome.code == 2)
        #expect(outcome.error.hasPrefix("snug: --sheet: "))
    }
}
