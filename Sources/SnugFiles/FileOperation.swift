/// What was asked of the system when it failed.
public enum FileOperation: String, Hashable, Sendable {
    /// Find out what a path names.
    case resolve
    /// Open a file.
    case open
    /// Create a file beside the one to be replaced.
    case create
    /// Read bytes.
    case read
    /// Write bytes.
    case write
    /// Hand over the last bytes.
    case close
    /// Put the new file in the old one's place.
    case rename
}
