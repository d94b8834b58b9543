/// The direction of a paragraph.
public enum BaseDirection: String, Hashable, Sendable, Codable, CaseIterable {
    /// That of the first strong character (UAX #9, P2 and P3); left to right if there is none.
    case auto
    /// Left to right.
    case ltr
    /// Right to left.
    case rtl
}
