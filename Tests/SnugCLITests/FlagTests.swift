import Foundation
import Testing

@Suite("Flags")
struct FlagTests {
    @Test("A value stands after the flag, behind =, or behind a short flag")
    func forms() throws {
        let folder = try TemporaryFolder()
        let expected = try Tool.run(["x", "--font-size", "30", "--radius", "5", "--align", "left"]).output
        for arguments in [
            ["x", "--font-size=30", "--radius=5", "--align=left"],
            ["--font-size", "30px", "--radius", "5.0", "--align", "left", "x"],
            ["--align=right", "--font-size=30", "x", "--radius=5", "--align=left"],
        ] {
            for output in [["-o", "a.png"], ["-oa.png"], ["--output", "a.png"], ["--output=a.png"]] {
                #expect(try Tool.run(arguments + output, in: folder.path).code == 0)
                #expect(try folder.bytes(of: "a.png") == expected)
                #expect(folder.names == ["a.png"])
            }
        }
    }

    @Test("A negative number is a value, a flag is none")
    func values() throws {
        expectError(
            try Tool.run(["x", "--radius", "-5"]), code: 2, "--radius: -5 is out of range", "give a value of at least 0"
        )
        expectError(
            try Tool.run(["x", "--radius"]), code: 2, "--radius needs LENGTH after it",
            "write --radius=… for a value that looks like a flag")
        for next in [["--quiet"], ["-q"], ["--"], []] {
            expectError(
                try Tool.run(["x", "-o"] + next), code: 2, "-o needs FILE|- after it",
                "write --output=… for a value that looks like a flag")
        }
        let folder = try TemporaryFolder()
        #expect(try Tool.run(["x", "--output=-q"], in: folder.path).code == 0)
        #expect(folder.names == ["-q"])
        expectError(
            try Tool.run(["x", "--italic=yes"]), code: 2, "--italic takes no value",
            "leave out the sign and what follows it")
        for number in ["NaN", "inf", "0x2", "two", ""] {
            expectError(
                try Tool.run(["x", "--scale", number]), code: 2, "--scale: \"\(number)\" is not a number",
                "give a number")
        }
        expectError(
            try Tool.run(["x", "-o", ""]), code: 2, "--output: the name is empty",
            "name a file, or - for standard input or output")
    }

    @Test(
        "An unknown flag is told with the one that was meant",
        arguments: [
            ("--colour", "did you mean --color?"), ("--fontsize", "did you mean --font-size?"),
            ("--Width", "did you mean --width?"), ("--wdith", "did you mean --width?"),
            ("--backgroud", "did you mean --background?"), ("--inner-radius-", "did you mean --inner-radius?"),
            ("--outptu", "did you mean --output?"), ("--sepc", "did you mean --spec?"),
            ("--xyzzy", "to draw --xyzzy as text write: snug -- --xyzzy"),
            ("-5", "to draw -5 as text write: snug -- -5"), ("-x", "to draw -x as text write: snug -- -x"),
        ])
    func unknown(flag: String, remedy: String) throws {
        expectError(try Tool.run(["text", flag, "-o", "x.png"]), code: 2, "unknown flag \(flag)", remedy)
        guard flag.hasPrefix("--") else { return }
        expectError(try Tool.run(["measure", flag + "=5"]), code: 2, "unknown flag \(flag)", remedy)
    }

    @Test("Flags of one verb are refused by the others")
    func otherVerbs() throws {
        expectError(
            try Tool.run(["measure", "x", "-o", "y"]), code: 2, "measure takes no --output",
            "snug help measure tells what it takes")
        expectError(
            try Tool.run(["x", "--glyphs", "-o", "y"]), code: 2, "--glyphs is a flag of measure",
            "write: snug measure …")
        expectError(
            try Tool.run(["render", "x", "--glyphs", "-o", "y"]), code: 2, "render takes no --glyphs",
            "snug help render tells what it takes")
    }

    @Test("A flag that may be repeated adds, another one replaces")
    func repeated() throws {
        let both = try measure([
            "אב กข", "--no-system-fonts", "--font-file", Fonts.hebrew, "--font-file",
            Fonts.thai, "--glyphs",
        ])
        let fonts = Set(both.lines[0].glyphs?.map(\.font) ?? [])
        #expect(fonts.isSuperset(of: ["Noto Sans Hebrew", "Noto Sans Thai"]))
        #expect(both.warnings.isEmpty)
        let wide = try measure(["x", "--font-size", "50", "--font-size", "20"])
        #expect(wide.lines[0].width == (try measure(["x", "--font-size", "20"])).lines[0].width)
    }
}
