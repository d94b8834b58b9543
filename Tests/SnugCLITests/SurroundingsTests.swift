import Foundation
import Testing

@Suite("Poor surroundings")
struct SurroundingsTests {
    @Test("No environment, no fonts, no home and a folder that cannot be written change nothing")
    func bare() throws {
        let expected = try Tool.run(["Hello, world"])
        let nothing = ["FONTCONFIG_FILE": "/dev/null"]
        for environment in [
            [:], nothing, ["HOME": "/nonexistent"], ["LC_ALL": "de_DE.UTF-8"], ["LANG": "C", "PATH": ""],
            ["FONTCONFIG_PATH": "/nonexistent", "XDG_CACHE_HOME": "/proc"], ["TMPDIR": "/nonexistent"],
        ] {
            for folder in ["/proc", "/"] {
                let outcome = try Tool.run(["Hello, world"], environment: environment, in: folder)
                #expect(outcome.code == 0, "\(outcome.error)")
                #expect(outcome.output == expected.output)
                #expect(outcome.error == expected.error)
            }
        }
    }

    @Test("Without Fontconfig's files the tool still answers in its own words")
    func noFontconfig() throws {
        // A configuration without a folder: there is no font but the built-in one.
        let folder = try TemporaryFolder()
        try folder.write("<fontconfig></fontconfig>", to: "fonts.conf")
        let environment = ["FONTCONFIG_FILE": folder["fonts.conf"], "XDG_CACHE_HOME": "/nonexistent"]
        expectError(
            try Tool.run(["Hi", "--font", "Intre"], environment: environment, in: "/proc"), code: 4,
            "--font: there is no font family \"Intre\"", "did you mean \"Inter\"?")
        let fallback = try Tool.run(["a \u{4E00}", "-q"], environment: environment, in: "/proc")
        expectSilentSuccess(fallback)
        #expect(fallback.output == (try Tool.run(["a \u{4E00}", "--no-system-fonts"])).output)
        // A configuration that cannot be read; Fontconfig itself complains before the tool does.
        let broken = try Tool.run(["Hi", "--font", "Intre"], environment: ["FONTCONFIG_FILE": "/dev/null"])
        #expect(broken.code == 4)
        #expect(
            broken.error.hasSuffix(
                "snug: --font: there is no font family \"Intre\"\n      did you mean \"Inter\"?\n"))
    }

    @Test("Errors and warnings are the same in every language of the system")
    func languages() throws {
        let expected = try Tool.run(["Hi", "-o", "/nowhere/a.png"])
        for language in ["de_DE.UTF-8", "tr_TR.UTF-8", "C"] {
            let outcome = try Tool.run(["Hi", "-o", "/nowhere/a.png"], environment: ["LC_ALL": language])
            #expect(outcome.error == expected.error)
        }
    }

    @Test("Repeated runs, and runs at the same time, give the same bytes")
    func repeated() async throws {
        let arguments = ["several words\nthat cling", "--stroke", "3", "--scale", "1.5"]
        let expected = try Tool.run(arguments).output
        await withTaskGroup(of: [UInt8]?.self) { group in
            for _ in 0..<8 {
                group.addTask { try? Tool.run(arguments).output }
            }
            for await output in group { #expect(output == expected) }
        }
    }

    @Test(
        "Every golden's spec gives the same bytes in the debug build and in the tool that is tested",
        .enabled(if: Tool.path != Tool.product, "there is one build only"))
    func builds() throws {
        let specs = try FileManager.default.contentsOfDirectory(atPath: Goldens.folder).filter { $0.hasSuffix(".json") }
        #expect(specs.count > 20)
        for spec in specs.sorted() {
            let arguments = ["render", Goldens.folder + "/" + spec]
            let tested = try Tool.run(arguments)
            #expect(tested.code == 0)
            #expect(tested.output == (try Tool.run(arguments, tool: Tool.product)).output, "\(spec)")
        }
    }

    @Test("The tool draws a golden as the library does")
    func golden() throws {
        let name = Goldens.folder + "/default-wrapped"
        let recorded = Array(try Data(contentsOf: URL(fileURLWithPath: name + ".png")))
        #expect(try Tool.run(["render", name + ".json", "--no-metadata"]).output == recorded)
    }
}
