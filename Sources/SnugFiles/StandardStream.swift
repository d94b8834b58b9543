internal import Glibc

/// The streams that a program starts with.
public enum StandardStream: Int32, Hashable, Sendable, CaseIterable {
    /// What the program reads.
    case input = 0
    /// What the program makes.
    case output = 1
    /// What the program says.
    case error = 2

    /// Reads the stream to its end.
    ///
    /// - Parameter limit: the most bytes that are taken. A file that is larger is refused before memory is taken.
    /// - Throws: `FileError.tooLarge` and others; the path is that below `/dev`.
    public func read(limit: Int) throws(FileError) -> [UInt8] {
        try descriptor.readAll(limit: limit)
    }

    /// Writes all of the bytes.
    ///
    /// - Throws: `FileError.closedPipe` where the reader has gone, after `Signals.install`, and others; the path is
    ///   that below `/dev`.
    public func write(_ bytes: [UInt8]) throws(FileError) {
        try descriptor.writeAll(bytes)
    }

    /// Whether the stream is a terminal.
    public var isTerminal: Bool {
        isatty(rawValue) == 1
    }

    /// The width of the terminal in characters; nil if the stream is none or does not say.
    public var columns: Int? {
        var size = winsize()
        guard unsafe ioctl(rawValue, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
        return Int(size.ws_col)
    }

    private var descriptor: Descriptor {
        let name =
            switch self {
            case .input: "/dev/stdin"
            case .output: "/dev/stdout"
            case .error: "/dev/stderr"
            }
        return Descriptor(number: rawValue, path: FilePath(name))
    }
}
