import Foundation
import SnugImages
import SnugPixels

/// Draws SVG files with librsvg's `rsvg-convert`.
enum Rsvg {
    private static let path = "/usr/bin/rsvg-convert"

    /// The comparisons run where `rsvg-convert` is; `make svg` asks for them, and they fail where it is missing.
    static let isWanted =
        ProcessInfo.processInfo.environment["SNUG_SVG"] != nil || FileManager.default.isExecutableFile(atPath: path)

    /// A file's picture at its own size, with straight alpha.
    static func picture(of svg: [UInt8]) throws -> Bitmap {
        guard FileManager.default.isExecutableFile(atPath: path) else {
            throw Trouble("there is no \(path): Debian's package librsvg2-bin is needed")
        }
        let folder = FileManager.default.temporaryDirectory.appending(path: "snug-svg-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let input = folder.appending(path: "picture.svg")
        let output = folder.appending(path: "picture.png")
        try Data(svg).write(to: input)
        let errors = Pipe()
        let process = Process()
        process.executableURL = URL(filePath: path)
        // Embedded photos pass the limit that guards servers.
        process.arguments = ["--unlimited", "--output", output.path(), input.path()]
        process.standardError = errors
        try process.run()
        let words = errors.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard process.terminationReason == .exit, process.terminationStatus == 0 else {
            throw Trouble(
                "rsvg-convert ended with \(process.terminationStatus): \(String(decoding: words, as: UTF8.self))")
        }
        return try PNGDecoder.decode(Array(try Data(contentsOf: output)))
    }
}

/// What stops a comparison.
struct Trouble: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}
