public import SnugFonts

/// A face and the characters of a text that it draws.
public struct FontUse: Hashable, Sendable {
    /// The face.
    public var font: FontInfo
    /// The characters, each once, in the text's order; white space and invisible ones left out.
    public var characters: [Unicode.Scalar]
    /// Whether these characters have no glyph in any font: the face draws a box for them.
    public var isMissing: Bool
}
