import Foundation

/// The command-line tool, run as a process of its own.
enum Tool {
    /// What the build puts beside the tests.
    static let product: String = {
        let tests = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        return URL(fileURLWithPath: tests ?? "").deletingLastPathComponent().appending(path: "snug").path
    }()

    /// The tool that is tested: that of the environment's `SNUG_TOOL`, or the product.
    static let path = ProcessInfo.processInfo.environment["SNUG_TOOL"] ?? product

    /// What the tool finds on standard input.
    enum Input {
        /// Nothing, at once.
        case nothing
        /// These bytes, through a pipe.
        case bytes([UInt8])
        /// A pipe that stays open and empty: who reads it waits for ever.
        case openPipe

        static func text(_ text: String) -> Input { .bytes(Array(text.utf8)) }
    }

    /// Where the tool's standard output goes.
    enum Output {
        case pipe
        /// A pipe whose reader has gone.
        case closedPipe
        case file(FileHandle)
    }

    /// How the tool ended, and what it wrote.
    struct Outcome {
        /// The exit code, or the negative number of the signal that ended the process.
        var code: Int32
        var output: [UInt8]
        var error: String

        var text: String { String(decoding: output, as: UTF8.self) }
    }

    /// Runs the tool to its end.
    static func run(
        _ arguments: [String], input: Input = .nothing, output: Output = .pipe, environment: [String: String]? = nil,
        in folder: String? = nil, tool: String = path
    ) throws -> Outcome {
        try Running(
            tool, arguments, input: input, output: output, environment: environment, folder: folder
        ).finish()
    }

    /// Runs a shell script, in which `"$0"` is the tool, for what only a shell can arrange.
    static func shell(
        _ script: String, _ arguments: [String] = [], input: Input = .nothing, output: Output = .pipe,
        environment: [String: String]? = nil, in folder: String? = nil
    ) throws -> Outcome {
        try Running(
            "/bin/sh", ["-c", script, path] + arguments, input: input, output: output, environment: environment,
            folder: folder
        ).finish()
    }

    /// A process on its way.
    final class Running {
        let process = Process()
        private let input = Pipe()
        private let output = Pipe()
        private let error: URL
        private let errorHandle: FileHandle

        init(
            _ executable: String, _ arguments: [String], input: Input, output: Output = .pipe,
            environment: [String: String]? = nil, folder: String? = nil
        ) throws {
            // A tool that does not read what it is given must not end the tests.
            signal(SIGPIPE, SIG_IGN)
            error = FileManager.default.temporaryDirectory.appending(path: "snug-stderr-" + UUID().uuidString)
            try Data().write(to: error)
            errorHandle = try FileHandle(forWritingTo: error)
            process.executableURL = URL(fileURLWithPath: executable)
            process.arguments = arguments
            if let environment { process.environment = environment }
            if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder) }
            process.standardError = errorHandle
            switch input {
            case .nothing: process.standardInput = FileHandle.nullDevice
            case .bytes, .openPipe: process.standardInput = self.input
            }
            switch output {
            case .pipe: process.standardOutput = self.output
            case .closedPipe:
                process.standardOutput = self.output.fileHandleForWriting
                try self.output.fileHandleForReading.close()
            case .file(let handle): process.standardOutput = handle
            }
            try process.run()
            if case .bytes(let bytes) = input {
                try? self.input.fileHandleForWriting.write(contentsOf: Data(bytes))
                try? self.input.fileHandleForWriting.close()
            }
            isReadable = if case .pipe = output { true } else { false }
        }

        private let isReadable: Bool

        deinit {
            try? FileManager.default.removeItem(at: error)
        }

        /// Waits for the end; a process that takes half a minute is killed.
        func finish() throws -> Outcome {
            let id = process.processIdentifier
            let watchdog = DispatchWorkItem { kill(id, SIGKILL) }
            DispatchQueue.global().asyncAfter(deadline: .now() + 30, execute: watchdog)
            let bytes = isReadable ? output.fileHandleForReading.readDataToEndOfFile() : Data()
            process.waitUntilExit()
            watchdog.cancel()
            let status = process.terminationStatus
            return Outcome(
                code: process.terminationReason == .exit ? status : -status, output: Array(bytes),
                error: String(decoding: try Data(contentsOf: error), as: UTF8.self))
        }
    }
}
