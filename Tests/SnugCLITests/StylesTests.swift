import Foundation
import Snug
import Testing

@Suite("Styles of the command line")
struct StylesTests {
    @Test("styles lists every look with a line of its own")
    func list() throws {
        let outcome = try Tool.run(["styles"])
        expectSilentSuccess(outcome)
        let lines = outcome.text.split(separator: "\n")
        #expect(lines.map { $0.split(separator: " ")[0] } == BuiltInStyle.all.map { Substring($0.name) })
        for (line, style) in zip(lines, BuiltInStyle.all) { #expect(line.hasSuffix("  " + style.summary)) }
        let json = try JSONSerialization.jsonObject(with: Data(try Tool.run(["styles", "--json"]).output))
        #expect((json as? [[String: String]])?.map { $0["name"] } == BuiltInStyle.all.map(\.name))
    }

    @Test("styles NAME prints what can be used as a style of one's own")
    func print() throws {
        let folder = try TemporaryFolder()
        let outcome = try Tool.run(["styles", "neon"])
        expectSilentSuccess(outcome)
        #expect(outcome.output == BuiltInStyle.named("neon")?.json)
        try Data(outcome.output).write(to: URL(filePath: folder.path + "/mine.json"))
        let own = try Tool.run(["Hi", "--style", "mine.json", "--no-system-fonts", "-q"], in: folder.path)
        let builtIn = try Tool.run(["Hi", "-s", "neon", "--no-system-fonts", "-q"])
        #expect(own.code == 0 && own.output == builtIn.output)
    }

    @Test("Flags go before a style, and --style in place of the spec's")
    func order() throws {
        let folder = try TemporaryFolder()
        let spec = "{\"text\": \"Hi\", \"style\": \"badge\", \"fontSize\": 50}"
        try Data(spec.utf8).write(to: URL(filePath: folder.path + "/spec.json"))
        func fontSize(_ flags: [String]) throws -> Double {
            let outcome = try Tool.run(["measure", "--spec", "spec.json"] + flags, in: folder.path)
            struct Sized: Decodable { var fontSize: Double }
            return try JSONDecoder().decode(Sized.self, from: Data(outcome.output)).fontSize
        }
        #expect(try fontSize([]) == 50)
        #expect(try fontSize(["--font-size", "40"]) == 40)
        #expect(try measure(["Hi", "-s", "badge"]).outlines.count == 1)
        #expect(try measure(["--spec", "spec.json", "-soutline"], in: folder.path).outlines.isEmpty)
        #expect(try measure(["Hi", "--style=subtitle"]).outlines.isEmpty)
    }

    @Test("A style that is not there is told with the nearest name, or as a missing file")
    func missing() throws {
        expectError(
            try Tool.run(["Hi", "-s", "glas"]), code: 2, "--style: there is no style \"glas\"", "did you mean glass?")
        expectError(
            try Tool.run(["styles", "glas"]), code: 2, "there is no style \"glas\"", "did you mean glass?")
        expectError(
            try Tool.run(["Hi", "-s", "glas.json"]), code: 4,
            "--style: the style \"glas.json\" cannot be read: there is no such file",
            "check its path and its permissions")
        expectError(
            try Tool.run(["render", "-"], input: .text("{\"text\": \"a\", \"style\": \"glas\"}")), code: 3,
            "standard input: line 1, column 25: $.style: there is no style \"glas\"", "did you mean glass?")
    }

    @Test("A value of a style that cannot be used is told with the style's file, line and column")
    func places() throws {
        let folder = try TemporaryFolder()
        try Data("{\n  \"style\": \"base.json\"\n}".utf8).write(to: URL(filePath: folder.path + "/top.json"))
        try Data("{\n  \"radius\": -5\n}".utf8).write(to: URL(filePath: folder.path + "/base.json"))
        expectError(
            try Tool.run(["Hi", "-s", "top.json"], in: folder.path), code: 3,
            "base.json: line 2, column 13: $.radius: -5 is out of range", "give a value of at least 0")
        try Data("{\"radius\": \"5pt\"}".utf8).write(to: URL(filePath: folder.path + "/base.json"))
        let outcome = try Tool.run(["Hi", "-s", "top.json"], in: folder.path)
        #expect(outcome.code == 3)
        #expect(outcome.error.hasPrefix("snug: base.json: line 1, column 12: $.radius: \"5pt\" is not a length"))
    }

    @Test("styles takes one name or a sheet, and no flags of others")
    func usage() throws {
        #expect(try Tool.run(["styles", "neon", "glass"]).code == 2)
        #expect(try Tool.run(["styles", "neon", "--sheet", "x.png"]).code == 2)
        #expect(try Tool.run(["styles", "--glyphs"]).code == 2)
        #expect(try Tool.run(["styles", "-o", "x.png"]).code == 2)
        #expect(try Tool.run(["Hi", "--sheet", "x.png"]).code == 2)
        #expect(try Tool.run(["styles", "--sheet", "x.png", "--scale", "0"]).code == 2)
        #expect(try Tool.run(["styles", "--sheet", "x.png", "--scale", "1000"]).code == 2)
    }
}
