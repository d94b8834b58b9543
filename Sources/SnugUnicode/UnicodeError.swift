/// Why Unicode's rules cannot be had.
public enum UnicodeError: Error, Hashable, Sendable {
    /// ICU does not find a part of its own data: the library is installed without it.
    ///
    /// `item` is the part, `library` ICU with its version and `reason` ICU's name of the error.
    case missingData(item: String, library: String, reason: String)
}
