import Foundation
import Snug
import Testing

@Suite("snug schema")
struct SchemaCommandTests {
    @Test("It prints a document that other programs read, the same every time")
    func document() throws {
        let outcome = try Tool.run(["schema"], input: .openPipe)
        expectSilentSuccess(outcome)
        #expect(outcome.text == SpecSchema.document.text(pretty: true) + "\n")
        #expect(outcome.text.hasPrefix("{\n  \"$schema\": \"https://json-schema.org/draft/2020-12/schema\",\n"))
        let object = try JSONSerialization.jsonObject(with: Data(outcome.output)) as? [String: Any]
        #expect((object?["$defs"] as? [String: Any])?["caption"] != nil)
        #expect(try Tool.run(["schema", "-o", "-"]).output == outcome.output)
    }

    @Test("-o writes it into a file and says so, quietly or not")
    func file() throws {
        let folder = try TemporaryFolder()
        let outcome = try Tool.run(["schema", "-o", "spec.schema.json"], in: folder.path)
        #expect(outcome.code == 0 && outcome.output.isEmpty)
        #expect(outcome.error.wholeMatch(of: /spec\.schema\.json  \d+\.\d KB\n/) != nil)
        #expect(try folder.bytes(of: "spec.schema.json") == Tool.run(["schema"]).output)
        expectSilentSuccess(try Tool.run(["schema", "-q", "--output=b.json"], in: folder.path))
        #expect(folder.names == ["b.json", "spec.schema.json"])
        expectError(
            try Tool.run(["schema", "-o", "none/b.json"], in: folder.path), code: 5,
            "cannot write none/b.json: there is no folder none", "make the folder first")
    }

    @Test(
        "It takes nothing else",
        arguments: [
            ["--width", "5"], ["--no-metadata"], ["--spec", "x.json"], ["--text-file", "x"], ["--markup"], ["--glyphs"],
            ["--json"], ["--strict"], ["--verbose"], ["--format", "svg"], ["--match", "x"],
        ])
    func otherFlags(arguments: [String]) throws {
        expectError(
            try Tool.run(["schema"] + arguments), code: 2, "schema takes no \(arguments[0])",
            "snug help schema tells what it takes")
    }

    @Test("A word after it is refused")
    func words() throws {
        expectError(
            try Tool.run(["schema", "x.json"]), code: 2, "schema takes no word, and x.json follows it",
            "to write it into a file name that with -o")
    }
}
