internal import Glibc

/// An open file: a descriptor with the path that errors name.
///
/// Who opens one closes it; standard streams stay open.
struct Descriptor {
    let number: Int32
    let path: FilePath

    init(number: Int32, path: FilePath) {
        self.number = number
        self.path = path
    }

    /// Opens what the path names; programs that this one starts do not inherit it.
    init(opening path: FilePath, flags: Int32) throws(FileError) {
        let name = try path.cString()
        let result = systemCall { unsafe Int(open(name, flags | O_CLOEXEC | O_NOCTTY)) }
        guard result >= 0 else { throw FileError(.open, path, result: result) }
        self.init(number: Int32(result), path: path)
    }

    func status() throws(FileError) -> stat {
        var status = stat()
        let result = systemCall { unsafe Int(fstat(number, &status)) }
        guard result >= 0 else { throw FileError(.open, path, result: result) }
        return status
    }

    /// Reads to the end.
    ///
    /// A file whose size is known is refused before memory is taken; of others at most one byte more than the limit is
    /// read.
    func readAll(limit: Int) throws(FileError) -> [UInt8] {
        precondition(limit >= 0, "a limit is not negative")
        let status = try status()
        let isRegular = status.st_mode & S_IFMT == S_IFREG
        guard status.st_mode & S_IFMT != S_IFDIR else { throw .isFolder(path: path) }
        guard !isRegular || status.st_size <= limit else {
            throw .tooLarge(path: path, size: Int(status.st_size), limit: limit)
        }
        // With room for one byte more than the size, the end is met without a second piece.
        var bytes = try read(atMost: min(isRegular ? Int(status.st_size) : Self.piece, limit) + 1)
        while !bytes.isEmpty {
            guard bytes.count <= limit else { throw .tooLarge(path: path, size: nil, limit: limit) }
            let next = try read(atMost: min(Self.piece, limit - bytes.count + 1))
            guard !next.isEmpty else { break }
            bytes += next
        }
        return bytes
    }

    private static let piece = 65_536

    /// Reads until the count is reached or the end is met.
    private func read(atMost count: Int) throws(FileError) -> [UInt8] {
        var failure: Int?
        let bytes = unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
            while filled < count {
                let rest = unsafe UnsafeMutableBufferPointer(rebasing: buffer[filled..<count])
                let result = systemCall { unsafe Glibc.read(number, rest.baseAddress, rest.count) }
                if result > 0 {
                    filled += result
                } else if result == -Int(EAGAIN) {
                    wait(for: POLLIN)
                } else {
                    if result < 0 { failure = result }
                    return
                }
            }
        }
        if let failure {
            throw FileError(.read, path, result: failure)
        }
        return bytes
    }

    /// Writes all bytes, in as many calls as it takes.
    func writeAll(_ bytes: [UInt8]) throws(FileError) {
        var failure: Int?
        unsafe bytes.withUnsafeBytes { buffer in
            var rest = unsafe buffer[...]
            while unsafe !rest.isEmpty {
                let part = unsafe UnsafeRawBufferPointer(rebasing: rest)
                let result = systemCall { unsafe Glibc.write(number, part.baseAddress, part.count) }
                if result >= 0 {
                    unsafe rest = rest.dropFirst(result)
                } else if result == -Int(EAGAIN) {
                    wait(for: POLLOUT)
                } else {
                    failure = result
                    return
                }
            }
        }
        if let failure {
            throw FileError(.write, path, result: failure)
        }
    }

    /// A stream that others have made non-blocking has bytes or room when its other end has done something.
    private func wait(for event: Int32) {
        var request = pollfd(fd: number, events: Int16(event), revents: 0)
        _ = unsafe poll(&request, 1, -1)
    }

    /// Closes the file. Some file systems tell only here that bytes found no room.
    func close() throws(FileError) {
        guard Glibc.close(number) != 0 else { return }
        let code = errno
        // After an interruption Linux has closed the descriptor all the same.
        guard code == EINTR else { throw FileError(.close, path, result: -Int(code)) }
    }

    /// Closes a file of which nothing is expected any more.
    func abandon() {
        _ = Glibc.close(number)
    }
}
