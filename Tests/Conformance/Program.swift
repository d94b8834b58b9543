import Foundation

/// Another program, run to its end.
struct Program {
    /// The program's file.
    var path: String
    /// The Debian package that brings it.
    var package: String

    /// What the program writes to its standard output.
    ///
    /// Fails if it cannot be started, or ends with another code than 0.
    func output(
        _ arguments: [String], input: Data = Data(), environment: [String: String] = [:]
    ) throws -> Data {
        guard FileManager.default.isExecutableFile(atPath: path) else {
            throw Trouble("there is no \(path): Debian's package \(package) is needed")
        }
        let process = Process()
        process.executableURL = URL(filePath: path)
        process.arguments = arguments
        process.environment = ["PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8"].merging(environment) { $1 }
        // Files, unlike pipes, never make one wait for the other.
        let folder = try TemporaryFolder()
        try input.write(to: folder.url.appending(path: "input"))
        let files = try ["input", "output", "errors"].map { name in
            let file = folder.url.appending(path: name)
            if name != "input" { try Data().write(to: file) }
            return file
        }
        process.standardInput = try FileHandle(forReadingFrom: files[0])
        process.standardOutput = try FileHandle(forWritingTo: files[1])
        process.standardError = try FileHandle(forWritingTo: files[2])
        try process.run()
        process.waitUntilExit()
        guard process.terminationReason == .exit, process.terminationStatus == 0 else {
            let errors = try String(decoding: Data(contentsOf: files[2]), as: UTF8.self)
            throw Trouble("\(path) ended with \(process.terminationStatus): \(errors)")
        }
        return try Data(contentsOf: files[1])
    }
}

/// A new folder that is removed with its content when nobody uses it any more.
final class TemporaryFolder {
    let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory.appending(path: "snug-conformance-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(at: url)
    }
}
