/// What itemization asks about a character.
public struct ScalarProperties: OptionSet, Hashable, Sendable {
    /// One bit a property.
    public let rawValue: UInt16

    /// Makes a set from its bits.
    public init(rawValue: UInt16) {
        self.rawValue = rawValue
    }

    /// White_Space that may end a line and hangs there; not the no-break spaces.
    public static let hangingSpace = ScalarProperties(rawValue: 1 << 0)
    /// Default_Ignorable_Code_Point: drawn as nothing where no glyph is there.
    public static let ignorable = ScalarProperties(rawValue: 1 << 1)
    /// Emoji.
    public static let emoji = ScalarProperties(rawValue: 1 << 2)
    /// Emoji_Presentation: drawn in colour unless U+FE0E follows.
    public static let emojiPresentation = ScalarProperties(rawValue: 1 << 3)
    /// General category Mn, Me or Mc.
    public static let mark = ScalarProperties(rawValue: 1 << 4)
    /// General category Cc.
    public static let control = ScalarProperties(rawValue: 1 << 5)
    /// A letter of a script whose letters join (Joining_Type D, R, L or C).
    public static let joining = ScalarProperties(rawValue: 1 << 6)
    /// Regional_Indicator.
    public static let regionalIndicator = ScalarProperties(rawValue: 1 << 7)
    /// Emoji_Modifier: the skin tones.
    public static let emojiModifier = ScalarProperties(rawValue: 1 << 8)
}
