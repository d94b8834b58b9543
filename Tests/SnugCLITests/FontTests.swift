import Foundation
import Testing

@Suite("Fonts of the command line")
struct FontTests {
    @Test("A font file that cannot be used is told, and nothing is drawn with another")
    func files() throws {
        let folder = try TemporaryFolder()
        try folder.write("", to: "empty.ttf")
        for (file, code, reason, remedy) in [
            ("missing.ttf", 4, "cannot be read: No such file or directory", "check its path and its permissions"),
            (folder.path, 4, "cannot be read: Is a directory", "check its path and its permissions"),
            ("/dev/null", 4, "cannot be read: Not a regular file", "check its path and its permissions"),
            ("empty.ttf", 3, "is damaged or no font: the file is empty", "use another copy or another font"),
            (Fonts.noFont, 3, "is damaged or no font: it is no OpenType font", "use another copy or another font"),
            (Fonts.collection + "#2", 4, "has no face 2", "its faces are 0 to 1"),
            (Fonts.hebrew + "#1", 4, "has no face 1", "it has one face, number 0"),
        ] as [(String, Int32, String, String)] {
            let path = file.split(separator: "#")[0]
            let problem = "the font \"\(path)\" \(reason)"
            expectError(
                try Tool.run(["Hi", "--font-file", file, "-o", "a.png"], in: folder.path), code: code,
                "--font-file: \(problem)", remedy)
            try folder.write(#"{"text": "Hi", "fontFile": ["\#(file)"]}"#, to: "caption.json")
            expectError(
                try Tool.run(["render", "caption.json", "-o", "a.png"], in: folder.path), code: code,
                "caption.json: line 1, column 28: $.fontFile: \(problem)", remedy)
        }
        #expect(folder.names == ["caption.json", "empty.ttf"])
    }

    @Test("Half a font is damaged")
    func truncated() throws {
        let outcome = try Tool.run(["Hi", "--font-file", Fonts.truncated])
        #expect(outcome.code == 3)
        #expect(outcome.output.isEmpty)
        #expect(outcome.error.contains("is damaged or no font: "))
        #expect(outcome.error.hasSuffix("\n      use another copy or another font\n"))
    }

    @Test("A face of a collection is chosen by its number")
    func faces() throws {
        let hebrew = ["שלום", "--no-system-fonts", "--glyphs", "--font-file"]
        for (file, family) in [
            (Fonts.collection, "Noto Sans Hebrew"), (Fonts.collection + "#0", "Noto Sans Hebrew"),
            (Fonts.hebrew + "#0", "Noto Sans Hebrew"),
        ] {
            #expect(try measure(hebrew + [file]).lines[0].glyphs?.first?.font == family)
        }
        let thai = try measure(["สวัสดี", "--no-system-fonts", "--glyphs", "--font-file", Fonts.collection + "#1"])
        #expect(thai.lines[0].glyphs?.first?.font == "Noto Sans Thai")
        #expect(thai.warnings.isEmpty)
    }

    @Test("A file's name may hold the sign that stands before a face")
    func sign() throws {
        let folder = try TemporaryFolder()
        try Data(contentsOf: URL(fileURLWithPath: Fonts.hebrew)).write(to: URL(fileURLWithPath: folder["a#b.ttf"]))
        for name in ["a#b.ttf", "a#b.ttf#0"] {
            let measured = try measure(
                ["שלום", "--no-system-fonts", "--glyphs", "--font-file", name], in: folder.path)
            #expect(measured.lines[0].glyphs?.first?.font == "Noto Sans Hebrew")
        }
    }

    @Test("A family that does not exist ends with 4 and the closest name")
    func families() throws {
        for (names, problem, remedy) in [
            ("Intre", "there is no font family \"Intre\"", "did you mean \"Inter\"?"),
            (
                "Frobnicate Sans", "there is no font family \"Frobnicate Sans\"",
                "name a family that is installed, or give a file with --font-file"
            ),
            (
                "Intre, Frobnicate Sans", "none of these font families exists: \"Intre\", \"Frobnicate Sans\"",
                "did you mean \"Inter\"?"
            ),
        ] {
            expectError(
                try Tool.run(["Hi", "--font", names, "--no-system-fonts"]), code: 4, "--font: \(problem)", remedy)
            expectError(
                try Tool.run(["render", "-"], input: .text(#"{"text":"Hi","noSystemFonts":true,"font":"\#(names)"}"#)),
                code: 4, "standard input: line 1, column 42: $.font: \(problem)", remedy)
        }
        let folder = try TemporaryFolder()
        try Data(contentsOf: URL(fileURLWithPath: Fonts.thai)).write(to: URL(fileURLWithPath: folder["thai.ttf"]))
        expectError(
            try Tool.run(["Hi", "--font", "Noto Sans Thia", "--no-system-fonts", "--font-dir", folder.path]), code: 4,
            "--font: there is no font family \"Noto Sans Thia\"", "did you mean \"Noto Sans Thai\"?")
    }

    @Test("A family before the one that exists is missed with a warning")
    func fallback() throws {
        let outcome = try Tool.run(["Hi", "--font", "Intre, Inter", "--no-system-fonts"])
        #expect(outcome.code == 0)
        #expect(
            outcome.error.hasPrefix(
                "snug: warning: there is no font family \"Intre\"; the next of the list is used [font-fallback]\n"))
        #expect(outcome.output == (try Tool.run(["Hi"])).output)
        #expect(try Tool.run(["Hi", "--font", "Intre, Inter", "--no-system-fonts", "--strict"]).code == 1)
    }

    @Test("A character that no font has is a warning that names it")
    func missingGlyph() throws {
        let outcome = try Tool.run(["a \u{4E00}", "--no-system-fonts"])
        #expect(outcome.code == 0)
        #expect(
            outcome.error.hasPrefix("snug: warning: no font has U+4E00 一; it is drawn as a box [missing-glyph]\n"))
    }
}
