internal import Glibc

/// A file with a name of its own beside another one, whose place it is to take.
struct TemporaryFile {
    let file: Descriptor
    private let entry: TemporaryFiles.Entry
    /// What errors name: the path that the caller gave.
    private let path: FilePath

    /// Creates the file in the same folder as the other one. From then on a signal that ends the program removes it.
    init(besides place: FilePath, mode: mode_t, named path: FilePath) throws(FileError) {
        let folder = place.folder
        while true {
            // Short, so that it fits where the other file's name is as long as names can be.
            let name = ".snug-" + String(UInt64.random(in: .min ... .max), radix: 36) + ".tmp"
            let (entry, result) = TemporaryFiles.create(try folder.appending(Array(name.utf8)).cString(), mode: mode)
            if let entry {
                self.path = path
                self.entry = entry
                file = Descriptor(number: Int32(result), path: path)
                return
            }
            switch Int32(-result) {
            case EEXIST: continue
            case ENOENT: throw .missingFolder(path: path, folder: folder)
            default: throw FileError(.create, path, result: result)
            }
        }
    }

    /// Takes over the mode of the file that is to be replaced, and its owner where that is permitted.
    func adopt(_ other: stat) throws(FileError) {
        let own = try file.status()
        if own.st_uid != other.st_uid || own.st_gid != other.st_gid {
            _ = fchown(file.number, other.st_uid, other.st_gid)
        }
        let result = systemCall { Int(fchmod(file.number, other.st_mode & 0o777)) }
        guard result >= 0 else { throw FileError(.create, path, result: result) }
    }

    /// Puts the file in the place of the other one. Where that fails the file is still there.
    func move(to place: FilePath) throws(FileError) {
        let target = try place.cString()
        let result = entry.rename(to: target)
        guard result >= 0 else { throw FileError(.rename, path, result: result) }
        entry.end()
    }

    /// Removes the file.
    func remove() {
        entry.unlink()
        entry.end()
    }
}
