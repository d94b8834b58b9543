import Foundation
import SnugFiles
import Testing

@Suite("Processes")
struct ProcessTests {
    private func wait(for condition: () -> Bool) -> Bool {
        for _ in 0..<2_000 {
            if condition() { return true }
            usleep(1_000)
        }
        return false
    }

    @Test(
        "A signal during a write leaves no temporary file and the old or the new bytes",
        arguments: [(SIGINT, 130), (SIGTERM, 143), (SIGHUP, 129)] as [(Int32, Int32)])
    func signals(signal: Int32, code: Int32) throws {
        for _ in 0..<3 {
            let folder = try TemporaryFolder()
            let process = try helper(["write", folder.path + "/a"])
            try process.run()
            #expect(wait { folder.names.contains("a") && folder.names.contains { $0.hasPrefix(".snug-") } })
            kill(process.processIdentifier, signal)
            process.waitUntilExit()
            #expect(process.terminationReason == .exit)
            #expect(process.terminationStatus == code)
            #expect(folder.names == ["a"])
            #expect(try readFile(folder["a"], limit: .max) == [UInt8](repeating: 0x2E, count: 8 << 20))
        }
    }

    @Test("A write that fails half way leaves the old file and no other")
    func failure() throws {
        let folder = try TemporaryFolder()
        try folder.write("old", to: "a")
        let error = Pipe()
        let process = try helper(["overfill", folder.path + "/a"], error: error)
        try process.run()
        let message = String(decoding: error.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        #expect(process.terminationStatus == 5)
        #expect(message.contains("File too large") && message.contains("write"))
        #expect(folder.names == ["a"])
        #expect(try folder.text(of: "a") == "old")
    }

    @Test("The standard input is read to its end, through a pipe to the standard output or a file")
    func streams() throws {
        let folder = try TemporaryFolder()
        for path in ["", "/dev/stdout", folder.path + "/a"] {
            let input = Pipe()
            let output = Pipe()
            let process = try helper(path.isEmpty ? ["copy"] : ["copy", path], input: input, output: output)
            try process.run()
            let text = String(repeating: "line\n", count: 2_000)
            input.fileHandleForWriting.write(Data(text.utf8))
            try input.fileHandleForWriting.close()
            let written = output.fileHandleForReading.readDataToEndOfFile()
            process.waitUntilExit()
            #expect(process.terminationStatus == 0)
            #expect(String(decoding: written, as: UTF8.self) == (path.hasPrefix(folder.path) ? "" : text))
            if path.hasPrefix(folder.path) {
                #expect(try folder.text(of: "a") == text)
            }
        }
    }

    @Test("More on the standard input than the limit is refused")
    func tooMuch() throws {
        let input = Pipe()
        let error = Pipe()
        let process = try helper(["copy"], input: input, error: error)
        try process.run()
        signal(SIGPIPE, SIG_IGN)
        try? input.fileHandleForWriting.write(contentsOf: Data(count: 3 << 20))
        try? input.fileHandleForWriting.close()
        let message = String(decoding: error.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        #expect(process.terminationStatus == 5)
        #expect(message.hasPrefix("tooLarge(path: /dev/stdin, size: nil, limit: 1048576"))
    }

    @Test("A reader that goes away is told as such")
    func closedPipe() throws {
        let output = Pipe()
        let error = Pipe()
        let process = try helper(["print"], output: output, error: error)
        try process.run()
        _ = try output.fileHandleForReading.read(upToCount: 10)
        try output.fileHandleForReading.close()
        let message = String(decoding: error.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        #expect(process.terminationReason == .exit)
        #expect(process.terminationStatus == 5)
        #expect(message == "closedPipe(path: /dev/stdout)")
    }

    @Test("A pipe that is non-blocking takes all bytes")
    func nonBlocking() throws {
        let output = Pipe()
        let number = output.fileHandleForWriting.fileDescriptor
        try #require(fcntl(number, F_SETFL, O_NONBLOCK) == 0)
        let process = try helper(["print"], output: output)
        try process.run()
        try output.fileHandleForWriting.close()
        usleep(50_000)
        let written = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        #expect(written.count == 1 << 20)
    }

    @Test("A signal that is ignored at the start stays ignored")
    func ignoredSignals() throws {
        let output = Pipe()
        let process = Process()
        let waiting = try helper(["wait"])
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = ["-c", "trap '' HUP; exec \"$0\" wait", try #require(waiting.executableURL).path]
        process.standardOutput = output
        try process.run()
        #expect(try output.fileHandleForReading.read(upToCount: 1)?.count == 1)
        kill(process.processIdentifier, SIGHUP)
        usleep(20_000)
        #expect(process.isRunning)
        kill(process.processIdentifier, SIGTERM)
        process.waitUntilExit()
        #expect(process.terminationStatus == 143)
    }

    @Test("A terminal has a width; a pipe is none and has none")
    func terminals() throws {
        let terminal = unsafe open("/dev/ptmx", O_RDWR | O_NOCTTY)
        try #require(terminal >= 0)
        defer { close(terminal) }
        var size = winsize(ws_row: 24, ws_col: 97, ws_xpixel: 0, ws_ypixel: 0)
        #expect(unsafe ioctl(terminal, UInt(TIOCSWINSZ), &size) == 0)
        for (input, expected) in [
            (FileHandle(fileDescriptor: terminal), "true 97"), (Pipe().fileHandleForReading, "false none"),
        ] {
            let output = Pipe()
            let process = try helper(["terminal"], output: output)
            process.standardInput = input
            try process.run()
            let message = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
            process.waitUntilExit()
            #expect(message == expected)
        }
    }
}
