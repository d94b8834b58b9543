public import SnugComposition
internal import SnugText

/// Why a style cannot be used.
public enum StyleError: Error, Hashable, Sendable {
    /// There is no built-in look of that name; the one that was most likely meant.
    case unknownName(String, suggestion: String?)
    /// There is no such file, or it cannot be read.
    case unreadable(path: String, reason: String)
    /// The file has more bytes than the limit.
    case tooManyBytes(path: String, limit: Int)
    /// The file's JSON, or a value in it, has a fault.
    case damaged(path: String, SpecError)
    /// A style starts from itself, by way of these.
    case loop([String])
    /// A style starts from another, that one from the next, and so on, more often than the limit.
    case tooDeep(limit: Int)

    /// There is no built-in look of that name; the nearest name is suggested.
    public static func unknown(_ name: String) -> StyleError {
        .unknownName(name, suggestion: closestName(to: name, among: BuiltInStyle.all.map(\.name)))
    }
}
