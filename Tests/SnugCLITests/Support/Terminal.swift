import Foundation

/// A terminal that a process can be given in place of a pipe.
final class Terminal {
    /// The end that the process gets.
    let slave: FileHandle
    private let master: Int32

    init() throws {
        // What posix_openpt, unlockpt and ptsname do, which Swift does not see.
        master = unsafe open("/dev/ptmx", O_RDWR | O_NOCTTY)
        var isLocked: Int32 = 0
        var index: UInt32 = 0
        guard master >= 0, unsafe ioctl(master, 0x4004_5431, &isLocked) == 0,
            unsafe ioctl(master, 0x8004_5430, &index) == 0
        else { throw CocoaError(.fileReadUnknown) }
        let number = unsafe open("/dev/pts/\(index)", O_RDWR | O_NOCTTY)
        guard number >= 0 else { throw CocoaError(.fileReadUnknown) }
        slave = FileHandle(fileDescriptor: number, closeOnDealloc: true)
    }

    deinit {
        close(master)
    }

    /// What the process has written.
    var shown: String {
        var bytes = [UInt8](repeating: 0, count: 65_536)
        _ = fcntl(master, F_SETFL, O_NONBLOCK)
        let count = unsafe read(master, &bytes, bytes.count)
        return String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
    }
}
