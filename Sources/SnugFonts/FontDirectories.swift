internal import Glibc
internal import SnugText

/// The fonts below some folders, read once.
struct FontDirectories {
    /// The faces, by path and number in the file.
    private(set) var records: [FaceRecord] = []
    /// Files that look like fonts by their name or first bytes but cannot be used.
    private(set) var skipped: [FontError] = []

    /// Reads the names of all font files in the folders and below them; linear in their number.
    init(_ directories: [String], limit: Int) {
        var seen: Set<String> = []
        for path in directories.flatMap(fontFiles(below:)).sorted() where seen.insert(path).inserted {
            do throws(FontError) {
                let file = try FontFile(path: path, limit: limit)
                for index in 0..<max(1, file.faceCount) {
                    records.append(try FontFace(file: file, index: index).record)
                }
            } catch {
                skipped.append(error)
            }
        }
    }
}

/// Throws for the first folder that is none or cannot be read.
func checkDirectories(_ directories: [String]) throws(FontError) {
    for path in directories {
        guard let directory = unsafe opendir(path) else { throw unreadable(path, errno) }
        unsafe closedir(directory)
    }
}

/// The paths of the files that are fonts by their name, in no order; links are followed, each folder is read once.
private func fontFiles(below directory: String) -> [String] {
    var files: [String] = []
    var visited: Set<FolderIdentity> = []
    var waiting = [directory]
    while let path = waiting.popLast() {
        guard visited.insert(FolderIdentity(path: path)).inserted else { continue }
        for name in entries(of: path) {
            let child = path.hasSuffix("/") ? path + name : path + "/" + name
            var status = stat()
            guard unsafe stat(child, &status) == 0 else { continue }
            if status.st_mode & S_IFMT == S_IFDIR {
                waiting.append(child)
            } else if isFontName(name) {
                files.append(child)
            }
        }
    }
    return files
}

private struct FolderIdentity: Hashable {
    var device: UInt = 0
    var number: UInt = 0

    init(path: String) {
        var status = stat()
        guard unsafe stat(path, &status) == 0 else { return }
        device = status.st_dev
        number = status.st_ino
    }
}

private func entries(of path: String) -> [String] {
    guard let directory = unsafe opendir(path) else { return [] }
    defer { unsafe closedir(directory) }
    var names: [String] = []
    while let entry = unsafe readdir(directory) {
        let name = unsafe withUnsafePointer(to: entry.pointee.d_name) {
            unsafe $0.withMemoryRebound(to: CChar.self, capacity: 256) { unsafe String(cString: $0) }
        }
        // Hidden files are no fonts to be found; this passes over the folder itself and the one above as well.
        if !name.hasPrefix(".") { names.append(name) }
    }
    return names
}

private func isFontName(_ name: String) -> Bool {
    let endings = [".ttf", ".otf", ".ttc", ".otc", ".woff", ".woff2"]
    let folded = name.lowercased()
    return endings.contains { folded.hasSuffix($0) }
}
