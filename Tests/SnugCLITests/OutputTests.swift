import Foundation
import Testing

@Suite("What the tool writes")
struct OutputTests {
    @Test("Without -o, and with -o -, the PNG goes to stdout, the same as into a file")
    func standardOutput() throws {
        let folder = try TemporaryFolder()
        let file = try Tool.run(["Hello", "-o", "hello.png"], in: folder.path)
        #expect(file.code == 0)
        #expect(file.output.isEmpty)
        let png = try folder.bytes(of: "hello.png")
        #expect(png.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]))
        for arguments in [["Hello"], ["Hello", "-o", "-"], ["Hello", "--output=-"], ["-o-", "Hello"]] {
            let outcome = try Tool.run(arguments)
            #expect(outcome.code == 0)
            #expect(outcome.output == png, "\(arguments)")
        }
    }

    @Test("On success one line on stderr names the file, its pixels and its bytes")
    func successLine() throws {
        let folder = try TemporaryFolder()
        for (arguments, name) in [
            (["Hi", "-o", "hi.png"], "hi.png"), (["Hi", "-o", "./a b.png"], "./a b.png"),
            (["Hi", "--scale", "2", "-o", "hi.png"], "hi.png"),
        ] {
            let outcome = try Tool.run(arguments, in: folder.path)
            let png = try folder.bytes(of: name)
            let size = try pngSize(png)
            let tenths = (png.count + 50) / 100
            #expect(png.count > 1000 && outcome.code == 0 && outcome.output.isEmpty)
            #expect(outcome.error == "\(name)  \(size[0])x\(size[1])  \(tenths / 10).\(tenths % 10) KB\n")
        }
        let small = try Tool.run([".", "--font-size", "1", "-o", "dot.png"], in: folder.path)
        let bytes = try folder.bytes(of: "dot.png").count
        #expect(bytes < 1000 && small.error.hasSuffix("  \(bytes) bytes\n"))
        let piped = try Tool.run(["Hi"])
        #expect(piped.error == "stdout  123x101  \(try sizeWords(piped.output.count))\n")
    }

    private func sizeWords(_ count: Int) throws -> String {
        try #require((1000..<999_950).contains(count))
        let tenths = (count + 50) / 100
        return "\(tenths / 10).\(tenths % 10) KB"
    }

    @Test("With --json the report is one object on stdout")
    func jsonReport() throws {
        struct Report: Decodable {
            var file: String
            var width, height, bytes: Int
            var warnings: [Measured.Warning]
        }
        let folder = try TemporaryFolder()
        let outcome = try Tool.run(
            ["unbreakable", "--size", "60x50", "--json", "-o", "a \"quoted\" name.png"], in: folder.path)
        let png = try folder.bytes(of: "a \"quoted\" name.png")
        let report = try JSONDecoder().decode(Report.self, from: Data(outcome.output))
        #expect(outcome.code == 0)
        #expect(outcome.text.hasSuffix("}\n") && outcome.text.count { $0 == "\n" } == 1)
        #expect(report.file == "a \"quoted\" name.png")
        #expect(report.width == 60 && report.height == 50)
        #expect(report.bytes == png.count)
        #expect(report.warnings.map(\.code) == ["overflow", "overflow"])
        #expect(!outcome.error.contains("60x50"))
        #expect(report.warnings.allSatisfy { outcome.error.contains("snug: warning: \($0.message) [overflow]\n") })
        expectError(
            try Tool.run(["x", "--json"]), code: 2, "--json and the picture both want stdout", "name a file with -o")
    }

    @Test("--quiet says nothing but errors")
    func quiet() throws {
        let folder = try TemporaryFolder()
        let warning = ["unbreakable", "--size", "60x50", "-o", folder["a.png"]]
        for flag in ["-q", "--quiet"] {
            expectSilentSuccess(try Tool.run(warning + [flag]))
            expectSilentSuccess(try Tool.run(["x", flag, "-v", "-o", folder["b.png"]]))
            expectSilentSuccess(try Tool.run(["measure", flag, "unbreakable", "--width", "60"]))
            #expect(try !Tool.run(["", flag]).error.isEmpty)
        }
        #expect(folder.names == ["a.png", "b.png"])
        #expect(try Tool.run(warning).error.count { $0 == "\n" } == 3)
    }

