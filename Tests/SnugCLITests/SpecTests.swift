import Foundation
import Testing

@Suite("Specs as files")
struct SpecTests {
    @Test(
        "A fault in a spec is told with file, line, column and JSON path",
        arguments: [
            (
                "{\"text\": \"a\", \"widht\": 5}", "line 1, column 15: $.widht: unknown key \"widht\"",
                "did you mean width?"
            ),
            (
                "{\"text\": \"a\",\n \"font-size\": 5}",
                "line 2, column 2: $[\"font-size\"]: unknown key \"font-size\"",
                "did you mean fontSize?"
            ),
            (
                "{\"text\": \"a\",\n \"width\": 5, \"width\": 6}",
                "line 2, column 14: the key \"width\" stands here a second time, after line 2, column 2",
                "keep one of them"
            ),
            (
                "{\"text\": 5}", "line 1, column 10: $.text: a string is expected, not a number",
                "write the value in double quotes"
            ),
            (
                "{\"text\": \"a\", \"italic\": \"yes\"}",
                "line 1, column 25: $.italic: true or false is expected, not a string",
                "write true or false, without quotes"
            ),
            (
                "{\"text\": \"a\", \"scale\": \"2\"}", "line 1, column 24: $.scale: a number is expected, not a string",
                "write a number without quotes"
            ),
            (
                "{\"text\": \"a\", \"maxPixels\": 1.5}", "line 1, column 28: $.maxPixels: 1.5 is not a whole number",
                "leave out the fraction"
            ),
            ("[]", "line 1, column 1: an object is expected, not an array", "write the value in { }"),
            ("", "line 1, column 1: the document is empty", "write an object such as {\"text\": \"Hello\"}"),
            (
                "{\"text\": \"a\",}", "line 1, column 13: a comma stands after the last item",
                "remove it: JSON has none there"
            ),
            (
                "{\"text\": \"a\" \"width\": 5}", "line 1, column 14: a comma is missing before this value",
                "put one there"
            ),
            (
                "{\n\"text\": \"a\"", "line 2, column 12: an object that starts at line 1, column 1 has no end",
                "end it with }"
            ),
            ("{text: 1}", "line 1, column 2: the key text has no quotes", "write \"text\""),
            ("{\"scale\": NaN}", "line 1, column 11: JSON has no NaN", "use a finite number"),
            (
                "{\"width\": 12px}",
                "line 1, column 11: 12px is no number of JSON: something else goes on where it should end; "
                    + "a value with a unit is a string", "write it as in 12, 0.5, -3 or \"12px\""
            ),
            ("// a\n{}", "line 1, column 1: JSON has no comments", "remove it"),
            (
                "{\"text\": \"a\"} {}", "line 1, column 15: something follows the end of the document",
                "remove it, or make it a file of its own"
            ),
        ])
    func faults(json: String, problem: String, remedy: String) throws {
        let folder = try TemporaryFolder()
        try folder.write(json, to: "caption.json")
        for command in [["render", "caption.json", "-o", "a.png"], ["measure", "--spec", "caption.json"]] {
            expectError(try Tool.run(command, in: folder.path), code: 3, "caption.json: \(problem)", remedy)
        }
        expectError(
            try Tool.run(["--spec", "-"], input: .text(json)), code: 3, "standard input: \(problem)", remedy)
        #expect(folder.names == ["caption.json"])
    }

    @Test("Flags override the spec, wherever they stand")
    func override() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            #"{"text": "Hello", "fontSize": 99, "radius": 3, "padding": 4, "italic": true}"#, to: "caption.json")
        let expected = try Tool.run(
            ["Hello", "--font-size", "30", "--radius", "3", "--padding", "0.2em", "--italic", "--color", "red"]
        ).output
        for arguments in [
            ["render", "caption.json", "--font-size", "30", "--padding", "0.2em", "--color", "red"],
            ["--font-size", "30", "--padding", "0.2em", "--color", "red", "--spec", "caption.json"],
        ] {
            #expect(try Tool.run(arguments, in: folder.path).output == expected)
        }
    }

    @Test("Files that a spec names lie beside it, those of flags in the working folder")
    func relativePaths() throws {
        let folder = try TemporaryFolder()
        try folder.makeFolder("specs")
        try folder.makeFolder("specs/fonts")
        let font = try Data(contentsOf: URL(fileURLWithPath: Fonts.hebrew))
        try font.write(to: URL(fileURLWithPath: folder["specs/fonts/hebrew.ttf"]))
        let text = "\"text\": \"שלום\", \"noSystemFonts\": true"
        try folder.write("{\(text), \"fontFile\": [\"fonts/hebrew.ttf\"]}", to: "specs/file.json")
        try folder.write(
            "{\(text), \"fontDir\": [\"fonts\"], \"font\": \"Noto Sans Hebrew\"}", to: "specs/folder.json")
        for spec in ["specs/file.json", "./specs/folder.json", folder["specs/file.json"]] {
            let measured = try measure(["--spec", spec, "--glyphs"], in: folder.path)
            #expect(Set(measured.lines[0].glyphs?.map(\.font) ?? []) == ["Noto Sans Hebrew"], "\(spec)")
        }
        let flag = try measure(
            ["--spec", "specs/folder.json", "--font-dir", "specs/fonts", "--glyphs"], in: folder.path)
        #expect(Set(flag.lines[0].glyphs?.map(\.font) ?? []) == ["Noto Sans Hebrew"])
        expectError(
            try Tool.run(
                ["render", "-"], input: .text("{\(text), \"fontFile\": [\"fonts/hebrew.ttf\"]}"), in: folder.path),
            code: 4,
            "standard input: line 1, column 53: $.fontFile: the font \"fonts/hebrew.ttf\" cannot be read: "
                + "No such file or directory", "check its path and its permissions")
    }
}
