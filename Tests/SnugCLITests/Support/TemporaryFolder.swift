import Foundation

/// A folder that is gone after the test.
final class TemporaryFolder {
    let path: String

    init() throws {
        path = NSTemporaryDirectory() + "snug-tool-" + UUID().uuidString
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
    }

    /// The path of a name in the folder.
    subscript(_ name: String) -> String { path + "/" + name }

    /// The names of all that is in the folder, hidden files too, in order.
    var names: [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
    }

    func write(_ text: String, to name: String) throws {
        try write(Array(text.utf8), to: name)
    }

    func write(_ bytes: [UInt8], to name: String) throws {
        try Data(bytes).write(to: URL(fileURLWithPath: self[name]))
    }

    func bytes(of name: String) throws -> [UInt8] {
        Array(try Data(contentsOf: URL(fileURLWithPath: self[name])))
    }

    func text(of name: String) throws -> String {
        String(decoding: try bytes(of: name), as: UTF8.self)
    }

    func makeFolder(_ name: String) throws {
        try FileManager.default.createDirectory(atPath: self[name], withIntermediateDirectories: false)
    }
}
