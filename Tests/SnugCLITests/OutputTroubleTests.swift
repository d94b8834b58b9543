import Foundation
import Testing

@Suite("Output trouble")
struct OutputTroubleTests {
    @Test(
        "What cannot be written ends with 5 and leaves nothing",
        arguments: [
            ("/dev/full", "cannot write /dev/full: No space left on device", "write to another place"),
            ("missing/a.png", "cannot write missing/a.png: there is no folder missing", "make the folder first"),
            ("folder", "cannot write folder: it is a folder", "name a file in it"),
            ("folder/", "cannot write folder/: it is a folder", "name a file in it"),
            ("new/", "cannot write new/: it is a folder", "name a file in it"),
            ("file/a.png", "cannot write file/a.png: a part of the path is no folder", "write to another place"),
        ])
    func trouble(path: String, problem: String, remedy: String) throws {
        let folder = try TemporaryFolder()
        try folder.makeFolder("folder")
        try folder.write("old", to: "file")
        expectError(try Tool.run(["Hello", "-o", path], in: folder.path), code: 5, problem, remedy)
        #expect(folder.names == ["file", "folder"])
        #expect(try folder.text(of: "file") == "old")
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder["folder"]) == [])
    }

    @Test("A place where nobody may write is told as such")
    func forbidden() throws {
        // Not even root can make files there.
        let outcome = try Tool.run(["Hello", "-o", "/sys/snug.png"])
        #expect(outcome.code == 5)
        #expect(outcome.error.hasPrefix("snug: cannot write /sys/snug.png: "))
        #expect(outcome.error.hasSuffix("\n      write to another place\n"))
    }

    @Test("A file that may not be written stays as it was", .disabled(if: geteuid() == 0, "root may write all"))
    func readOnlyFile() throws {
        let folder = try TemporaryFolder()
        try folder.write("old", to: "a.png")
        try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: folder["a.png"])
        expectError(
            try Tool.run(["Hello", "-o", "a.png"], in: folder.path), code: 5,
            "cannot write a.png: Permission denied", "write to another place")
        #expect(try folder.text(of: "a.png") == "old")
        #expect(folder.names == ["a.png"])
    }

    @Test("A disk that is full half way leaves the old picture and no other file")
    func fullDisk() throws {
        let folder = try TemporaryFolder()
        try folder.write("old", to: "a.png")
        let outcome = try Tool.shell(
            #"ulimit -f 4; exec "$0" "Many letters, many bytes" --font-size 300 -o a.png"#, in: folder.path)
        expectError(outcome, code: 5, "cannot write a.png: File too large", "write to another place")
        #expect(try folder.text(of: "a.png") == "old")
        #expect(folder.names == ["a.png"])
    }

    @Test("A stdout that is full is told, for pictures and for text")
    func fullStdout() throws {
        for arguments in ["Hello", "measure Hello", "--help", "--version"] {
            let outcome = try Tool.shell(#"exec "$0" \#(arguments) >/dev/full"#)
            expectError(
                outcome, code: 5, "cannot write standard output: No space left on device", "write to another place")
        }
    }

    @Test("A reader that has gone ends a picture with 5 and a text with 0, without a word")
    func closedPipe() throws {
        for (arguments, code) in [
            (["Hello"], 5), (["Hello", "-v"], 5), (["--help"], 0), (["help", "measure"], 0), (["--version"], 0),
            (["measure", "Hello"], 0),
        ] as [([String], Int32)] {
            let outcome = try Tool.run(arguments, output: .closedPipe)
            #expect(outcome.code == code, "\(arguments)")
            #expect(outcome.error == "", "\(arguments)")
        }
    }

    @Test("A stdout that is closed from the start is like a reader that has gone")
    func closedStdout() throws {
        let folder = try TemporaryFolder()
        for (arguments, code) in [("Hello", 5), ("--help", 0), ("measure Hello", 0)] as [(String, Int32)] {
            let outcome = try Tool.shell(#"exec "$0" \#(arguments) >&-"#)
            #expect(outcome.code == code, "\(arguments)")
            #expect(outcome.error == "", "\(arguments)")
        }
        let file = try Tool.shell(#"exec "$0" Hello -o a.png >&- 2>&- <&-"#, in: folder.path)
        #expect(file.code == 0)
        #expect(try folder.bytes(of: "a.png") == Tool.run(["Hello"]).output)
    }

    @Test("A pipe can be named as the output")
    func namedPipe() throws {
        let folder = try TemporaryFolder()
        let script = #"mkfifo pipe; "$0" Hello -o pipe -q & cat pipe; wait $!"#
        let outcome = try Tool.shell(script, in: folder.path)
        #expect(outcome.code == 0)
        #expect(outcome.output == (try Tool.run(["Hello"])).output)
        #expect(folder.names == ["pipe"])
    }
}
