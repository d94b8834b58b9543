import Foundation
import Snug
import Testing

@Suite("measure")
struct MeasureTests {
    @Test("measure prints the canvas that is drawn")
    func canvas() throws {
        for arguments in [["Hello"], ["one\nlonger two"], ["x", "--size", "200x100"], ["x", "--margin", "7"]] {
            let measured = try measure(arguments)
            #expect(measured.offsets == "utf8")
            let size = try pngSize(try Tool.run(arguments).output)
            #expect([measured.canvas.width, measured.canvas.height] == size.map(Double.init))
        }
    }

    @Test("Each line tells its text, its bytes, its width, its baseline and its boxes")
    func lines() throws {
        let text = "Grüße  \nan alle, die warten"
        let measured = try measure([text, "--font-size", "40", "--width", "250"])
        let bytes = Array(text.utf8)
        #expect(measured.lines.count == 3)
        for line in measured.lines {
            #expect(Array(line.text.utf8) == Array(bytes[line.start..<line.end]))
            #expect(!line.text.hasSuffix(" "))
            #expect(abs(line.lineBox.width - line.width) < 1e-5)
            #expect(line.baseline > line.lineBox.y && line.baseline < line.lineBox.y + line.lineBox.height)
            #expect(line.lineBox.height == 48)
            #expect(line.contentBox.y <= line.baseline && line.contentBox.y + line.contentBox.height >= line.baseline)
            let ink = try #require(line.inkBox)
            #expect(ink.y < line.baseline && ink.width > 0)
            #expect(line.glyphs == nil)
        }
        #expect(measured.lines.map(\.start) == [0, 10, 23])
        #expect(abs(measured.lines[1].baseline - measured.lines[0].baseline - 48) < 1e-5)
    }

    @Test("With --glyphs each glyph tells its cluster, place, advance and font")
    func glyphs() throws {
        let measured = try measure(["ABé x", "--glyphs"])
        let line = measured.lines[0]
        let glyphs = try #require(line.glyphs)
        #expect(glyphs.map(\.cluster) == [0, 1, 2, 4, 5])
        #expect(glyphs.allSatisfy { $0.font == "Inter" && $0.id > 0 && $0.y == line.baseline })
        #expect(abs(glyphs.map(\.advance).reduce(0, +) - line.width) < 1e-5)
        #expect(zip(glyphs, glyphs.dropFirst()).allSatisfy { abs($0.x + $0.advance - $1.x) < 1e-5 })
    }

    @Test("The outline is an SVG path, and there is none without a background")
    func outlines() throws {
        let measured = try measure(["one\n\ntwo"])
        #expect(measured.outlines.map(\.of) == ["background"])
        let data = measured.outlines[0].d
        #expect(data.hasPrefix("M") && data.hasSuffix("Z"))
        #expect(data.count { $0 == "M" } == 2, "an empty line splits the outline")
        #expect(try measure(["one", "--outline", "none"]).outlines.isEmpty)
    }

    @Test("Warnings stand in the JSON and on stderr")
    func warnings() throws {
        let outcome = try Tool.run(["measure", "unbreakable", "--width", "100"])
        let warning = try #require(try Measured(outcome).warnings.first)
        #expect(warning.code == "overflow")
        #expect(outcome.error == "snug: warning: \(warning.message) [overflow]\n")
    }

    @Test("A spec, a file and words are measured alike, and as the library does")
    func sources() throws {
        let folder = try TemporaryFolder()
        try folder.write(#"{"text": "Hello, world", "fontSize": 40}"#, to: "caption.json")
        try folder.write("Hello, world\n", to: "text.txt")
        let layout = try Renderer().layout(of: Caption("Hello, world").fontSize(40))
        for arguments in [
            ["Hello, world", "--font-size", "40"], ["--spec", "caption.json"],
            ["--text-file", "text.txt", "--font-size", "40"],
        ] {
            let outcome = try Tool.run(["measure"] + arguments, in: folder.path)
            expectSilentSuccess(outcome)
            #expect(outcome.output == layout.json())
        }
        let glyphs = try Tool.run(["measure", "Hello, world", "--font-size", "40", "--glyphs"])
        #expect(glyphs.output == layout.json(listsGlyphs: true))
    }
}
