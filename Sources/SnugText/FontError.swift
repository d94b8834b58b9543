/// Why a font list cannot be used.
public enum FontError: Error, Hashable, Sendable {
    /// No family of the list exists; `closest` is the known name most like the first.
    case noFamily(names: [String], closest: String?)
    /// The file does not exist or cannot be read; `reason` is the system's word.
    case unreadableFile(path: String, reason: String)
    /// The file is no font that can be drawn; `reason` says what is wrong.
    case damagedFile(path: String, reason: String)
    /// The file has fewer faces than the number asked for.
    case noFace(path: String, face: Int, count: Int)
    /// The file is larger than the limit; both in bytes.
    case fileTooLarge(path: String, size: Int, limit: Int)
    /// An axis setting names an axis that no face of the list has.
    case noAxis(tag: String, available: [String])
}
