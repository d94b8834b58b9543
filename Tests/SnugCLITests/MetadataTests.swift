import Foundation
import Snug
import Testing

@Suite("The text that a file says")
struct MetadataTests {
    /// The text of a PNG file's chunk with the keyword Description, where it is stored as it is.
    private func description(_ png: [UInt8]) throws -> String? {
        let data = Data(png)
        guard let start = data.range(of: Data("iTXtDescription\0".utf8)) else { return nil }
        let length = data[(start.lowerBound - 4)..<start.lowerBound].reduce(0) { $0 << 8 | Int($1) }
        let chunk = data[(start.lowerBound + 4)..<(start.lowerBound + 4 + length)]
        // Keyword and its end, two bytes about compression, the ends of language and translated keyword.
        let head = "Description".utf8.count + 5
        try #require(chunk[chunk.startIndex + head - 4] == 0, "a short text is not compressed")
        return String(decoding: chunk.dropFirst(head), as: UTF8.self)
    }

    private let tree = #"""
        {"vstack": {"children": [
            {"text": "first\ntwo lines"},
            {"hstack": {"children": [{"text": {"markup": "**sec**ond"}}, {"circle": {}}, {"caption": {"runs": ["th", "ird"]}}]}}
        ]}, "size": "300x300"}
        """#

    @Test("A PNG file says its text, a tree's texts in order, each from a line of its own on")
    func texts() throws {
        #expect(try description(Tool.run(["Grüße, \\n 日本"]).output) == "Grüße, \\n 日本")
        #expect(try description(Tool.run(["-m", "**a** b"]).output) == "a b")
        #expect(
            try description(Tool.run(["render", "-"], input: .text(tree)).output)
                == "first\ntwo lines\nsecond\nthird")
    }

    @Test("An SVG file says it as title")
    func titles() throws {
        #expect(try Tool.run(["a < b", "--format", "svg"]).text.contains("<title>a &lt; b</title>"))
        #expect(
            try Tool.run(["render", "-", "--format", "svg"], input: .text(tree)).text
                .contains("<title>first\ntwo lines\nsecond\nthird</title>"))
    }

    @Test("--no-metadata leaves it out, and nothing else changes")
    func left() throws {
        let (with, without) = (try Tool.run(["Hi"]).output, try Tool.run(["Hi", "--no-metadata"]).output)
        #expect(try description(without) == nil && !without.isEmpty)
        let chunk = 12 + "Description".utf8.count + 5 + "Hi".utf8.count
        #expect(with.count == without.count + chunk)
        #expect(Array(with.suffix(100)) == Array(without.suffix(100)))
        #expect(!(try Tool.run(["Hi", "--no-metadata", "--format", "svg"]).text.contains("title")))
        let spec = tree.dropLast().trimmingCharacters(in: .whitespaces) + #", "noMetadata": true}"#
        #expect(try description(Tool.run(["render", "-"], input: .text(spec)).output) == nil)
        #expect(
            try Renderer().png(Picture(json: Array(tree.utf8)).metadata(false)).bytes
                == Tool.run(["render", "-", "--no-metadata"], input: .text(tree)).output)
    }

    @Test("Inside a tree nobody can say it of a part")
    func parts() throws {
        let outcome = try Tool.run(
            ["render", "-"], input: .text(#"{"hstack": {"children": [{"text": "x", "noMetadata": true}]}}"#))
        #expect(outcome.code == 3 && outcome.output.isEmpty)
        #expect(outcome.error.contains("noMetadata belongs to the whole picture"))
    }
}
