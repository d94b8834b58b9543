import Foundation
import Testing

@Suite("Trees of elements as files")
struct ElementTests {
    @Test("A tree is drawn and measured like a caption, with flags for its canvas and its texts")
    func draws() throws {
        let spec =
            #"{"hstack": {"children": [{"text": {"text": "a"}}, {"rectangle": {}, "modifiers": [{"frame": {"width": 30, "height": 20}}]}]}}"#
        let plain = try pngSize(try Tool.run(["render", "-"], input: .text(spec)).output)
        let wide = try pngSize(try Tool.run(["render", "-", "--margin", "10"], input: .text(spec)).output)
        #expect(wide == [plain[0] + 20, plain[1] + 20])
        let scaled = try pngSize(try Tool.run(["render", "-", "--scale", "2"], input: .text(spec)).output)
        #expect(scaled == [plain[0] * 2, plain[1] * 2])
        let large = try pngSize(try Tool.run(["render", "-", "--font-size", "40"], input: .text(spec)).output)
        #expect(large[1] > plain[1])
        let measured = try Tool.run(["measure", "--spec", "-"], input: .text(spec))
        #expect(measured.code == 0, "\(measured.error)")
        #expect(measured.text.contains("\"kind\": \"hstack\"") && measured.text.contains("\"kind\": \"rectangle\""))
    }

    @Test(
        "A fault in a tree ends with 3 and is told with its place",
        arguments: [
            (
                #"{"hstack": {"children": [{"hstak": {"children": []}}]}}"#,
                "line 1, column 27: $.hstack.children[0].hstak: unknown key \"hstak\"", "did you mean hstack?"
            ),
            (
                #"{"circle": {}, "modifiers": [{"padding": 1, "opacity": 1}]}"#,
                "line 1, column 30: $.modifiers[0]: one key says what this is, but there is padding and opacity", nil
            ),
            (
                #"{"hstack": {"children": []}, "modifiers": [{"fill": "red"}]}"#,
                "line 1, column 53: $.modifiers[0].fill: fill paints shapes and must come first of a shape's modifiers",
                "put it directly behind a shape such as rectangle or circle"
            ),
            (
                #"{"hstack": {"children": [{"text": "a", "size": "5x5"}]}}"#,
                "line 1, column 48: $.hstack.children[0].size: size belongs to the whole picture, not to a part of it",
                "move it to the outermost object, or use a modifier such as frame, padding or background"
            ),
            (
                #"{"hstack": {"children": [{"circle": {}, "modifiers": [{"frame": {"width": -1}}]}]}}"#,
                "line 1, column 75: $.hstack.children[0].modifiers[0].frame.width: -1 is out of range",
                "give a value of at least 0"
            ),
            (
                #"{"circle": {}, "circle": {}}"#,
                "line 1, column 16: the key \"circle\" stands here a second time, after line 1, column 2",
                "keep one of them"
            ),
        ])
    func faults(spec: String, problem: String, remedy: String?) throws {
        let outcome = try Tool.run(["render", "-"], input: .text(spec))
        #expect(outcome.code == 3)
        #expect(outcome.output.isEmpty)
        let lines = outcome.error.split(separator: "\n").map(String.init)
        #expect(lines.first == "snug: standard input: " + problem)
        #expect(lines.count == 2)
        if let remedy { #expect(lines.last == "      " + remedy) }
    }

    @Test("Too much of everything ends with 3")
    func tooMuch() throws {
        let deep =
            String(repeating: #"{"hstack": {"children": ["#, count: 10_000) + #"{"circle": {}}"#
            + String(repeating: "]}}", count: 10_000)
        let many =
            #"{"hstack":{"children":["#
            + Array(repeating: #"{"circle":{}}"#, count: 10_000).joined(separator: ",") + "]}}"
        let modifiers =
            #"{"circle":{},"modifiers":["#
            + Array(repeating: #"{"padding":1}"#, count: 10_000).joined(separator: ",") + "]}"
        for spec in [deep, many, modifiers] {
            let outcome = try Tool.run(["render", "-"], input: .text(spec))
            #expect(outcome.code == 3, "\(outcome.error)")
            #expect(outcome.error.split(separator: "\n").count == 2)
        }
    }

    @Test("A picture that is missing ends with 4")
    func missing() throws {
        let outcome = try Tool.run(
            ["render", "-"], input: .text(#"{"hstack": {"children": [{"image": "none.png"}]}}"#))
        #expect(outcome.code == 4)
        #expect(outcome.error.contains("$.hstack.children[0].image"))
    }
}
