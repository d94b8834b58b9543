import Foundation
import Testing

@Suite("What the tool draws")
struct SourceTests {
    private func text(_ arguments: [String], input: Tool.Input = .nothing) throws -> String {
        let measured = try measure(arguments, input: input)
        return measured.lines.map(\.text).joined(separator: "\n")
    }

    @Test("Several arguments are joined by a space each")
    func words() throws {
        let folder = try TemporaryFolder()
        #expect(try text(["two", "words"]) == "two words")
        #expect(try text(["two", "--font-size", "20", "words", "--italic", "more"]) == "two words more")
        #expect(try text(["a", "", "b"]) == "a  b")
        for (name, arguments) in [("joined.png", ["Hello,", "world"]), ("whole.png", ["Hello, world"])] {
            #expect(try Tool.run(arguments + ["-o", folder[name]]).code == 0)
        }
        #expect(try folder.bytes(of: "joined.png") == folder.bytes(of: "whole.png"))
    }

    @Test(
        "The text means itself",
        arguments: [#"100% [done...] C:\new"#, "@file", "%s %d", "$HOME ~ * ?", #"a\tb"#, "<b>&amp;</b>", "[red]x[/]"])
    func literal(words: String) throws {
        #expect(try text([words]) == words)
    }

    @Test("A line end in an argument is one")
    func lineEnds() throws {
        let measured = try measure(["one\ntwo"])
        #expect(measured.lines.map(\.text) == ["one", "two"])
        #expect(measured.lines.map(\.start) == [0, 4])
        #expect(measured.lines.map(\.end) == [3, 7])
    }

    @Test("After -- all is text")
    func doubleDash() throws {
        #expect(try text(["--", "--width"]) == "--width")
        #expect(try text(["--font-size", "20", "--", "-o", "--", "x"]) == "-o -- x")
        let folder = try TemporaryFolder()
        #expect(try Tool.run(["-o", folder["a.png"], "--", "fonts"]).code == 0)
        #expect(try Tool.run(["-o", folder["b.png"], "fonts"]).code == 0)
        #expect(try Tool.run(["--", "measure", "--help"]).code == 0)
        #expect(try folder.bytes(of: "a.png") == folder.bytes(of: "b.png"))
    }

    @Test("A verb that is not built yet ends with 2, whatever follows it")
    func verbsToCome() throws {
        for verb in ["batch", "compare", "subtitles", "completions"] {
            for rest in [[], ["--help"], ["a", "b", "-o", "c"]] {
                expectError(
                    try Tool.run([verb] + rest), code: 2, "this version has no \(verb) yet",
                    "to draw the word write: snug -- \(verb)")
            }
            #expect(try Tool.run(["--", verb]).code == 0)
        }
    }

    @Test("render is --spec, and never draws its words")
    func render() throws {
        let folder = try TemporaryFolder()
        let spec = #"{"text": "From a spec", "fontSize": 30}"#
        try folder.write(spec, to: "caption.json")
        let expected = try Tool.run(["From a spec", "--font-size", "30"])
        #expect(expected.code == 0)
        for arguments in [
            ["render", "caption.json"], ["--spec", "caption.json"], ["render", "--spec", "caption.json"],
            ["--spec=caption.json"], ["render", "--", "caption.json"],
        ] {
            #expect(try Tool.run(arguments, in: folder.path).output == expected.output, "\(arguments)")
        }
        for arguments in [["render", "-"], ["--spec", "-"], ["--spec=-"]] {
            #expect(try Tool.run(arguments, input: .text(spec)).output == expected.output, "\(arguments)")
        }
        expectError(
            try Tool.run(["render", "some text"]), code: 4, "cannot read some text: there is no such file",
            "check the path and its permissions")
        expectError(
            try Tool.run(["render", "a.json", "b.json"]), code: 2, "render takes one spec, and b.json follows it",
            "quote a name with spaces")
        expectError(
            try Tool.run(["render", "--text-file", "a"]), code: 2, "render takes no --text-file",
            "snug help render tells what it takes")
        expectError(
            try Tool.run(["render"]), code: 2, "render needs a spec", "name a JSON file, or - for standard input")
    }

    @Test(
        "The caption has exactly one source",
        arguments: [
            (["a", "--spec", "b"], "--spec b, TEXT"), (["--spec", "b", "--text-file", "-"], "--spec b, --text-file -"),
            (["--text-file", "a", "--text-file", "b"], "--text-file a, --text-file b"),
            (["render", "a", "--spec", "b"], "--spec b, a"), (["measure", "a", "--spec", "b"], "--spec b, TEXT"),
            (["a", "--text-file", "-"], "--text-file -, TEXT"),
        ])
    func oneSource(arguments: [String], given: String) throws {
        expectError(
            try Tool.run(arguments, input: .openPipe), code: 2, "the caption is given more than once: \(given)",
            "give exactly one of TEXT, --text-file and --spec")
    }

    @Test("Without a source the tool ends with 2 and the short help")
    func noSource() throws {
        for arguments in [[], ["-o", "x.png"], ["--width", "100"], ["--"]] {
            let outcome = try Tool.run(arguments, input: .openPipe)
            #expect(outcome.code == 2)
            #expect(outcome.output.isEmpty)
            #expect(
                outcome.error == """
                    snug: there is nothing to draw
                          give a text, --text-file FILE or --spec FILE
                    usage: snug TEXT... [-o FILE] [FLAGS]
                           snug measure TEXT...
                           snug render SPEC.json [-o FILE]
                           snug --help

                    """)
        }
        expectError(
            try Tool.run(["measure"], input: .openPipe), code: 2, "measure needs a text or a spec",
            "give a text, --text-file FILE or --spec FILE")
    }

    @Test("Standard input is not read unasked")
    func idleInput() throws {
        let folder = try TemporaryFolder()
        try folder.write("text", to: "text.txt")
        try folder.write(#"{"text": "spec"}"#, to: "spec.json")
        for arguments in [
            ["Hello", "-o", "a.png"], ["--text-file", "text.txt"], ["render", "spec.json"], ["measure", "x"],
            ["--help"],
            ["--version"], ["fonts"], ["-"],
        ] {
            let outcome = try Tool.run(arguments, input: .openPipe, in: folder.path)
            #expect(outcome.code == 0, "\(arguments) \(outcome.error)")
        }
    }

    @Test("A text file loses a byte order mark and one final line end, and nothing else")
    func textFile() throws {
        let folder = try TemporaryFolder()
        let mark = "\u{FEFF}"
        for (content, lines) in [
            ("a\n", ["a"]), ("a", ["a"]), ("a\r\n", ["a"]), (mark + "a\n", ["a"]), ("a\r", ["a"]),
            ("a\n\n", ["a", ""]), ("a\r\n\r\n", ["a", ""]), ("\na\n", ["", "a"]), ("a\nb", ["a", "b"]),
            ("a\r\nb\r\n", ["a", "b"]), ("one %s \\n\n", ["one %s \\n"]),
        ] {
            try folder.write(content, to: "text.txt")
            let measured = try measure(["--text-file", folder["text.txt"]])
            #expect(measured.lines.map(\.text) == lines, "\(content.debugDescription)")
            #expect(try measure(["--text-file", "-"], input: .text(content)).lines.map(\.text) == lines)
            if let first = measured.lines.first { #expect(first.start == 0) }
        }
    }

    @Test("Bytes that are no UTF-8 are told with their place", arguments: [0, 2, 9])
    func invalidText(place: Int) throws {
        let folder = try TemporaryFolder()
        let bytes = [UInt8](repeating: 0x61, count: place) + [0xC3, 0x28]
        try folder.write(bytes, to: "text.txt")
        let remedy = "save the text as UTF-8"
        expectError(
            try Tool.run(["--text-file", "text.txt", "-o", "a.png"], in: folder.path), code: 3,
            "text.txt: the text is not UTF-8 at byte \(place)", remedy)
        expectError(
            try Tool.run(["measure", "--text-file", "-"], input: .bytes([0xEF, 0xBB, 0xBF] + bytes)), code: 3,
            "standard input: the text is not UTF-8 at byte \(place + 3)", remedy)
        expectError(
            try Tool.run(["render", "-"], input: .bytes(Array(#"{"text":""#.utf8) + bytes + Array("\"}".utf8))),
            code: 3, "standard input: line 1, column \(10 + place): the bytes here are not UTF-8",
            "save the file as UTF-8")
        let text = String(repeating: "a", count: place) + #"\303("#
        expectError(
            try Tool.shell(#"exec "$0" "two words" --width 90 "$(printf '\#(text)')""#), code: 2,
            "argument 4 is not UTF-8 at its byte \(place)", "write it in UTF-8")
        #expect(folder.names == ["text.txt"])
    }

    @Test("Sequences that are cut, overlong or half a pair are no UTF-8 either")
    func malformed() throws {
        for bytes: [UInt8] in [[0xE4, 0xB8], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF5, 0x80, 0x80, 0x80], [0x80]] {
            expectError(
                try Tool.run(["--text-file", "-"], input: .bytes([0x61, 0xC3, 0xA9] + bytes)), code: 3,
                "standard input: the text is not UTF-8 at byte 3", "save the text as UTF-8")
        }
    }
}
