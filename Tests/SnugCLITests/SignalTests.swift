import Foundation
import Testing

@Suite("Signals")
struct SignalTests {
    @Test(
        "A signal ends the tool with 128 and its number, while it waits for input",
        arguments: [(SIGINT, 130), (SIGTERM, 143), (SIGHUP, 129)] as [(Int32, Int32)])
    func waiting(signal: Int32, code: Int32) throws {
        let folder = try TemporaryFolder()
        let tool = try Tool.Running(
            Tool.path, ["--text-file", "-", "-o", "a.png"], input: .openPipe, folder: folder.path)
        try waitUntilSleeping(tool.process.processIdentifier)
        kill(tool.process.processIdentifier, signal)
        let outcome = try tool.finish()
        #expect(outcome.code == code)
        #expect(outcome.error == "")
        #expect(folder.names == [])
    }

    @Test("A signal while a picture is made leaves the old one or the new one, and no other file")
    func working() throws {
        let folder = try TemporaryFolder()
        try folder.write("old", to: "a.png")
        let arguments = ["Large", "--font-size", "2000", "-q", "-o", "a.png"]
        for delay in stride(from: UInt32(0), to: 120_000, by: 12_000) {
            let tool = try Tool.Running(Tool.path, arguments, input: .nothing, folder: folder.path)
            usleep(delay)
            kill(tool.process.processIdentifier, SIGTERM)
            let outcome = try tool.finish()
            // Before it has begun to watch for signals, the tool ends as any program does.
            #expect([0, 143, -SIGTERM].contains(outcome.code), "\(outcome.code)")
            #expect(folder.names == ["a.png"])
            let bytes = try folder.bytes(of: "a.png")
            if bytes != Array("old".utf8) { #expect(try pngSize(bytes)[0] > 2000) }
        }
    }

    /// Waits until the process sleeps in a read, which it does when it wants its input.
    private func waitUntilSleeping(_ id: Int32) throws {
        for _ in 0..<5_000 {
            let call = try? String(contentsOfFile: "/proc/\(id)/wchan", encoding: .utf8)
            if let call, call.contains("pipe") { return }
            let state = try? String(contentsOfFile: "/proc/\(id)/syscall", encoding: .utf8)
            // System call 0 is read, of descriptor 0.
            if let state, state.hasPrefix("0 0x0 ") { return }
            usleep(2_000)
        }
        Issue.record("the tool never waits for its input")
    }
}
