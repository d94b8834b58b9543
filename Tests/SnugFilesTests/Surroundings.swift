import Foundation
import SnugFiles

/// A folder that is gone after the test.
final class TemporaryFolder {
    let path: String

    init() throws {
        path = NSTemporaryDirectory() + "snug-files-" + UUID().uuidString
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
    }

    func text(of name: String) throws -> String {
        String(decoding: try Data(contentsOf: URL(fileURLWithPath: path + "/" + name)), as: UTF8.self)
    }

    func write(_ text: String, to name: String) throws {
        try Data(text.utf8).write(to: URL(fileURLWithPath: path + "/" + name))
    }

    /// The names of all that is in the folder, in order.
    var names: [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
    }

    subscript(_ name: String) -> FilePath {
        FilePath(path + "/" + name)
    }
}

/// The helper program, which the build puts beside the tests.
func helper(_ arguments: [String], input: Pipe? = nil, output: Pipe? = nil, error: Pipe? = nil) throws -> Process {
    let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: tests).deletingLastPathComponent().appendingPathComponent(
        "SnugFilesHelper")
    process.arguments = arguments
    process.standardInput = input ?? FileHandle.nullDevice
    process.standardOutput = output ?? FileHandle.nullDevice
    process.standardError = error ?? FileHandle.nullDevice
    return process
}
