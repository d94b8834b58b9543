/// Why Unicode's rules cannot be had.
public enum UnicodeError: Error, Hashable, Sendable {
    /// ICU does not find a part of its own data: the library is installed without it.
    ///
    /// `item` is the file among the data, `library` ICU with its version, `reason` ICU's name of the error.
    case missingData(item: String, library: String, reason: String)
}
