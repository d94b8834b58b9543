internal import Glibc

/// Why a file or a stream cannot be read or written.
public enum FileError: Error, Hashable, Sendable {
    /// There is no such file.
    case missing(path: FilePath)
    /// The folder that the file is to lie in does not exist.
    case missingFolder(path: FilePath, folder: FilePath)
    /// A part of the path before its last is no folder.
    case notInFolder(path: FilePath)
    /// It is a folder.
    case isFolder(path: FilePath)
    /// The path has a zero byte, which no file's name can have.
    case invalidPath(path: FilePath)
    /// There is more to read than the limit; both in bytes, the size nil where it is not known beforehand.
    case tooLarge(path: FilePath, size: Int?, limit: Int)
    /// The reader of a pipe has gone.
    case closedPipe(path: FilePath)
    /// Anything else: the system's error number and its words, in English.
    case system(operation: FileOperation, path: FilePath, code: Int32, reason: String)

    /// The error for the negative result of a system call.
    init(_ operation: FileOperation, _ path: FilePath, result: Int) {
        let code = Int32(-result)
        self =
            switch code {
            case ENOENT: .missing(path: path)
            case ENOTDIR: .notInFolder(path: path)
            case EISDIR: .isFolder(path: path)
            case EPIPE: .closedPipe(path: path)
            default: .system(operation: operation, path: path, code: code, reason: Self.reason(code))
            }
    }

    private static func reason(_ code: Int32) -> String {
        guard let text = unsafe strerror(code) else { return "error \(code)" }
        return unsafe String(cString: text)
    }
}
