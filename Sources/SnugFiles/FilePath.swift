/// A path of the file system: bytes that need not be UTF-8, of any length, relative to the working folder or not.
public struct FilePath: Hashable, Sendable, CustomStringConvertible {
    /// The bytes, without a terminating zero.
    public let bytes: [UInt8]

    /// Makes a path from text.
    public init(_ text: String) {
        bytes = Array(text.utf8)
    }

    /// Makes a path from bytes, as the system gives them.
    public init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// The path for people; bytes that are no UTF-8 appear as U+FFFD.
    public var description: String {
        String(decoding: bytes, as: UTF8.self)
    }

    /// The folder that the path's last part lies in: `.` for a name alone.
    public var folder: FilePath {
        let trimmed = bytes.dropLast(trailingSlashes)
        guard let slash = trimmed.lastIndex(of: Self.slash) else {
            return FilePath(trimmed.isEmpty && isAbsolute ? "/" : ".")
        }
        return FilePath(bytes: Array(bytes[..<max(1, slash)]))
    }

    /// The path of a name in a folder.
    func appending(_ name: [UInt8]) -> FilePath {
        FilePath(bytes: bytes + (bytes.last == Self.slash ? [] : [Self.slash]) + name)
    }

    var isAbsolute: Bool {
        bytes.first == Self.slash
    }

    private var trailingSlashes: Int {
        bytes.reversed().prefix { $0 == Self.slash }.count
    }

    private static let slash = UInt8(ascii: "/")
}
