import Foundation

/// The working copy that these tests stand in.
struct Repository {
    /// Every text file, sorted by path.
    var texts: [TextFile]
    /// The paths of all files below each folder of `Sources`, from that folder.
    var folders: [String: Set<String>]

    /// Read once, for all tests.
    static let current = Repository(root: root)

    /// The folder three levels above this file.
    private static var root: URL {
        var url = URL(filePath: #filePath)
        for _ in 0..<3 { url.deleteLastPathComponent() }
        return url
    }

    /// Walks the folder, but not what git ignores: what is built, what is drawn, what editors keep.
    private init(root: URL) {
        texts = []
        folders = [:]
        let manager = FileManager.default
        var queue = [""]
        while let folder = queue.popLast() {
            let url = folder.isEmpty ? root : root.appending(path: folder)
            for name in (try? manager.contentsOfDirectory(atPath: url.path)) ?? [] {
                let path = folder.isEmpty ? name : folder + "/" + name
                let type = try? manager.attributesOfItem(atPath: url.appending(path: name).path)[.type]
                switch type as? FileAttributeType {
                case .typeDirectory? where !Self.isIgnored(path): queue.append(path)
                case .typeRegular? where !Self.isIgnored(path): add(path, at: url.appending(path: name))
                default: break
                }
            }
        }
        texts.sort { $0.path < $1.path }
    }

    private static func isIgnored(_ path: String) -> Bool {
        [".build", ".git", ".swiftpm", "out", "snug"].contains(path) || path.hasSuffix(".o")
    }

    private mutating func add(_ path: String, at url: URL) {
        let parts = path.split(separator: "/", maxSplits: 2)
        if parts.count == 3, parts[0] == "Sources" {
            folders[String(parts[1]), default: []].insert(String(parts[2]))
        }
        let binary = ["ttf", "otf", "ttc", "png", "jpg", "jpeg", "webp", "gif"]
        guard !binary.contains(url.pathExtension), let data = try? Data(contentsOf: url), !data.contains(0),
            let text = String(data: data, encoding: .utf8)
        else { return }
        texts.append(TextFile(path: path, text: text))
    }

    /// The Swift files of `Sources`.
    var swiftSources: [SwiftFile] {
        texts.compactMap { file in
            let parts = file.path.split(separator: "/")
            guard parts.count > 2, parts[0] == "Sources", file.path.hasSuffix(".swift") else { return nil }
            return SwiftFile(module: String(parts[1]), path: file.path, text: file.text)
        }
    }
}
