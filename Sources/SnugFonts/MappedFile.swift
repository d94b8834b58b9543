internal import Glibc
internal import SnugText

/// A file's bytes, mapped for as long as the object lives.
@safe final class MappedFile {
    /// All bytes of the file, never none.
    let bytes: UnsafeRawBufferPointer

    /// Maps a regular file of 1...`limit` bytes; the size is looked at before anything is read.
    init(path: String, limit: Int) throws(FontError) {
        // C would take the name to end at a zero byte and open another file.
        guard !path.utf8.contains(0) else { throw unreadable(path, ENOENT) }
        // Without O_NONBLOCK a named pipe would wait for a writer.
        let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { throw unreadable(path, errno) }
        defer { close(descriptor) }
        let size = try regularFileSize(descriptor, path: path)
        guard size > 0 else { throw .damagedFile(path: path, reason: "the file is empty") }
        // HarfBuzz counts a file's bytes in 32 bits.
        let limit = min(limit, Int(Int32.max))
        guard size <= limit else { throw .fileTooLarge(path: path, size: size, limit: limit) }
        guard let start = unsafe mmap(nil, size, PROT_READ, MAP_PRIVATE, descriptor, 0), unsafe start != MAP_FAILED
        else { throw unreadable(path, errno) }
        unsafe bytes = UnsafeRawBufferPointer(start: start, count: size)
    }

    deinit {
        unsafe munmap(UnsafeMutableRawPointer(mutating: bytes.baseAddress), bytes.count)
    }
}

private func regularFileSize(_ descriptor: Int32, path: String) throws(FontError) -> Int {
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0 else { throw unreadable(path, errno) }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return Int(status.st_size)
    case S_IFDIR: throw unreadable(path, EISDIR)
    default: throw .unreadableFile(path: path, reason: "Not a regular file")
    }
}

/// The error for a failed system call, in the system's words.
func unreadable(_ path: String, _ code: Int32) -> FontError {
    let reason = unsafe strerror(code).map { unsafe String(cString: $0) } ?? "Error \(code)"
    return .unreadableFile(path: path, reason: reason)
}
