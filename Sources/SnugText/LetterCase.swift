/// What becomes of the letters before they are laid out.
public enum LetterCase: String, Hashable, Sendable, Codable, CaseIterable {
    /// They stay as they are.
    case none
    /// Capitals.
    case upper
    /// Small letters.
    case lower
    /// Each word starts with a capital.
    case capitalize
}
