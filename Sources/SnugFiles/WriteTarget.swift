internal import Glibc

/// What stands at a path that is to be written.
enum WriteTarget {
    /// An open descriptor of this process.
    case descriptor(Int32)
    /// A device or a pipe.
    case special
    /// A place for a file, symbolic links followed, and what is there already.
    case file(FilePath, existing: stat?)

    init(_ path: FilePath) throws(FileError) {
        let place = try Self.end(ofLinksFrom: path)
        if let number = Self.descriptor(named: place) {
            self = .descriptor(number)
            return
        }
        guard let status = try unsafe Self.status(of: path, by: { unsafe stat($0, $1) }) else {
            guard path.bytes.last != UInt8(ascii: "/") else { throw .isFolder(path: path) }
            self = .file(place, existing: nil)
            return
        }
        switch status.st_mode & S_IFMT {
        case S_IFDIR: throw .isFolder(path: path)
        case S_IFREG:
            try Self.checkWritable(path)
            self = .file(place, existing: status)
        default: self = .special
        }
    }

    /// The place that a chain of symbolic links leads to, existing or not, or the name of a descriptor on the way:
    /// opening such a name anew would lose the place that has been reached in the file.
    private static func end(ofLinksFrom path: FilePath) throws(FileError) -> FilePath {
        var place = path
        for _ in 0..<40 {
            guard descriptor(named: place) == nil, let target = try link(at: place) else { return place }
            place = target.isAbsolute ? target : place.folder.appending(target.bytes)
        }
        throw FileError(.resolve, path, result: -Int(ELOOP))
    }

    /// Where a symbolic link leads; nil if the path names something else or nothing.
    private static func link(at path: FilePath) throws(FileError) -> FilePath? {
        guard let status = try unsafe status(of: path, by: { unsafe lstat($0, $1) }),
            status.st_mode & S_IFMT == S_IFLNK
        else { return nil }
        let name = try path.cString()
        var result = 0
        let target = unsafe [CChar](unsafeUninitializedCapacity: Int(PATH_MAX)) { buffer, filled in
            guard let start = buffer.baseAddress else { return }
            result = systemCall { unsafe readlink(name, start, buffer.count) }
            filled = max(0, result)
        }
        guard result >= 0 else { throw FileError(.resolve, path, result: result) }
        return FilePath(bytes: target.map { UInt8(bitPattern: $0) })
    }

    /// What `stat` or `lstat` says of a path, nil if it names nothing.
    private static func status(
        of path: FilePath, by call: (UnsafePointer<CChar>, UnsafeMutablePointer<stat>) -> Int32
    ) throws(FileError) -> stat? {
        var status = Glibc.stat()
        let name = try path.cString()
        let result = systemCall { unsafe Int(call(name, &status)) }
        guard result < 0 else { return status }
        guard result == -Int(ENOENT) else { throw FileError(.resolve, path, result: result) }
        return nil
    }

    /// A file that may not be written is not replaced either.
    private static func checkWritable(_ path: FilePath) throws(FileError) {
        let name = try path.cString()
        let result = systemCall { unsafe Int(faccessat(AT_FDCWD, name, W_OK, AT_EACCESS)) }
        guard result >= 0 else { throw FileError(.open, path, result: result) }
    }

    /// The number of an open descriptor from its name below `/dev` or `/proc/self`.
    private static func descriptor(named path: FilePath) -> Int32? {
        let text = path.description
        switch text {
        case "/dev/stdout": return 1
        case "/dev/stderr": return 2
        default:
            for folder in ["/dev/fd/", "/proc/self/fd/"] where text.hasPrefix(folder) {
                let digits = text.dropFirst(folder.count)
                guard digits.allSatisfy({ $0.isASCII && $0.isNumber }) else { return nil }
                return Int32(digits)
            }
            return nil
        }
    }
}
