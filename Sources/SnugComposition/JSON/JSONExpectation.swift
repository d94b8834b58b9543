/// What could have stood where an unexpected character stands.
public enum JSONExpectation: Hashable, Sendable {
    /// Any value.
    case value
    /// A value, or `]`.
    case valueOrEndOfArray
    /// A key.
    case key
    /// A key, or `}`.
    case keyOrEndOfObject
    /// The colon between a key and its value.
    case colon
    /// A comma, or `]`.
    case commaOrEndOfArray
    /// A comma, or `}`.
    case commaOrEndOfObject
}
