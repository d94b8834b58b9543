/// A face and the characters of a text that it draws.
public struct FontUse: Hashable, Sendable {
    /// The face.
    public var font: FontFace
    /// The characters, each once, in the text's order; white space and invisible ones left out.
    public var characters: [Unicode.Scalar]
    /// Whether no font has these characters: the face draws a box for each.
    public var isMissing: Bool
}
