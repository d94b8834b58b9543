internal import Glibc

/// Calls the system, again as long as signals interrupt it.
///
/// - Returns: the result, or the negative error number: `errno` is read before anything else can change it.
func systemCall(_ call: () -> Int) -> Int {
    while true {
        let result = call()
        guard result < 0 else { return result }
        let code = errno
        guard code == EINTR else { return -Int(code) }
    }
}

extension FilePath {
    /// The path as C has it.
    ///
    /// - Throws: `FileError.invalidPath` for a zero byte, at which C would cut the path.
    func cString() throws(FileError) -> [CChar] {
        guard !bytes.contains(0) else { throw .invalidPath(path: self) }
        return bytes.map { CChar(bitPattern: $0) } + [0]
    }
}
