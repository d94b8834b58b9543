internal import Glibc

/// The bytes of a file, a pipe or a device such as `/dev/stdin`.
///
/// - Parameter limit: the most bytes that are taken. A file that is larger is refused before memory is taken; what has
///   no size, such as a pipe, is read until it has given more.
/// - Throws: `FileError.missing`, `.isFolder`, `.tooLarge` and others.
public func readFile(_ path: FilePath, limit: Int) throws(FileError) -> [UInt8] {
    let file = try Descriptor(opening: path, flags: O_RDONLY)
    defer { file.abandon() }
    return try file.readAll(limit: limit)
}
