/// What a layout could not do as asked.
public enum TextWarning: Hashable, Sendable {
    /// No font has these characters; each is named once, in the text's order.
    case missingGlyph(Unicode.Scalar)
    /// A family of the font list that was passed over because it does not exist.
    case missingFamily(String)
    /// A line is wider than its room: its number from 0, its width and the room.
    case lineTooWide(line: Int, width: Double, room: Double)
    /// A control character that is neither a tab nor a line end, drawn as nothing; each is named once.
    case controlCharacter(Unicode.Scalar)
}
