/// A place in a JSON document.
public struct JSONPosition: Hashable, Sendable {
    /// The line, from 1. A line ends at LF, CR LF or CR.
    public var line: Int
    /// The place in the line in Unicode scalars, from 1. A byte order mark at the start is no part of the first line.
    public var column: Int
    /// The place in the document in bytes of UTF-8, from 0, with the byte order mark counted.
    public var offset: Int

    /// Makes a position.
    public init(line: Int, column: Int, offset: Int) {
        self.line = line
        self.column = column
        self.offset = offset
    }
}
