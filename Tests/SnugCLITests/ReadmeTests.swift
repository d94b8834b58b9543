import Foundation
import Snug
import SnugTestSupport
import Testing

@Suite("The README")
struct ReadmeTests {
    private let text: String
    /// The pages in docs.
    private let pages: [String]

    init() throws {
        text = try String(contentsOf: Repository.root.appending(path: "README.md"), encoding: .utf8)
        let docs = Repository.root.appending(path: "docs")
        pages = try FileManager.default.contentsOfDirectory(atPath: docs.path).filter { $0.hasSuffix(".md") }.sorted()
            .map { try String(contentsOf: docs.appending(path: $0), encoding: .utf8) }
    }

    /// The pictures that the page and those in docs show.
    private var pictures: [String] {
        text.matches(of: /src="docs\/([^"]+)"/).map { String($0.output.1) }
            + pages.flatMap { $0.matches(of: /src="([^"]+)"/).map { String($0.output.1) } }
    }

    /// The code blocks of a language.
    private func blocks(_ language: String) -> [String] {
        text.components(separatedBy: "\n```\(language)\n").dropFirst().map { $0.components(separatedBy: "\n```")[0] }
    }

    @Test("Every command of it and of the pages in docs works, and the pictures shown are those that they draw")
    func commands() throws {
        #expect(blocks("sh").count > 3)
        #expect(pictures.count > 5)
        let folder = try TemporaryFolder()
        var environment = ProcessInfo.processInfo.environment
        environment["SNUG_TOOL"] = Tool.path
        let script = Repository.root.appending(path: "docs/pictures").path
        let outcome = try Tool.shell(#"exec "$1" ."#, [script], environment: environment, in: folder.path)
        expectSilentSuccess(outcome)
        #expect(folder.names == pictures.sorted())
        for picture in folder.names {
            let recorded = try Data(contentsOf: Repository.root.appending(path: "docs/" + picture))
            #expect(
                try folder.bytes(of: picture) == Array(recorded), "\(picture): docs/pictures draws it anew; look at it")
        }
    }

    @Test("No picture of the folder is left unused, and each is shown once")
    func unused() throws {
        let files = try FileManager.default.contentsOfDirectory(atPath: Repository.root.appending(path: "docs").path)
        #expect(files.filter { $0.hasSuffix(".png") }.sorted() == pictures.sorted())
    }

    @Test("The first screen has a picture and two commands that the makefile knows")
    func firstScreen() throws {
        let screen = text.components(separatedBy: "\n## ")[0]
        #expect(screen.contains("<img src=\"docs/"))
        let block = try #require(screen.components(separatedBy: "\n```\n").dropFirst().first)
        let targets = block.split(separator: "\n").map { $0.split(separator: " ").prefix(2).joined(separator: " ") }
        #expect(targets == ["make demo", "make test"])
        let makefile = try String(contentsOf: Repository.root.appending(path: "Makefile"), encoding: .utf8)
        #expect(makefile.contains("\ndemo: ") && makefile.contains("\ntest: "))
    }

    @Test("Every flag that it names is in help")
    func flags() throws {
        let help = try Tool.run(["--help"]).text
        let flags = Set(text.matches(of: /--[a-z][a-z-]+/).map { String($0.output) })
        #expect(flags.count > 10)
        for flag in flags {
            #expect(help.contains("\(flag) ") || help.contains("\(flag)\n") || help.contains("\(flag)[="), "\(flag)")
        }
    }

    @Test("Every file that it links to exists")
    func links() {
        for link in text.matches(of: /\]\(([^):]+)\)/).map({ String($0.output.1) }) {
            #expect(FileManager.default.fileExists(atPath: Repository.root.appending(path: link).path), "\(link)")
        }
    }

    @Test("Its Swift is what compiles here, and works")
    func example() throws {
        #expect(blocks("swift").count == 1)
        #expect(words(try #require(blocks("swift").first)) == [["import", "Snug"]] + words(try compiled("README")))
        let (png, layout, path, row) = try readmeExample()
        #expect(png.width == 2 * Int(layout.canvas.width))
        #expect(png.warnings.isEmpty && layout.lines.count == 1)
        #expect(path?.hasPrefix("M") == true)
        #expect(row.width > row.height && row.warnings.isEmpty)
    }

    @Test("The Swift of the page about elements compiles, and draws what the JSON beside it does")
    func elements() throws {
        let page = try #require(pages.first { $0.hasPrefix("# Elements") })
        let swift = page.components(separatedBy: "\n```swift\n")[1].components(separatedBy: "\n```")[0]
        #expect(words(swift) == words(try compiled("ELEMENTS")))
        let json = page.components(separatedBy: "\n```json card.json\n")[1].components(separatedBy: "\n```")[0]
        let picture = try Snug.Picture(json: Array(json.utf8))
        #expect(try Renderer().png(picture).bytes == elementsExample().bytes)
    }

    /// What stands in the examples between a mark and the next end.
    private func compiled(_ mark: String) throws -> String {
        let source = try String(
            contentsOf: URL(filePath: #filePath).deletingLastPathComponent().appending(path: "ReadmeExample.swift"),
            encoding: .utf8)
        return source.components(separatedBy: "// \(mark)\n").dropFirst()
            .map { $0.components(separatedBy: "// end\n")[0] }.joined(separator: "\n")
    }

    private func words(_ code: String) -> [[Substring]] {
        code.split(separator: "\n").map { $0.split(separator: " ") }.filter { !$0.isEmpty }
    }
}