    @Test("--verbose adds fonts and times")
    func verbose() throws {
        let folder = try TemporaryFolder()
        for flag in ["-v", "--verbose"] {
            let lines = try Tool.run(["x", flag, "-o", folder["a.png"]]).error.split(separator: "\n")
            #expect(lines.count == 3)
            #expect(lines.dropFirst().first == "fonts: Inter")
            #expect(try #require(lines.last).wholeMatch(of: /time: \d+\.\d ms/) != nil)
        }
        let measured = try Tool.run(["measure", "x", "-v"])
        #expect(measured.error.hasPrefix("fonts: Inter\ntime: "))
        #expect(measured.output == (try Tool.run(["measure", "x"])).output)
    }

    @Test("Under --strict a warning ends with 1 and leaves no picture, and an old one as it was")
    func strict() throws {
        let folder = try TemporaryFolder()
        let arguments = ["unbreakable", "--size", "60x200", "--strict"]
        for extra in [[], ["-q"], ["--json"]] {
            let outcome = try Tool.run(arguments + extra + ["-o", "a.png"], in: folder.path)
            #expect(outcome.code == 1)
            #expect(outcome.output.isEmpty)
            #expect(
                outcome.error.hasSuffix(
                    """
                    [overflow]
                    snug: 2 warnings under --strict
                          nothing was written; leave out --strict to have it all the same

                    """))
            #expect(folder.names == [])
        }
        try folder.write("old", to: "a.png")
        #expect(try Tool.run(arguments + ["-o", "a.png"], in: folder.path).code == 1)
        #expect(try folder.text(of: "a.png") == "old")
        #expect(folder.names == ["a.png"])
        for command in [["unbreakable", "--width", "60"], ["measure", "unbreakable", "--width", "60"]] {
            let outcome = try Tool.run(command + ["--strict"])
            #expect(outcome.code == 1)
            #expect(outcome.output.isEmpty)
            #expect(outcome.error.contains("snug: a warning under --strict\n"))
        }
        #expect(try Tool.run(["fine", "--strict", "-o", "b.png"], in: folder.path).code == 0)
        #expect(folder.names == ["a.png", "b.png"])
    }

    @Test("A terminal gets no PNG, and other things as usual")
    func terminal() throws {
        for arguments in [["Hello"], ["Hello", "-o", "-"], ["render", "-"], ["--text-file", "-"]] {
            let terminal = try Terminal()
            let outcome = try Tool.run(arguments, input: .openPipe, output: .file(terminal.slave))
            expectError(
                outcome, code: 2, "stdout is a terminal, which shows no PNG", "name a file with -o")
            #expect(terminal.shown == "")
        }
        let folder = try TemporaryFolder()
        let terminal = try Terminal()
        #expect(try Tool.run(["--version"], output: .file(terminal.slave)).code == 0)
        #expect(terminal.shown.hasPrefix("snug "))
        let measured = try Terminal()
        #expect(try Tool.run(["measure", "Hello"], output: .file(measured.slave)).code == 0)
        #expect(measured.shown.hasPrefix("{"))
        let file = try Terminal()
        #expect(try Tool.run(["Hello", "-o", folder["a.png"]], output: .file(file.slave)).code == 0)
        #expect(file.shown == "")
        #expect(folder.names == ["a.png"])
    }

    @Test("An existing file is replaced, its mode kept, and a link is followed")
    func replace() throws {
        let folder = try TemporaryFolder()
        try folder.write("old", to: "real.png")
        let files = FileManager.default
        try files.setAttributes([.posixPermissions: 0o640], ofItemAtPath: folder["real.png"])
        try files.createSymbolicLink(atPath: folder["link.png"], withDestinationPath: "real.png")
        #expect(try Tool.run(["Hello", "-o", "link.png"], in: folder.path).code == 0)
        #expect(try folder.bytes(of: "real.png") == Tool.run(["Hello"]).output)
        #expect(try files.destinationOfSymbolicLink(atPath: folder["link.png"]) == "real.png")
        let mode = try files.attributesOfItem(atPath: folder["real.png"])[.posixPermissions] as? Int
        #expect(mode == 0o640)
        #expect(folder.names == ["link.png", "real.png"])
    }
}
