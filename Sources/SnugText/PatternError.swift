/// Why a regular expression finds nothing.
public enum PatternError: Error, Hashable, Sendable {
    /// The pattern is none; `offset` counts its UTF-8 bytes to where it is wrong, `reason` is the library's word.
    case syntax(offset: Int, reason: String)
    /// Finding the matches takes more steps than the limit.
    case tooManySteps(limit: Int)
}
