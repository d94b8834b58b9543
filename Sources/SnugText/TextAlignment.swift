/// Where lines stand that are narrower than their box.
public enum TextAlignment: String, Hashable, Sendable, Codable, CaseIterable {
    /// At the side where the paragraph's lines start.
    case start
    /// In the middle.
    case center
    /// At the side where the paragraph's lines end.
    case end
    /// At the left side, whatever the direction.
    case left
    /// At the right side, whatever the direction.
    case right
    /// From side to side by wider spaces; a paragraph's last line as `start`.
    case justify
}
