import Foundation
import Snug
import SnugImages
import Testing

@Suite("PNG and SVG files")
struct FormatTests {
    private func isSVG(_ bytes: [UInt8]) -> Bool { bytes.starts(with: Array("<svg ".utf8)) }
    private func isPNG(_ bytes: [UInt8]) -> Bool { bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) }

    @Test(
        "A name that ends in .svg, in whatever case, makes an SVG file, any other a PNG file",
        arguments: [
            ("a.svg", true), ("A.SVG", true), ("a.b.Svg", true), (".svg", true), ("a.png", false), ("svg", false),
            ("a.svg.png", false), ("asvg", false), ("a.svg~", false), ("f.svg/a", false),
        ])
    func suffixes(name: String, isSVG: Bool) throws {
        let folder = try TemporaryFolder()
        if name.contains("/") { try folder.makeFolder("f.svg") }
        let outcome = try Tool.run(["Hi", "-o", name], in: folder.path)
        #expect(outcome.code == 0 && outcome.output.isEmpty)
        let bytes = try folder.bytes(of: name)
        #expect(self.isSVG(bytes) == isSVG && isPNG(bytes) != isSVG)
        #expect(outcome.error.hasPrefix("\(name)  123x101  "))
    }

    @Test("--format says what is written, to stdout too, whatever the name is")
    func flag() throws {
        let folder = try TemporaryFolder()
        let svg = try Tool.run(["Hi", "--format", "svg"])
        #expect(svg.code == 0 && isSVG(svg.output) && svg.error.hasPrefix("stdout  123x101  "))
        #expect(isPNG(try Tool.run(["Hi", "--format=png"]).output))
        #expect(try Tool.run(["Hi", "--format", "svg", "-o", "a.png"], in: folder.path).code == 0)
        #expect(try folder.bytes(of: "a.png") == svg.output)
        #expect(try Tool.run(["Hi", "--format", "png", "-o", "a.svg"], in: folder.path).code == 0)
        #expect(isPNG(try folder.bytes(of: "a.svg")))
        #expect(try Tool.run(["Hi", "-o", "b.svg"], in: folder.path).code == 0)
        #expect(try folder.bytes(of: "b.svg") == svg.output)
        expectError(
            try Tool.run(["Hi", "--format", "jpg", "-o", "x"]), code: 2, "--format: \"jpg\" is none of png, svg",
            "give one of these words")
        expectError(
            try Tool.run(["measure", "Hi", "--format", "svg"]), code: 2, "measure takes no --format",
            "snug help measure tells what it takes")
    }

    @Test("The library gives the tool's bytes, for captions and for trees")
    func library() throws {
        let caption = Caption("Hi").scale(2)
        #expect(try Tool.run(["Hi", "--scale", "2", "--format", "svg"]).output == Renderer().svg(caption).bytes)
        let tree = #"{"hstack": {"children": [{"text": "a"}, {"circle": {}}]}, "size": "200x100"}"#
        let outcome = try Tool.run(["render", "-", "--format", "svg"], input: .text(tree))
        #expect(try outcome.output == Renderer().svg(Picture(json: Array(tree.utf8))).bytes)
        #expect(outcome.error.contains("stdout  200x100  "))
    }

    @Test("A report, warnings and --strict are those of a PNG file")
    func reports() throws {
        struct Report: Decodable {
            var file: String
            var width, height, bytes: Int
            var warnings: [Measured.Warning]
        }
        let folder = try TemporaryFolder()
        let arguments = ["unbreakable", "--size", "60x50", "--json"]
        func report(_ name: String) throws -> Report {
            let outcome = try Tool.run(arguments + ["-o", name], in: folder.path)
            #expect(outcome.code == 0 && outcome.error.contains("[overflow]"))
            return try JSONDecoder().decode(Report.self, from: Data(outcome.output))
        }
        let (svg, png) = (try report("a.svg"), try report("a.png"))
        #expect(svg.file == "a.svg")
        #expect(try folder.bytes(of: "a.svg").count == svg.bytes)
        #expect(svg.width == png.width && svg.height == png.height)
        #expect(svg.warnings.map(\.message) == png.warnings.map(\.message) && svg.warnings.count == 2)

        try folder.write("old", to: "a.svg")
        #expect(try Tool.run(arguments + ["--strict", "-o", "a.svg"], in: folder.path).code == 1)
        #expect(try folder.text(of: "a.svg") == "old")
        expectError(
            try Tool.run(["Hi", "-o", "none/a.svg"], in: folder.path), code: 5,
            "cannot write none/a.svg: there is no folder none", "make the folder first")
        #expect(folder.names == ["a.png", "a.svg"])
    }

    @Test("A terminal shows an SVG, which is text")
    func terminal() throws {
        let terminal = try Terminal()
        let outcome = try Tool.run([".", "--outline", "none", "--format", "svg"], output: .file(terminal.slave))
        #expect(outcome.code == 0)
        #expect(terminal.shown.hasPrefix("<svg "))
    }
}
