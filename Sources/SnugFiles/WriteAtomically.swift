internal import Glibc

/// Writes a file so that at its path there are the old bytes or the new ones, never a part.
///
/// The bytes go to a temporary file in the same folder, which then takes the place of the old one; it is removed where
/// anything fails, and also when a signal ends the program after `Signals.install`. A new file has the mode that the
/// umask leaves of 0666, a replaced one keeps its mode, and its owner where that is permitted. A symbolic link stays,
/// and the file it leads to is replaced. Devices, pipes and descriptors (`/dev/full`, `/dev/stdout`, `/dev/fd/3`) are
/// written to directly. The bytes reach the disk when the system sees fit.
///
/// - Throws: `FileError.missingFolder`, `.isFolder`, `.closedPipe` and others.
public func writeAtomically(_ bytes: [UInt8], to path: FilePath) throws(FileError) {
    switch try WriteTarget(path) {
    case .descriptor(let number):
        try Descriptor(number: number, path: path).writeAll(bytes)
    case .special:
        try writeInPlace(bytes, to: path)
    case .file(let place, let existing):
        try replaceFile(at: place, existing: existing, with: bytes, named: path)
    }
}

private func writeInPlace(_ bytes: [UInt8], to path: FilePath) throws(FileError) {
    let file = try Descriptor(opening: path, flags: O_WRONLY)
    do throws(FileError) {
        try file.writeAll(bytes)
    } catch {
        file.abandon()
        throw error
    }
    try file.close()
}

private func replaceFile(
    at place: FilePath, existing: stat?, with bytes: [UInt8], named path: FilePath
) throws(FileError) {
    let temporary = try TemporaryFile(
        besides: place, mode: existing.map { $0.st_mode & 0o777 } ?? 0o666, named: path)
    do throws(FileError) {
        if let existing {
            try temporary.adopt(existing)
        }
        try temporary.file.writeAll(bytes)
    } catch {
        temporary.file.abandon()
        temporary.remove()
        throw error
    }
    do throws(FileError) {
        try temporary.file.close()
        try temporary.move(to: place)
    } catch {
        temporary.remove()
        throw error
    }
}
