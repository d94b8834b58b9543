import Foundation
import Snug
import Testing

@Suite("Help and version")
struct HelpTests {
    @Test("--help, -h and help print the same, on stdout, and end with 0")
    func help() throws {
        let expected = try Tool.run(["--help"])
        expectSilentSuccess(expected)
        #expect(
            expected.text.hasPrefix(
                "snug draws text on a background that clings to its wrapped lines, as a PNG or SVG.\n"))
        for arguments in [["-h"], ["help"], ["help", "help"], ["text", "--help"], ["--width", "5", "-h", "--bogus"]] {
            let outcome = try Tool.run(arguments, input: .openPipe)
            expectSilentSuccess(outcome)
            #expect(outcome.output == expected.output, "\(arguments)")
        }
    }

    @Test("Help names every option with its placeholder and its default")
    func options() throws {
        let help = try Tool.run(["--help"]).text.split(separator: "\n")
        for option in CaptionOption.all {
            let argument = option.placeholder.map { option.isArgumentOptional ? "[=\($0)]" : " \($0)" }
            let names = [option.shortFlag, option.flag].compactMap { $0 }.joined(separator: ", ")
            let start = "  " + names + (argument ?? "") + "  "
            let first = try #require(help.firstIndex { $0.hasPrefix(start) }, "\(option.flag)")
            let text = ([help[first]] + help[(first + 1)...].prefix { $0.hasPrefix("          ") })
                .map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: " ")
            if let word = option.defaultText { #expect(text.hasSuffix(" [\(word)]"), "\(option.flag): \(text)") }
        }
    }

    @Test("Every flag that help names exists")
    func flags() throws {
        let words = try Tool.run(["--help"]).text.split { $0.isWhitespace || ",:;()[]|".contains($0) }
        let flags = Set(words.filter { $0.hasPrefix("--") && $0.count > 2 }.map(String.init))
        #expect(flags.count > CaptionOption.all.count)
        for flag in flags {
            // A flag that needs a value does not get one here; one that does not exist is told as such.
            let outcome = try Tool.run([flag, "--not-a-flag-at-all"])
            #expect(!outcome.error.contains("unknown flag \(flag)\n"), "\(flag)")
        }
    }

    @Test(
        "No line is longer than 100 characters, and none ends in a space",
        arguments: ["help", "measure", "render", "fonts", "schema", "styles"])
    func columns(topic: String) throws {
        let lines = try Tool.run(["help", topic]).text.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.count > 5)
        for line in lines {
            #expect(line.count <= 100, "\(line)")
            #expect(!line.hasSuffix(" "), "\(line)")
        }
    }

    @Test(
        "Each verb has help of its own, asked for in two ways",
        arguments: ["measure", "render", "fonts", "schema", "styles"])
    func topics(verb: String) throws {
        let topic = try Tool.run(["help", verb])
        expectSilentSuccess(topic)
        #expect(topic.text.hasPrefix("usage: snug \(verb) "))
        #expect(topic.text != (try Tool.run(["--help"]).text))
        for flag in ["--help", "-h"] {
            #expect(try Tool.run([verb, flag]).output == topic.output)
            #expect(try Tool.run([verb, "x", flag, "y"]).output == topic.output)
        }
    }

    @Test("Help on what does not exist ends with 2")
    func unknownTopics() throws {
        expectError(
            try Tool.run(["help", "mesure"]), code: 2, "there is no help on mesure", "did you mean snug help measure?")
        expectError(
            try Tool.run(["help", "frogs"]), code: 2, "there is no help on frogs", "snug help tells all there is")
        expectError(
            try Tool.run(["help", "batch"]), code: 2, "this version has no batch yet",
            "to draw the word write: snug -- batch")
    }

    @Test("The version is that of the tool and of the libraries")
    func version() throws {
        let outcome = try Tool.run(["--version"])
        expectSilentSuccess(outcome)
        let expected = ["snug \(Snug.version)"] + Snug.libraryVersions.map { "\($0.name) \($0.version)" }
        #expect(outcome.text.split(separator: "\n").map(String.init) == expected)
        #expect(outcome.text.hasSuffix("\n"))
        #expect(try Tool.run(["text", "--version", "--help"]).output == outcome.output)
    }
}
