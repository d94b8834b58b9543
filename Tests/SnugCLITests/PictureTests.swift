import Foundation
import Snug
import SnugImages
import Testing

@Suite("Pictures that the command line names")
struct PictureTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(try PNGEncoder.encode(Bitmap(width: 200, height: 120, color: .navy)), to: "page.png")
    }

    @Test("A backdrop makes the picture as large as it is")
    func backdrop() throws {
        let outcome = try Tool.run(["x", "--backdrop", "page.png", "--material", "thin"], in: folder.path)
        #expect(outcome.code == 0, "\(outcome.error)")
        #expect(try pngSize(outcome.output) == [200, 120])
    }

    @Test("A picture that is missing ends with 4, and its flag or place in the file is named")
    func missing() throws {
        let remedy = "check its path and its permissions"
        expectError(
            try Tool.run(["x", "--backdrop", "none.png"], in: folder.path), code: 4,
            "--backdrop: the image \"none.png\" cannot be read: there is no such file", remedy)
        try folder.write("{\"text\": \"x\",\n \"background\": \"url(none.png)\"}", to: "a.json")
        expectError(
            try Tool.run(["render", "a.json"], in: folder.path), code: 4,
            "a.json: line 2, column 16: $.background: the image \"none.png\" cannot be read: there is no such file",
            remedy)
    }

    @Test("A picture that is damaged or none ends with 3")
    func damaged() throws {
        try folder.write(try folder.bytes(of: "page.png").dropLast(5), to: "cut.png")
        try folder.write("hello", to: "hello.txt")
        expectError(
            try Tool.run(["x", "--canvas", "url(cut.png)"], in: folder.path), code: 3,
            "--canvas: the image \"cut.png\" is damaged: it ends too early", "use another copy")
        expectError(
            try Tool.run(["x", "--color", "url(hello.txt)"], in: folder.path), code: 3,
            "--color: the image \"hello.txt\" is no PNG and no JPEG", "convert it to one of them")
    }

    @Test("A spec's pictures lie beside it")
    func relative() throws {
        try folder.makeFolder("specs")
        try folder.write(try folder.bytes(of: "page.png"), to: "specs/near.png")
        try folder.write("{\"text\": \"x\", \"backdrop\": \"near.png\"}", to: "specs/a.json")
        #expect(try pngSize(Tool.run(["render", "specs/a.json"], in: folder.path).output) == [200, 120])
        let flag = try Tool.run(["render", "specs/a.json", "--backdrop", "page.png"], in: folder.path)
        #expect(try pngSize(flag.output) == [200, 120])
    }

    @Test("A material with nothing behind it is a warning")
    func warning() throws {
        let outcome = try Tool.run(["measure", "x", "--material", "regular-dark"], in: folder.path)
        #expect(try Measured(outcome).warnings.map(\.code) == ["no-backdrop"])
        #expect(try Tool.run(["x", "--material", "regular-dark", "--strict"], in: folder.path).code == 1)
    }
}
