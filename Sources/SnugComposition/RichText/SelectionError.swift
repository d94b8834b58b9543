/// Why a part of a text cannot be found.
public enum SelectionError: Error, Hashable, Sendable {
    /// A range of characters reaches out of the text, which has so many.
    case outsideText(GraphemeRange, characterCount: Int)
}
